"""Real parts for tests: a PostgreSQL and a NATS server of their own, on free ports."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest


def free_port() -> int:
    """A port that nobody listens on."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for_port(port: int, process: subprocess.Popen[bytes], seconds: float = 60) -> None:
    """Until somebody listens there."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        assert process.poll() is None, f"{process.args!r} has ended"
        with closing(socket.socket()) as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nobody listens on {port}")


def postgres_tools() -> Path:
    """Where Debian puts PostgreSQL's programs."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").is_file():
            return folder
    found = shutil.which("initdb")
    if found is None:
        pytest.fail("PostgreSQL is missing: apt install postgresql")
    return Path(found).parent


def unprivileged() -> dict[str, object]:
    """PostgreSQL refuses to run as root: then it runs as its own user."""
    return {"user": "postgres", "group": "postgres"} if os.getuid() == 0 else {}


@contextmanager
def postgres(folder: Path | None = None) -> Iterator[str]:
    """A fresh PostgreSQL server; its address."""
    with postgres_server() as server:
        yield server.url


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """A fresh PostgreSQL server, started. Not in pytest's own folder, which only its owner may enter."""
    with tempfile.TemporaryDirectory(prefix="lastcard-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = PostgresServer(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


class PostgresServer:
    """A PostgreSQL server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.tools = postgres_tools()
        self.data = folder / "postgres"
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None
        self.data.mkdir()
        if os.getuid() == 0:
            shutil.chown(self.data, "postgres", "postgres")
        made_by = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [str(self.tools / "initdb"), "-D", str(self.data), *made_by],
            check=True, stdout=subprocess.DEVNULL, **unprivileged(),  # type: ignore[call-overload]
        )  # fmt: skip

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = ["listen_addresses=127.0.0.1", f"port={self.port}", "unix_socket_directories=", "fsync=on"]
        options = [word for setting in settings for word in ("-c", setting)]
        self.process = subprocess.Popen(
            [self.tools / "postgres", "-D", self.data, *options],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **unprivileged(),  # type: ignore[call-overload]
        )  # fmt: skip
        assert self.process is not None
        wait_for_port(self.port, self.process)
        ready = [str(self.tools / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        deadline = time.monotonic() + 60
        while subprocess.run(ready, check=False).returncode != 0:
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.1)

    def stop(self) -> None:
        """Stop it at once."""
        if self.process is not None:
            self.process.send_signal(3)
            self.process.wait(60)
            self.process = None


@contextmanager
def nats(folder: Path) -> Iterator[str]:
    """A fresh NATS server; its address."""
    program = shutil.which("nats-server") or "/usr/sbin/nats-server"
    if not Path(program).is_file():
        pytest.fail("NATS is missing: apt install nats-server")
    port = free_port()
    process = subprocess.Popen(
        [program, "-a", "127.0.0.1", "-p", str(port)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder,
    )  # fmt: skip
    try:
        wait_for_port(port, process)
        yield f"nats://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(60)
