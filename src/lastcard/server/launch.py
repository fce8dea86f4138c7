"""Starts a node: one process, its store, its address."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import secrets
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import uvicorn
from msgspec import Struct
from platformdirs import user_data_path

from lastcard import bots
from lastcard.server.app import application
from lastcard.server.cluster.bus_drivers import bus_for
from lastcard.server.connection.websocket_connection import WebSocketConnection
from lastcard.server.node import ServerNode
from lastcard.server.routes.page_files import built_page
from lastcard.server.routes.socket_route import acceptor
from lastcard.server.services import Services
from lastcard.server.store.drivers import store_for
from lastcard.shelf import shelf

PINGS = 20.0
"""Seconds between two pings of a socket."""


class ServeOptions(Struct):
    """The options of a node."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    bus: str = ""
    node: str = ""
    pace: float = 1.0
    limits: float = 1.0
    opens: bool = False
    log: str = "info"


def default_database() -> str:
    """The path of the default database, in the user's data directory."""
    return str(user_data_path("lastcard", appauthor=False) / "tables.sqlite3")


class JsonLines(logging.Formatter):
    """Formats a log record as one JSON object: time, level, name, text, and extra fields."""

    BESIDE = ("table", "number", "why", "bot", "node")

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line.update({key: getattr(record, key) for key in self.BESIDE if hasattr(record, key)})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_left_out() -> None:
    """Name each installed game and bot that cannot be used."""
    for fault in [*shelf().faults, *bots.left_out()]:
        logging.getLogger("lastcard.shelf").warning(fault)


def set_up_logs(level: str) -> None:
    """Log JSON lines to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    logging.getLogger("httpx").setLevel("WARNING")
    logging.getLogger("alembic").setLevel("WARNING")


def free_socket(host: str, port: int) -> socket.socket:
    """Open a listening socket; take the next free port if the default one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in [port] if port != 8000 else range(8000, 8020):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wanted))
        except OSError as error:
            listening.close()
            failure = error
            continue
        listening.listen(1024)
        return listening
    raise failure


def address_of(listening: socket.socket, host: str) -> str:
    """The address that people type."""
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def node_for(serving: ServeOptions) -> ServerNode:
    """Make the node; it is not open yet."""
    store = store_for(serving.database or default_database())
    services = Services(store, serving.pace, serving.node or secrets.token_hex(4))
    return ServerNode(services, serving.limits, bus_for(serving.bus, store.url))


def run_node(serving: ServeOptions, tell: Callable[[str], None]) -> None:
    """Run a node until it is told to stop."""
    set_up_logs(serving.log)
    log_left_out()
    listening = free_socket(serving.host, serving.port)
    address = address_of(listening, serving.host)
    node = node_for(serving)
    config = uvicorn.Config(
        application(node, built_page()),
        ws=cast("type[asyncio.Protocol]", partial(WebSocketConnection, acceptor(node))),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = AnnouncingServer(config, lambda: announce(address, serving, tell))
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(node.open())
        spare_the_collector()
        runner.run(server.serve([listening]))


def spare_the_collector() -> None:
    """Let the garbage collector run seldom: what is there now stays, and moves leave no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def announce(address: str, serving: ServeOptions, tell: Callable[[str], None]) -> None:
    """Print the address, and open a browser if wanted."""
    tell(address)
    if serving.opens:
        webbrowser.open(address)


class AnnouncingServer(uvicorn.Server):
    """A uvicorn server that says when it is ready, and pings all sockets."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and call `ready`."""
        await super().startup(sockets)
        if self.started:
            self.pinging = asyncio.create_task(self._ping())
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop the pings, then shut down."""
        self.pinging.cancel()
        await super().shutdown(sockets)

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PINGS)
            for line in [
                line for line in self.server_state.connections if isinstance(line, WebSocketConnection)
            ]:
                line.ping()
