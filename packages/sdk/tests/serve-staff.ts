import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Tokens } from '../src/index.ts';

export const refreshPath = '/auth/admin/v1/token/refresh';

interface Seen {
  method: string | undefined;
  url: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** How the server answers a request. */
export type Answer = (response: ServerResponse, seen: Seen) => void;

const reply = (response: ServerResponse, status: number, type: string, body: string) =>
  response.writeHead(status, { 'content-type': type }).end(body);

/** Answers JSON. */
export const data =
  (body: unknown, status = 200): Answer =>
  (response) =>
    reply(response, status, 'application/json', JSON.stringify(body));

/** Answers any text, as a proxy might. */
export const text =
  (body: string, status = 200): Answer =>
  (response) =>
    reply(response, status, 'text/html', body);

/** Answers a problem of the contract. */
export const problem =
  (status: number, code: string, more: object = {}): Answer =>
  (response, { headers }) =>
    reply(
      response,
      status,
      'application/problem+json',
      JSON.stringify({
        ...{ type: 'about:blank', title: code, status, code, message: `${code} in words` },
        ...{ request_id: headers['x-request-id'] ?? 'r0', ...more },
      }),
    );

/** Tokens of a person, as new as they come. */
export function issueTokens(sub = 'angel'): Tokens {
  const exp = Math.floor(Date.now() / 1000) + 900;
  const claims = Buffer.from(JSON.stringify({ sub, exp, jti: randomUUID() })).toString('base64url');
  return { access_token: `head.${claims}.sign`, refresh_token: randomUUID(), mfa: false };
}

/**
 * A server with one session, as strict as the real one: an access token that is not the latest is
 * refused, and a refresh token that is used twice ends the session.
 */
export async function startStaffServer({ wrap = (answer: Answer) => answer } = {}) {
  const seen: Seen[] = [];
  const answers = new Map<string, Answer>();
  const patterns: { pattern: RegExp; answer: Answer }[] = [];
  let current = issueTokens();

  const refresh: Answer = (response, { body, ...rest }) => {
    const { refresh_token } = Object(body);
    if (refresh_token !== current.refresh_token) {
      current = issueTokens();
      return problem(401, 'SESSION_ENDED')(response, { body, ...rest });
    }
    current = issueTokens();
    return data(current)(response, { body, ...rest });
  };

  const guarded: Answer = (response, request) =>
    request.headers.authorization === `Bearer ${current.access_token}`
      ? data({ list: [], total: 0, page: 1, size: 20 })(response, request)
      : problem(401, 'UNAUTHORIZED')(response, request);

  const server = createServer(async (request, response) => {
    const { method, headers, url = '' } = request;
    const bytes = await buffer(request).catch(() => null);
    // The caller has hung up before the end.
    if (bytes === null) return;
    const isJson = headers['content-type'] === 'application/json' && bytes.length > 0;
    const body: unknown = isJson ? JSON.parse(bytes.toString()) : bytes;
    seen.push({ method, url, headers, body });
    const answer =
      answers.get(url) ??
      patterns.findLast(({ pattern }) => pattern.test(url))?.answer ??
      (url === refreshPath ? refresh : guarded);
    wrap(answer)(response, { method, url, headers, body });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // listen() on a port, not on a pipe, has an address of this kind.
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    /** The tokens that the server takes. */
    valid: () => current,
    /** Tokens of the same session whose access token the server no longer takes. */
    expired: (): Tokens => ({ ...current, access_token: issueTokens().access_token }),
    /** Has one path answer something else. */
    on: (path: string, answer: Answer) => void answers.set(path, answer),
    /** Has all addresses of a kind answer something else: the latest such word counts. */
    onMatch: (pattern: RegExp, answer: Answer) => void patterns.push({ pattern, answer }),
    /** Keeps one path waiting; `arrived` is when a user asks. */
    hold(path: string, answer: Answer = path === refreshPath ? refresh : guarded) {
      const gate = new EventEmitter();
      const arrived = once(gate, 'arrived');
      const released = once(gate, 'released');
      answers.set(path, async (response, request) => {
        gate.emit('arrived');
        await released;
        answer(response, request);
      });
      return { arrived, release: () => gate.emit('released') };
    },
    requests: (path: string) => seen.filter(({ url }) => url === path),
    /** The addresses of a kind that have been asked for so far, in order. */
    urls: (pattern: RegExp) => seen.map(({ url }) => url).filter((url) => pattern.test(url)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
