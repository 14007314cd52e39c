"""The door: HTTP, WebSocket, identity, pages."""
