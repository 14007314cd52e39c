"""What is said: messages over WebSocket, bodies over HTTP, refusals, and words that are let in."""
