"""The description of the HTTP routes for machines, made out of their types."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..protocol.bodies import ProblemBody
from .answers import json
from .routes import ENDPOINTS, Endpoint

REFERENCE: Final = "#/components/schemas/{name}"


@cache
def description() -> dict[str, Any]:
    """OpenAPI 3.1, whose schemas are JSON Schema."""
    types = {kind: None for e in ENDPOINTS for kind in (e.answer, e.body) if kind is not None}
    known = [*types, ProblemBody]
    references, schemas = msgspec.json.schema_components(known, ref_template=REFERENCE)
    schema_of = dict(zip(known, references, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        operation = describe(endpoint, schema_of)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stammtisch", "version": "1", "description": "See protocol.md"},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def describe(endpoint: Endpoint, schema_of: dict[type, dict[str, Any]]) -> dict[str, Any]:
    """One route."""
    named = re.findall(r"{(\w+)}", endpoint.path)
    parameters = [parameter(name, "path", True, "string") for name in named]
    parameters += [parameter(name, "query", False, "integer") for name in endpoint.query]
    answer = endpoint.answer
    good = {"application/json": {"schema": schema_of[answer]}} if answer else {"text/plain": {}}
    bad = {"application/json": {"schema": schema_of[ProblemBody]}}
    operation: dict[str, Any] = {
        "operationId": endpoint.act.__name__,
        "summary": (endpoint.act.__doc__ or "").strip(),
        "parameters": parameters,
        "responses": {
            str(endpoint.status): {"description": "Done", "content": good},
            "default": {"description": "Refused; nothing has changed", "content": bad},
        },
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema_of[endpoint.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def parameter(name: str, place: str, required: bool, kind: str) -> dict[str, Any]:
    """A part of the path or of the query."""
    return {"name": name, "in": place, "required": required, "schema": {"type": kind}}


async def show(request: Request) -> Response:
    """GET /api/openapi.json."""
    return json(description())
