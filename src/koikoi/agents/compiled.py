"""The kernel's second life: the same functions, compiled by Numba, for processes that search, train or simulate.

Importing this module imports Numba, so nothing imports it before it is needed. What is compiled is kept in the
platform's cache folder, under a name made from everything that it depends on: what has changed is never served.
"""

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from inspect import getsource
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from platformdirs import user_cache_path

# Numba's annotations do not reach as far as what is used here.
numba: Any = import_module("numba")
llvmlite: Any = import_module("llvmlite")
llvm: Any = import_module("llvmlite.binding")
cgutils: Any = import_module("numba.core.cgutils")
extending: Any = import_module("numba.extending")
lower_builtin: Any = import_module("numba.core.imputils").lower_builtin
signature: Any = import_module("numba.core.typing").signature
templates: Any = import_module("numba.core.typing.templates")
types: Any = import_module("numba.core.types")

OPTIONS: Final[Mapping[str, object]] = {"nogil": True, "_nrt": False, "no_cfunc_wrapper": True}
"""How everything is compiled. Without `_nrt` nothing counts references; there is nothing here that could own one."""
INLINED: Final = ("koikoi.engine.kernel.turn", "koikoi.engine.kernel.random")
"""Modules whose functions are inlined by force: worth a third. What is called from many places would grow too big."""
ENTRIES: Final = (
    "start", "legal", "first_id", "apply", "score", "hits", "held", "draw", "shuffle_deal", "random_action",
    "random_round", "tally_round", "random_rounds",
)  # fmt: skip
"""What Python may call of the kernel. The rest is only called from these: their wrappers would cost a third more."""


class Slots:
    """A row of int64, such as a state or a rules table, as compiled functions take it: the address of its first slot.

    Compiled functions check no index, neither against the size nor for being below 0.
    """

    __slots__ = ("address", "array")

    def __init__(self, values: Iterable[int]) -> None:
        self.array = np.fromiter(values, dtype=np.int64)
        self.address = int(self.array.ctypes.data)

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, slot: int) -> int:
        return int(self.array[slot])

    def __setitem__(self, slot: int, value: int) -> None:
        self.array[slot] = value

    def tolist(self) -> list[int]:
        """The values, as the plain life holds them."""
        return [int(value) for value in self.array]


class Floats:
    """A row of float32, such as the weights of a net, as compiled functions take it: the address of its first slot."""

    __slots__ = ("address", "array")

    def __init__(self, values: Sequence[float] | npt.NDArray[np.floating[Any]]) -> None:
        self.array = np.array(values, dtype=np.float32)
        self.address = int(self.array.ctypes.data)


_lock: Final = RLock()
_compiled: Final[dict[tuple[str, tuple[str, ...]], dict[str, Any]]] = {}
_digests: Final[dict[str, str]] = {}


def compiled(module: ModuleType, *entries: str) -> Mapping[str, Any]:
    """The functions of a kernel module by name, each compiled when it is first called; they take rows as `Slots`.

    The module may use functions of other such modules, integers, and nothing else. Python may call those that
    `entries` or ENTRIES name.
    """
    with _lock:
        return _functions(module, entries)


def _functions(module: ModuleType, entries: tuple[str, ...]) -> dict[str, Any]:
    name = module.__name__
    if (name, entries) in _compiled:
        return _compiled[name, entries]
    own, space, used = [], dict(vars(module)), []
    for key, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == name:
            own.append(value)
        elif isinstance(value, FunctionType):
            used.append(sys.modules[value.__module__])
            space[key] = _functions(used[-1], ())[value.__name__]
    digest = _digests[name] = _digest(module, used)
    folder = _cache_folder("-".join((digest, *entries)))
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, folder or ""
    try:
        for function in own:
            twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            twin.__module__, twin.__qualname__ = name, function.__qualname__
            inner = function.__name__ not in (*ENTRIES, *entries)
            options = {**OPTIONS, "forceinline": name in INLINED, "no_cpython_wrapper": inner}
            space[function.__name__] = numba.njit(**options, cache=folder is not None)(twin)
    finally:
        numba.config.CACHE_DIR = before
    found = _compiled[name, entries] = {function.__name__: space[function.__name__] for function in own}
    return found


def _digest(module: ModuleType, used: Iterable[ModuleType]) -> str:
    """A name for all that the compiled functions of a module depend on."""
    parts = (
        getsource(module),
        sorted((key, value) for key, value in vars(module).items() if isinstance(value, int)),
        sorted({_digests[other.__name__] for other in used}),
        getsource(sys.modules[__name__]),
        (sys.version, numba.__version__, llvmlite.__version__, llvm.llvm_version_info),
        (platform.machine(), llvm.get_host_cpu_name()),
    )
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:24]


def _cache_folder(digest: str) -> str | None:
    """Where compiled functions are kept; None where nothing can be written, and each process compiles its own."""
    folder: Path = user_cache_path("koikoi") / "compiled" / digest
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "writable").touch()
    except OSError:
        return None
    return str(folder)


# --- what Numba has to learn: rows by address, and the two methods of integers that the kernel uses


class _SlotsType(types.CPointer):  # type: ignore[misc]
    """The compiled side of `Slots`: a bare pointer, indexed without checks."""

    def __init__(self) -> None:
        super().__init__(types.int64)


class _FloatsType(types.CPointer):  # type: ignore[misc]
    """The compiled side of `Floats`."""

    def __init__(self) -> None:
        super().__init__(types.float32)


_SLOTS: Final = _SlotsType()
_FLOATS: Final = _FloatsType()


def _typeof_slots(value: Slots, context: object) -> _SlotsType:
    return _SLOTS


def _typeof_floats(value: Floats, context: object) -> _FloatsType:
    return _FLOATS


def _unbox_row(kind: Any, value: Any, context: Any) -> Any:
    address = context.pyapi.object_getattr_string(value, "address")
    pointer = context.pyapi.long_as_voidptr(address)
    context.pyapi.decref(address)
    return extending.NativeValue(context.builder.bitcast(pointer, context.context.get_value_type(kind)))


class _IntegerMethods(templates.AttributeTemplate):  # type: ignore[misc]
    """`int.bit_count` and `int.bit_length` of 0 to 2**63 - 1."""

    key = types.int64

    def generic_resolve(self, kind: Any, name: str) -> Any:
        if name not in ("bit_count", "bit_length"):
            return None

        class Method(templates.AbstractTemplate):  # type: ignore[misc]
            key = f"int64.{name}"

            def generic(self, args: tuple[Any, ...], kws: Mapping[str, Any]) -> Any:
                return signature(types.int64, recvr=kind)

        return types.BoundFunction(Method, kind)


def _bit_count(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return builder.ctpop(args[0])


def _bit_length(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return builder.sub(args[0].type(64), builder.ctlz(args[0], cgutils.false_bit))


for _kind, _row, _typeof in ((_SlotsType, Slots, _typeof_slots), (_FloatsType, Floats, _typeof_floats)):
    extending.register_model(_kind)(extending.models.PointerModel)
    extending.typeof_impl.register(_row)(_typeof)
    extending.unbox(_kind)(_unbox_row)
templates.infer_getattr(_IntegerMethods)
lower_builtin("int64.bit_count", types.int64)(_bit_count)
lower_builtin("int64.bit_length", types.int64)(_bit_length)
