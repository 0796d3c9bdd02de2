"""Catalogues: the words of the hall and of each game, in English and French."""

from greathall.text.catalogue import LANGUAGES, Catalogue, catalogue

__all__ = ["LANGUAGES", "Catalogue", "catalogue"]
