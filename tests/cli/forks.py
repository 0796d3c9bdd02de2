"""The command in another process, forked from this one: as a person runs it, but without importing everything again."""

from __future__ import annotations

import fcntl
import os
import signal
import struct
import sys
import termios
import traceback

from greathall.cli import main


def fork_command(arguments: list[str], stdin: int, stdout: int, stderr: int, **environment: str) -> int:
    """Run `greathall ARGUMENTS` with these file descriptors. Returns the id of the process."""
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            os.environ.update(environment)
            code = _run(arguments, stdin, stdout, stderr)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    return pid


def _run(arguments: list[str], stdin: int, stdout: int, stderr: int) -> int:
    if os.isatty(stdin):
        os.setsid()
        fcntl.ioctl(stdin, termios.TIOCSCTTY, 0)
        fcntl.ioctl(stdin, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
    for target, source in enumerate((stdin, stdout, stderr)):
        os.dup2(source, target)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a background job would have it ignored
    sys.stdin, sys.stdout, sys.stderr = (
        open(descriptor, mode, encoding="utf-8", closefd=False)  # noqa: SIM115
        for descriptor, mode in enumerate(("r", "w", "w"))
    )
    code = main(arguments)
    sys.stdout.flush()
    sys.stderr.flush()
    return code
