"""Inside the child process of compile.py: generate C with mypyc and build it beside the modules."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

GROUP = "stammtisch"
INCLUDE = '#define PyInit___init__ unused_{1}\n#include "{0}"\n#undef PyInit___init__\n'


def run_mypyc(arguments: list[str]) -> None:
    """Generate C for the modules named and build it beside them."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class Parallel(build_ext):
        """Compiles the files of one library side by side, as build_ext itself does not."""

        def build_extensions(self) -> None:
            self.compiler.compile = partial(compile_parallel, self.compiler)
            super().build_extensions()

    wanted = ["--strict", *arguments]
    library, *loaders = mypycify(wanted, opt_level="3", group_name=GROUP, multi_file=True)
    library.sources = bundle_sources(library.sources)
    folders = group_loaders(loaders)
    setup(
        name=GROUP,
        packages=[],
        ext_modules=[library, *(first for first, _ in folders)],
        cmdclass={"build_ext": Parallel},
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )
    for first, others in folders:
        copy_loader(first, others)


def bundle_sources(sources: list[str]) -> list[str]:
    """One C file for each game and one for the core, the biggest first: no core waits for it."""
    bundles: dict[str, list[str]] = {}
    for source in sources:
        parts = Path(source).stem.split("___")
        bundles.setdefault("_".join(["bundle", *parts[1:3]]), []).append(source)
    for name, members in bundles.items():
        text = "".join(f'#include "{Path(member).name}"\n' for member in members)
        Path("build", f"{name}.c").write_text(text)
    biggest_first = sorted(bundles, key=lambda name: -sum(map(os.path.getsize, bundles[name])))
    return [str(Path("build", f"{name}.c")) for name in biggest_first]


def group_loaders(loaders: list[Any]) -> list[tuple[Any, list[Any]]]:
    """One loader for all modules of a folder, since a compiler run for each takes long."""
    folders: dict[str, list[Any]] = {}
    for loader in loaders:
        folders.setdefault(loader.name.rpartition(".")[0], []).append(loader)
    for first, *others in folders.values():
        source = Path(first.sources[0]).with_name("__loaders.c")
        names = [Path(loader.sources[0]).name for loader in (first, *others)]
        source.write_text("".join(map(INCLUDE.format, names, range(len(names)))))
        first.sources = [str(source)]
    return [(first, others) for first, *others in folders.values()]


def copy_loader(first: Any, others: list[Any]) -> None:
    """Python looks for a file by the module's name and in it for its own entry point."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for loader in others:
        shutil.copyfile(
            first.name.replace(".", "/") + suffix, loader.name.replace(".", "/") + suffix
        )


def compile_parallel(compiler: Any, sources: list[str], **settings: Any) -> list[str]:
    """Compile C files on all cores."""
    compile_one = type(compiler).compile

    def run(source: str) -> list[str]:
        objects: list[str] = compile_one(compiler, [source], **settings)
        return objects

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [name for objects in pool.map(run, sources) for name in objects]


if __name__ == "__main__":
    run_mypyc(sys.argv[1:])
