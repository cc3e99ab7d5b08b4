import { describe, expect } from 'vitest';
import {
  data,
  issueTokens,
  problem,
  refreshPath,
  type startStaffServer,
  test,
} from '../tests/staff-server.ts';
import type { SdkProblem } from './index.ts';
import { createFakeServer } from './testing.ts';
import { platformClock } from './timing.ts';
import { createServiceSdk, debugLog } from './tools.ts';

const exchangePath = '/auth/admin/v1/token/service';
const clients = '/client/admin/v1/list';
const credentials = { id: 'a1', secret: 'bds_7Kq2mX-whole' };

type Server = Awaited<ReturnType<typeof startStaffServer>>;

const connect = (server: Server, options: Partial<Parameters<typeof createServiceSdk>[0]> = {}) =>
  createServiceSdk({
    baseUrl: server.baseUrl,
    tenant: 'es',
    locale: () => 'en-US',
    device: { os: 'Linux', type: 'desktop', incognito: false },
    retry: false,
    credentials,
    ...options,
  });

const token = (access_token: string) => data({ access_token, expires_at: '2026-11-25T10:15:00Z' });
const acceptAs = (server: Server) => server.on(exchangePath, token(server.valid().access_token));

describe('a program without a person', () => {
  test('exchanges its secret before its first call, once for many at the same time', async ({
    server,
  }) => {
    acceptAs(server);
    const sdk = connect(server);
    expect(server.requests(exchangePath)).toHaveLength(0);
    const results = await Promise.all(Array.from({ length: 20 }, () => sdk.GET(clients)));
    expect(results.filter(({ error }) => error)).toEqual([]);
    expect(server.requests(exchangePath).map(({ body }) => body)).toEqual([credentials]);
    expect(server.requests(exchangePath)[0]?.headers).not.toHaveProperty('authorization');
    expect(server.requests(clients)).toHaveLength(20);
  });

  test.each(['id', 'secret'] as const)(
    'sends nothing without its %s, and says so',
    async (part) => {
      const server = createFakeServer();
      const { fetch } = server;
      const sdk = createServiceSdk({
        ...{ baseUrl: 'http://fake.example', tenant: 'es', locale: () => 'en-US', fetch },
        device: { os: 'Linux', type: 'desktop', incognito: false },
        credentials: { ...credentials, [part]: '' },
      });
      const { error } = await sdk.GET(clients);
      expect(error).toMatchObject({
        code: 'PROGRAM_ERROR',
        cause: { message: `The credentials have no ${part}.` },
      });
      expect(server.requests).toEqual([]);
    },
  );

  test('exchanges it anew a minute before the token expires, and not earlier', async ({
    server,
  }) => {
    acceptAs(server);
    let elapsed = 0;
    const clock = { ...platformClock, now: () => Date.now() + elapsed };
    const sdk = connect(server, { clock });
    await sdk.GET(clients);
    elapsed = 13 * 60_000;
    await sdk.GET(clients);
    expect(server.requests(exchangePath)).toHaveLength(1);
    elapsed = 14.5 * 60_000;
    await Promise.all([sdk.GET(clients), sdk.GET(clients)]);
    expect(server.requests(exchangePath)).toHaveLength(2);
  });

  test('exchanges it anew if the server takes the token no longer, and sends the call again', async ({
    server,
  }) => {
    const given = [issueTokens().access_token, server.valid().access_token];
    server.on(exchangePath, (...call) => token(given.shift() ?? '')(...call));
    expect((await connect(server).GET(clients)).error).toBeUndefined();
    expect(server.requests(clients)).toHaveLength(2);
    expect(server.requests(refreshPath)).toHaveLength(0);
  });

  test.for([
    [401, 'CREDENTIALS_WRONG'],
    [401, 'SERVICE_ACCOUNT_REVOKED'],
    [401, 'SERVICE_ACCOUNT_EXPIRED'],
    [403, 'ADDRESS_REFUSED'],
  ] as const)(
    'gets the reason of a refusal by its call, and tries again with the next: %i %s',
    async ([status, code], { server }) => {
      server.on(exchangePath, problem(status, code));
      const sdk = connect(server);
      expect((await sdk.GET(clients)).error?.code).toBe(code);
      expect(server.requests(clients)).toHaveLength(0);
      acceptAs(server);
      expect((await sdk.GET(clients)).error).toBeUndefined();
    },
  );

  test('is notified once that its session has ended, and signs in with the next call', async ({
    server,
  }) => {
    acceptAs(server);
    const ended: SdkProblem[] = [];
    const sdk = connect(server, { onSessionEnded: (reason) => ended.push(reason) });
    await sdk.GET(clients);
    server.on(clients, problem(401, 'SESSION_ENDED'));
    expect((await sdk.GET(clients)).error?.code).toBe('SESSION_ENDED');
    expect(ended.map(({ code }) => code)).toEqual(['SESSION_ENDED']);
    server.on(clients, data({ list: [], total: 0, page: 1, size: 20 }));
    expect((await sdk.GET(clients)).error).toBeUndefined();
    expect(server.requests(exchangePath)).toHaveLength(2);
  });

  // @rule permissions: A program's SDK renews its token by itself, and logs no secret
  test('has neither its secret nor its token in the log', async ({ server }) => {
    acceptAs(server);
    const lines: string[] = [];
    await connect(server, { hooks: [debugLog((line) => lines.push(line))] }).GET(clients);
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/bds_|head\./);
  });
});
