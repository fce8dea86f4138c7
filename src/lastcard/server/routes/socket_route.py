"""The route of sockets: accepts a WebSocket if it asks for a table and no foreign page has opened it."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Final
from urllib.parse import unquote, urlsplit

from websockets.datastructures import Headers
from websockets.http11 import Request

from lastcard.server.connection.socket_ends import Listener
from lastcard.server.connection.websocket_connection import Acceptor, WebSocketConnection
from lastcard.server.node import ServerNode
from lastcard.server.routes.table_socket import TableSocket

TABLE: Final = re.compile(r"/api/tables/([^/]+)/socket")


def acceptor(node: ServerNode) -> Acceptor:
    """Accepts the WebSockets that ask for a table of this node."""

    def answer(connection: WebSocketConnection, request: Request) -> Listener | HTTPStatus:
        table = TABLE.fullmatch(request.path.partition("?")[0])
        if table is None:
            return HTTPStatus.NOT_FOUND
        if not is_ours(request.headers):
            return HTTPStatus.FORBIDDEN
        return TableSocket(node, connection, unquote(table[1]))

    return answer


def is_ours(headers: Headers) -> bool:
    """Does our own page or a program open this socket? A browser names its page, a program names none."""
    origins = headers.get_all("Origin")
    try:
        return not origins or [urlsplit(origin).netloc for origin in origins] == headers.get_all("Host")
    except ValueError:  # what it tells is no address at all
        return False
