import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Gate, Verdict } from '../served/gate.ts';
import { faultyAnswer } from '../served/gated-fetch.ts';

export interface Passage {
  readonly gate: Gate;
  /** `null` for calls that pass. */
  heldCall(pathname: string): string | null;
  readonly address: string;
}

export interface GatedProxy {
  readonly url: string;
  open(passage: Passage): void;
  count(path: string): number;
  /** The access token of the next request for clients has expired: with it none of them is answered. */
  expireToken(): void;
  close(): Promise<void>;
}

export async function startGatedProxy(target: string): Promise<GatedProxy> {
  let passage: Passage | null = null;
  let expiring = false;
  let expired: string | undefined;
  const passed = new Map<string, number>();

  async function verdictOn(
    path: string,
    { authorization }: IncomingHttpHeaders,
    left: AbortSignal,
  ): Promise<Verdict> {
    const call = passage?.heldCall(path) ?? null;
    if (call !== null && passage) return passage.gate.arrive(call, left);
    if (!path.startsWith('/client/')) return 'through';
    if (expiring) expired = authorization;
    expiring = false;
    return authorization !== undefined && authorization === expired ? 'expired' : 'through';
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // The whole request first: a person who turns away does not take it back.
    const body = await buffer(incoming);
    const { pathname } = new URL(incoming.url ?? '/', target);
    const address = passage?.address ?? '127.0.0.1';
    const left = new AbortController();
    outgoing.on('close', () => left.abort());
    const verdict = await verdictOn(pathname, incoming.headers, left.signal);
    if (verdict === 'network' || verdict === 'unable') {
      incoming.socket.destroy();
      return;
    }
    if (verdict !== 'through') {
      const answer = faultyAnswer(verdict);
      outgoing.writeHead(answer.status, { 'content-type': answer.contentType });
      outgoing.end(answer.body);
      return;
    }
    passed.set(pathname, (passed.get(pathname) ?? 0) + 1);
    const forwarded = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: { ...incoming.headers, 'x-forwarded-for': address } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        outgoing.on('close', () => answer.destroy());
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    forwarded.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    open(next) {
      passage = next;
      expiring = false;
      expired = undefined;
      passed.clear();
    },
    count: (path) => passed.get(path) ?? 0,
    expireToken() {
      expiring = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
