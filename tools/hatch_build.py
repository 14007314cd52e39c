"""Put the compiled modules and the built front end into the wheel."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools import compile, frontend

NO_WEB = "STAMMTISCH_NO_WEB"
"""Set by those who build the front end themselves, or need none."""

NO_COMPILE = "STAMMTISCH_NO_COMPILE"
"""Set by those who want the interpreted package, which fits every platform."""


class StammtischHook(BuildHookInterface[Any]):
    """Compiles where a compiler is, and says whether it did; a wheel then fits this platform."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node comes as a wheel, but only where it will be needed and is not there."""
        root = Path(self.root)
        if NO_WEB in os.environ or not frontend.present(root) or frontend.fresh(root):
            return []
        return [] if frontend.system_npm() else [frontend.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what the archive is to hold; an editable install stays interpreted."""
        root = Path(self.root)
        if NO_WEB not in os.environ:
            frontend.build(root)
        editable = version == "editable"
        if self.target_name == "wheel" and not editable and NO_COMPILE not in os.environ:
            target = root / ".build" / "compiled"
            if compile.build(root, target):
                self.add_compiled(target, build_data)

    def add_compiled(self, target: Path, build_data: dict[str, Any]) -> None:
        """Lay each compiled module beside its source in the wheel."""
        for pattern in ("*.so", "*.pyd"):
            for path in target.rglob(pattern):
                build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
