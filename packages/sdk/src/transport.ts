import createClient from 'openapi-fetch';
import type { Answer, CallInit, Method } from './call.ts';
import type { Schemas } from './generated/contract.ts';
import type { SdkHooks } from './hooks.ts';
import {
  abortedFailure,
  failureOf,
  malformedFailure,
  networkFailure,
  programFailure,
  type SdkFailure,
} from './problem.ts';
import { newRequestId } from './request-id.ts';
import { abortable, timeLimit } from './timing.ts';
import { sdkVersion } from './version.ts';

export function retryAfterSeconds(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

export type Device = Schemas.Session['device'];

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Rejects only if `onResponse` throws. */
type Send = (method: Method, path: string, init: CallInit, accessToken?: string) => Promise<Answer>;

interface TransportOptions {
  baseUrl: string;
  tenant: string;
  locale: () => string;
  device: Device;
  fetch: Fetch;
  hooks: readonly SdkHooks[];
  timeoutMs?: number | undefined;
}

/** A real `Request` costs more than all the rest of a call, and is made once more by `fetch` itself. */
class Outgoing {
  readonly url: string;
  readonly init: RequestInit & { method: string; headers: Headers };

  constructor(url: string, init: Outgoing['init']) {
    this.url = url;
    this.init = init;
  }

  get method() {
    return this.init.method;
  }
}

interface Received {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type Request = (
  method: Method,
  path: string,
  init: CallInit & { fetch: (outgoing: Outgoing) => Promise<Response> },
) => Promise<Received>;

function failed(error: SdkFailure, response = Response.error()): Answer {
  return { error, response };
}

function read({ data, error, response }: Received, init: CallInit, requestId: string): Answer {
  const { ok, status, headers } = response;
  // An empty text, file or stream is valid; empty JSON is not.
  const isMissing = data === undefined && status !== 204 && (init.parseAs ?? 'json') === 'json';
  if (ok && !isMissing) return { data, response };
  const failure = failureOf(error, requestId, status);
  const seconds = retryAfterSeconds(headers.get('Retry-After'));
  if (seconds !== null) failure.retry_after ??= seconds;
  return failed(failure, response);
}

export function createTransport(options: TransportOptions): Send {
  const { baseUrl, tenant, locale, fetch, hooks } = options;
  const { os, type, incognito } = options.device;
  const device = `os=${os};type=${type};incognito=${incognito}`;
  new URL(baseUrl, globalThis.location?.href);
  // Outgoing is all that openapi-fetch needs of a Request: to make it, and to read its method.
  const RequestClass = Outgoing as unknown as typeof globalThis.Request;
  // The type of `Sdk` checks each call against its operation, if it is written; in here an operation is what all of
  // them have in common.
  const request = createClient({ baseUrl, Request: RequestClass }).request as unknown as Request;

  return async (method, path, init, accessToken) => {
    const startedAt = performance.now();
    const requestId = newRequestId();
    // Named one by one: a `baseUrl` that slips in must not carry the access token elsewhere.
    const { params, body, headers, parseAs, signal, keepalive, timeoutMs } = init;
    const limit = timeLimit(signal, timeoutMs ?? options.timeoutMs);
    const called = { method: method.toUpperCase(), path, requestId };
    let sent = false;
    let response: Response | undefined;
    const exchange = async ({ url, init: outgoing }: Outgoing) => {
      const { headers } = outgoing;
      for (const { onRequest } of hooks) await onRequest?.({ ...called, url, headers });
      if (accessToken !== undefined) headers.set('Authorization', `Bearer ${accessToken}`);
      headers.set('X-Tenant', tenant);
      headers.set('Accept-Language', locale());
      headers.set('X-Device', device);
      headers.set('X-Request-Id', requestId);
      headers.set('X-Brokerdesk-Sdk', sdkVersion);
      sent = true;
      response = await fetch(url, outgoing);
      return response;
    };
    const failureFor = (cause: unknown): Answer => {
      if (signal?.aborted) return failed(abortedFailure(requestId, signal.reason));
      // The body is read after the answer has begun: it can be no JSON, or be cut off.
      if (response !== undefined && cause instanceof SyntaxError)
        return failed(malformedFailure('MALFORMED_RESPONSE', requestId, response.status), response);
      return failed(
        sent || limit.signal?.aborted
          ? networkFailure(requestId, cause)
          : programFailure(cause, requestId),
      );
    };
    const call = { params, body, headers, parseAs, signal: limit.signal, keepalive };
    // Raced, since a `fetch` of the program's own may ignore the signal.
    const answer = await abortable(
      request(method, path, { ...call, fetch: exchange }),
      limit.signal,
      (reason) => Promise.reject(reason),
    ).then((received) => read(received, init, requestId), failureFor);
    limit.clear();
    const durationMs = performance.now() - startedAt;
    const { status, headers: answered } = answer.response;
    const completed = { ...called, status, headers: answered, durationMs, error: answer.error };
    for (const { onResponse } of hooks) onResponse?.(completed);
    return answer;
  };
}
