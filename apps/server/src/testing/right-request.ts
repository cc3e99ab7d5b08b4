import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Operation } from '../http/contract.ts';
import { propertiesOf } from './path-subjects.ts';
import { type Known, sampleObject, sampleOf } from './samples.ts';

export interface RightRequest {
  path: Record<string, string>;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: unknown;
}

export function rightRequest(
  operation: Operation,
  path: Readonly<Record<string, string>> = {},
  known: Known = {},
): RightRequest {
  const inPath = Object.entries(propertiesOf(operation.pathParameters));
  return {
    path: Object.fromEntries(
      inPath.map(([name, schema]) => [name, path[name] ?? String(sampleOf(name, schema, known))]),
    ),
    query: Object.entries(operation.query ? sampleObject(operation.query, known) : {}).map(
      ([name, value]) => [name, String(value)],
    ),
    headers: Object.fromEntries(
      operation.headerNames.map((name) => [name, String(known[name]?.() ?? randomUUID())]),
    ),
    body: operation.body && sampleOf('body', operation.body, known),
  };
}

export function injected(operation: Operation, request: RightRequest) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((request.path[name] ?? '').toWellFormed()),
  );
  const query = request.query
    .map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='))
    .join('&');
  const [bytes] = operation.bytes;
  return {
    // Every method of the contract is one of these.
    method: operation.method as 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: query === '' ? path : `${path}?${query}`,
    headers: { ...request.headers, ...(bytes !== undefined && { 'content-type': bytes }) },
    ...(bytes !== undefined && { payload: 'no picture' }),
    ...(operation.body !== null && {
      // Inject sends any object as JSON.
      payload: request.body as NonNullable<InjectOptions['payload']>,
    }),
  } satisfies InjectOptions;
}
