import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { expect } from 'vitest';
import { noteCode } from '../../apps/server/src/testing/note-codes.ts';
import { answerValidator, eventStream, type Operation, operations } from './contract.ts';

export interface Call {
  operation: string;
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  raw?: { body: BodyInit; contentType: string };
  token?: string | null;
}

export async function expectAnswer(url: string, call: Call, status: number): Promise<unknown> {
  const operation = operationNamed(call.operation);
  const response = await fetch(addressOf(url, operation, call), {
    method: operation.method,
    headers: headersOf(call),
    ...(call.raw ? { body: call.raw.body } : {}),
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  // `response.text()` would swallow the byte order mark that a spreadsheet needs.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const label = `${call.operation} answered ${response.status}: ${text.slice(0, 600)}`;
  expect(response.status, label).toBe(status);
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const validate = answerValidator(call.operation, status, mediaType);
  if (validate === null) return text;
  const body: unknown = JSON.parse(text);
  validate(body);
  expect(validate.errors ?? [], label).toEqual([]);
  exercised.add(`${call.operation} ${status}`);
  if (status >= 400) noteCode(call.operation, (body as Schemas.Problem).code);
  return body;
}

export async function expectEvent(
  url: string,
  call: Call,
  happening: () => Promise<unknown>,
): Promise<unknown> {
  const operation = operationNamed(call.operation);
  const hangUp = new AbortController();
  const response = await fetch(addressOf(url, operation, call), {
    headers: headersOf(call),
    signal: hangUp.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(eventStream);
  const validate = answerValidator(call.operation, 200, eventStream);
  if (validate === null || response.body === null) throw new Error('There is no stream.');
  let text = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const isFirst = text === '';
    text += piece;
    if (isFirst) await happening();
    const data = /^event: (?!ready|reset).*\ndata: (.*)\n\n/m.exec(text)?.[1];
    if (data === undefined) continue;
    hangUp.abort();
    const event: unknown = JSON.parse(data);
    validate(event);
    expect(validate.errors ?? [], data).toEqual([]);
    exercised.add(`${call.operation} 200`);
    return event;
  }
  throw new Error(`The stream has ended: ${text}`);
}

export const exercised = new Set<string>();

function operationNamed(id: string): Operation {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

function addressOf(url: string, operation: Operation, call: Call): URL {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.path?.[name] ?? randomUUID()),
  );
  const address = new URL(path, url);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    address.searchParams.set(name, value);
  }
  return address;
}

function headersOf(call: Call): Record<string, string> {
  return {
    'Accept-Language': 'en-US',
    ...(call.token ? { Authorization: `Bearer ${call.token}` } : {}),
    ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(call.raw ? { 'Content-Type': call.raw.contentType } : {}),
    ...call.headers,
  };
}
