"""Run the notebooks, and store their output and drawings.

`python tools/notebooks.py` runs all of them, and `python tools/notebooks.py berlin` runs one. The
package must be installed with its notebook and test extras.
"""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path
from typing import Any

# Neither has types for everything that is called here.
nbclient: Any = importlib.import_module("nbclient")
nbformat: Any = importlib.import_module("nbformat")

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"


def run(path: Path) -> None:
    """Run a notebook in its folder, and write it back without data of this machine."""
    notebook = nbformat.read(path, as_version=4)
    where = {"metadata": {"path": str(path.parent)}}
    options = {"kernel_name": "python3", "resources": where, "coalesce_streams": True}
    nbclient.NotebookClient(notebook, **options).execute()
    for cell in notebook.cells:
        cell.metadata = {}
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    nbformat.write(notebook, path)


def main() -> None:
    """Run the given notebooks, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="the names of notebooks")
    names = parser.parse_args().names
    for path in sorted(FOLDER.glob("*.ipynb")):
        if not names or path.stem in names:
            run(path)


if __name__ == "__main__":
    main()
