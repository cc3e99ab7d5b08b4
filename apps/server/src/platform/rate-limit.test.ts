import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';
import { rateLimiter } from './rate-limit.ts';

const server = useTestServer({ rateLimits: { account: 60, address: 200 } });

const settings = '/setting/admin/v1/locale';

const countPassed = async (calls: (() => Promise<void>)[]) =>
  (await Promise.allSettled(calls.map((consume) => consume()))).filter(
    ({ status }) => status === 'fulfilled',
  ).length;

describe('requests of one account', () => {
  // @rule server: Accounts and addresses have rate limits over all replicas
  it('are refused above its limit with the seconds to wait, and others go on', async () => {
    const angel = await server().signIn('angel');
    const answers = [];
    for (let call = 0; call < 130; call++) answers.push(await angel.get(settings));
    const refused = answers.filter(({ status }) => status === 429);
    // The minute may turn over once during the test.
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(120);
    for (const { body, headers } of refused) {
      expect(body.code).toBe('TOO_MANY_REQUESTS');
      expect(Number(headers['retry-after'])).toBe(body.retry_after);
      expect(body.retry_after).toBeGreaterThan(0);
      expect(body.retry_after).toBeLessThanOrEqual(60);
    }
    const hero = await server().signIn('hero', { from: '10.1.1.1' });
    expect((await hero.get(settings)).status).toBe(200);
  });
});

describe('a limit', () => {
  const limits = { account: 50, address: 0 };

  it('holds over several replicas, and for what comes at once', async () => {
    const replicas = [rateLimiter(server().db, limits), rateLimiter(server().db, limits)];
    const calls = Array.from(
      { length: 200 },
      (_, at) => () => replicas[at % 2]?.consume('account', 'shared') ?? Promise.resolve(),
    );
    const started = Date.now();
    const passed = await countPassed(calls);
    const minutes = Math.floor(Date.now() / 60_000) - Math.floor(started / 60_000) + 1;
    expect(passed).toBeLessThanOrEqual(limits.account * minutes);
    expect(passed).toBeGreaterThanOrEqual(limits.account - 2);
  });

  it('holds over a restart of a replica', async () => {
    const consume = async () => rateLimiter(server().db, limits).consume('account', 'restarted');
    const started = Date.now();
    let passed = 0;
    for (let call = 0; call < 60; call++) passed += await countPassed([consume]);
    const minutes = Math.floor(Date.now() / 60_000) - Math.floor(started / 60_000) + 1;
    expect(passed).toBeLessThanOrEqual(limits.account * minutes);
  });

  it('is off at 0', async () => {
    const limiter = rateLimiter(server().db, limits);
    for (let call = 0; call < 500; call++) await limiter.consume('address', 'any');
  });
});

describe('addresses of one /64', () => {
  it('share their limit', async () => {
    const limiter = rateLimiter(server().db, { account: 0, address: 10 });
    const calls = Array.from(
      { length: 40 },
      (_, at) => () => limiter.consume('address', `2001:db8:5:6::${at}`),
    );
    const started = Date.now();
    const passed = await countPassed(calls);
    const minutes = Math.floor(Date.now() / 60_000) - Math.floor(started / 60_000) + 1;
    expect(passed).toBeLessThanOrEqual(10 * minutes);
  });
});

describe('machines', () => {
  it('are answered whatever is refused to people', async () => {
    const { anonymous } = server();
    for (let call = 0; call < 450; call++) {
      const answer = await anonymous.inject({ url: '/healthz', remoteAddress: '10.9.9.9' });
      expect(answer.status).toBe(200);
    }
  });
});
