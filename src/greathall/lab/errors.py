"""What can go wrong in the lab."""

from __future__ import annotations

from greathall.core.errors import GreatHallError


class BadPlayer(GreatHallError):
    """A stranger's bot cannot be loaded or reached, looks at what is hidden, or answers what is no option."""


class OtherExperiment(GreatHallError):
    """The folder holds the results of another experiment."""


class NoResults(GreatHallError):
    """The folder holds no results, or not all of them yet."""


class MissingPackage(GreatHallError):
    """Something is asked for that needs an extra which is not installed."""


class BadCluster(GreatHallError):
    """The cluster cannot be reached."""
