"""How to have less compiled. numba compiles whatever a function calls into it once more, and everything so that Python
can call it; and it keeps what it compiled for each place where the sources lie."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import numba
from numba import njit
from numba.core import config
from numba.core.caching import CacheImpl, UserProvidedCacheLocator
from numba.core.types import WrapperAddressProtocol


class OnceForAll(UserProvidedCacheLocator):  # type: ignore[misc]
    """What is compiled here is kept once for all clones and environments with these sources and this numba."""

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> OnceForAll | None:
        return super().from_function(py_func, py_file) if Path(py_file).parent == Path(__file__).parent else None

    def get_cache_path(self) -> str:
        return str(Path(config.CACHE_DIR, numba.__version__))


getattr(CacheImpl, "_locator_classes", []).insert(0, OnceForAll)  # a numba without it compiles for each place


def inner(function: Any = None, inline: str = "never") -> Any:
    """`njit` for functions that only compiled functions call: not kept on disk, for they are part of what is.

    `inline="always"` writes them out where they are called.
    """
    compiled = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, inline=inline)
    return compiled if function is None else compiled(function)


class Pointer(WrapperAddressProtocol):
    """A compiled function for these types of its arguments, as a value: what is called through it is compiled once.

    It is compiled, or fetched, when it is first passed on.
    """

    def __init__(self, function: Any, *types: Any) -> None:
        self._function = function
        self._types = types

    @cached_property
    def _compiled(self) -> Any:
        self._function.compile(self._types)
        return self._function.overloads[self._types]

    def signature(self) -> Any:
        return self._compiled.signature

    def __wrapper_address__(self) -> int:
        compiled = self._compiled
        address: int = compiled.library.get_pointer_to_function(compiled.fndesc.llvm_cfunc_wrapper_name)
        return address
