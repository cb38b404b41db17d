"""Ends a server and removes its folder when the process that started it is gone, however that ended.

Run as a program of its own: it reads its input, which that process holds open, until there is no more of it.
"""

import shutil
import subprocess
import sys


def main() -> None:
    folder, user, *stop = sys.argv[1:]
    sys.stdin.buffer.read()
    subprocess.run(stop, user=user or None, cwd="/", stdout=subprocess.DEVNULL, check=False)
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
