"""A node: one process with its services, its lobby, its classes, and its peers if it is not alone."""

from __future__ import annotations

import asyncio

from lastcard.server.cluster.bus import Bus
from lastcard.server.cluster.peer_bus import PeerBus
from lastcard.server.cluster.peers import Peers
from lastcard.server.connection.limits import AddressLimits
from lastcard.server.lobby.classes import Classes
from lastcard.server.lobby.table_lobby import Lobby
from lastcard.server.services import Services

UNLIMITED = 1e9


class ServerNode:
    """All that one process serves. `limits` scales how fast clients may send; 0 is no limit."""

    def __init__(self, services: Services, limits: float = 1.0, bus: Bus | None = None) -> None:
        self.services = services
        self.lobby = Lobby(services)
        self.classes = Classes(self.lobby)
        self.limits = limits
        self.addresses = AddressLimits(5 * limits or UNLIMITED, 60 * limits or UNLIMITED)
        self.peers = self._connected(bus) if bus is not None else None
        self.sweeping: asyncio.Task[None] | None = None

    def _connected(self, bus: Bus) -> Peers:
        peers = Peers(PeerBus(bus, self.services.node), self.lobby.tables)
        self.lobby.loader.connect(peers.peer_bus, peers.publish)
        return peers

    async def open(self) -> None:
        """Open the store, reach the peers and load the tables; raises NotStored or NoBus."""
        await self.services.store.open()
        self.sweeping = asyncio.create_task(self.classes.sweep_on())
        if self.peers is not None:
            await self.peers.open()
        await self.lobby.open()

    async def close(self) -> None:
        """Dismiss all viewers and close everything."""
        if self.sweeping is not None:
            self.sweeping.cancel()
        await self.lobby.close()
        if self.peers is not None:
            await self.peers.close()
        await self.services.store.close()
