"""The build hook: pip builds the browser client on the way. An sdist has it built and leaves `client/` out.

If GREATHALL_COMPILED names the folder of a compiled build (`tools/compiled.py`), its libraries go into the wheel.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    def client(self) -> ModuleType | None:
        path = Path(self.root) / "client" / "build.py"
        if not path.is_file():
            return None
        spec = importlib.util.spec_from_file_location("client_build", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        """Node is fetched only if there is something to build."""
        client = self.client()
        return [] if client is None or client.skipped() or client.fresh() else [client.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = self.client()
        if client is not None:
            client.build()
        build_data["artifacts"].append("src/greathall/server/static/**")
        compiled = os.environ.get("GREATHALL_COMPILED")
        if compiled and self.target_name == "wheel":
            libraries = [path for path in Path(compiled).rglob("*") if path.suffix in (".so", ".pyd")]
            build_data["force_include"] |= {str(path): str(path.relative_to(compiled)) for path in libraries}
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
