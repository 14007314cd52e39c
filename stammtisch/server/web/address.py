"""Under which addresses the house is found."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
from typing import Final
from urllib.parse import urlsplit

from stammtisch.core.errors import StammtischError

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
A_HOUSEHOLD: Final = 64  # bits of an IPv6 address
ANYWHERE: Final = "192.0.2.1"  # an address for documentation: nothing is sent to it


class BadPublicUrl(StammtischError):
    """A public address that no browser could open."""


def read_public_url(text: str) -> str:
    """`https://games.example.org`: scheme and host, nothing behind them."""
    parts = urlsplit(text.rstrip("/"))
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
        raise BadPublicUrl(f"public URL {text!r}: expected such as https://games.example.org")
    return f"{parts.scheme}://{parts.netloc}".lower()


def network_addresses() -> list[str]:
    """This machine's addresses in the local network, the likeliest first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ANYWHERE, 9))
            found.append(probe.getsockname()[0])
        except OSError:
            pass  # no network: only what the name resolves to
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        named = []
    found += [str(entry[4][0]) for entry in named]
    return [a for a in dict.fromkeys(found) if not ipaddress.ip_address(a).is_loopback]


def origins(host: str, port: int, lan: bool, public_url: str | None) -> list[str]:
    """The addresses that are admitted; the last is the one to tell others."""
    names = [*LOOPBACK]
    if host not in ("0.0.0.0", "::"):
        names.append(f"[{host}]" if ":" in host else host)
    if lan or host in ("0.0.0.0", "::"):
        names += [socket.gethostname(), f"{socket.gethostname()}.local"]
        names += reversed(network_addresses())
    found = [f"http://{name}".lower() + ("" if port == 80 else f":{port}") for name in names]
    return [*found, *([read_public_url(public_url)] if public_url else [])]


def household(address: str) -> str:
    """Who shares the limits of an address: with IPv6 a household has a whole network of them."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, A_HOUSEHOLD), strict=False))


def has_display() -> bool:
    """Whether a person at this machine would see a browser open."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
