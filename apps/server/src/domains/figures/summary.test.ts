import { beforeAll, describe, expect, it } from 'vitest';
import { setting } from '../../kernel/db/schema.ts';
import { minus } from '../../kernel/money/decimal.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { resolveRange } from './time-range.ts';

const server = useTestServer();
let angel: ApiClient;
let client: ClientFixture;
let robot: ClientFixture;

beforeAll(async () => {
  const { db, signIn } = server();
  angel = await signIn('angel');
  client = await addClient(db, { online: true });
  robot = await addClient(db, { fake: true, agent: null });
  const value = { timezone: 'Asia/Shanghai' };
  await db
    .insert(setting)
    .values({ key: 'app', value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });
});

async function decided(of: ClientFixture, amount: string, ...decisions: string[]): Promise<void> {
  const { id } = await addDeposit(server().db, of, { amount });
  let version = 0;
  for (const decision of decisions) {
    version += 1;
    const rollback = decision === 'rolled_back';
    const { status } = await angel.call(
      'PUT',
      `/deposit/admin/v1/${rollback ? 'rollback' : 'audit'}/${id}`,
      { ...(!rollback && { result: decision, ...acknowledged }), reason: 'seen', version },
      once(),
    );
    expect(status).toBe(200);
  }
}

const usd = (count: number, amount: string) => ({
  count,
  totals: [{ currency: 'USD', count, amount }],
});

describe('the summary', () => {
  it('counts what waits, what happened today, and never a robot', async () => {
    await decided(client, '1.00');
    await decided(client, '2.00', 'approved');
    await decided(client, '4.00', 'rejected');
    await decided(client, '8.00', 'approved', 'rolled_back');
    await decided(robot, '1000.00');
    await decided(robot, '2000.00', 'approved');
    const { body } = await angel.get('/stat/admin/v1/summary');
    expect(body.pending.deposit).toEqual(usd(1, '1.00'));
    expect(body.deposits).toEqual({
      created: usd(4, '15.00'),
      approved: usd(2, '10.00'),
      rejected: usd(1, '4.00'),
      rolled_back: usd(1, '8.00'),
    });
    expect(body.clients).toEqual({
      total: 1,
      new: 1,
      online: 1,
      balances: [{ currency: 'USD', count: 1, amount: '2.00' }],
      changes: [{ currency: 'USD', amount: '2.00' }],
      base: { currency: 'USD', amount: '2.00' },
    });
    const robots = await angel.get('/stat/admin/v1/summary?fake=true');
    expect(robots.body.pending.deposit).toEqual(usd(1, '1000.00'));
    expect(robots.body.clients.balances).toEqual([
      { currency: 'USD', count: 1, amount: '2000.00' },
    ]);
  });

  // @rule statistics: Figures of today equal the lists that they lead to
  // @in domains/deposit/list-deposits.ts
  it('is the lists of what waits and of today', async () => {
    const { body } = await angel.get('/stat/admin/v1/summary');
    const { from, to, pending, deposits, clients } = body;
    const today = new URLSearchParams({ from, to });
    const listed = async (filter: string) => {
      const { body: list } = await angel.get(`/deposit/admin/v1/list?size=1&${filter}`);
      return { count: list.total, totals: list.totals };
    };
    expect(pending.deposit).toEqual(await listed('status=pending'));
    expect(deposits).toEqual({
      created: await listed(`${today}`),
      approved: await listed(`dated=approved&${today}`),
      rejected: await listed(`dated=rejected&${today}`),
      rolled_back: await listed(`dated=rolled_back&${today}`),
    });
    const clientsOf = async (filter: string) =>
      (await angel.get(`/client/admin/v1/list?size=1&${filter}`)).body;
    const { total, totals: balances } = await clientsOf('');
    expect(clients).toMatchObject({
      ...{ total, balances },
      new: (await clientsOf(`${today}`)).total,
      online: (await clientsOf('online=true')).total,
    });
    for (const { currency, ...held } of balances) {
      const { totals } = await clientsOf(`currency=${currency}`);
      expect(totals).toContainEqual({ currency, ...held });
    }
  });

  it('says how much the balances have changed since the beginning of the range', async () => {
    const owner = await addClient(server().db, { agent: 'hero8' });
    const hero8 = await server().signIn('hero8');
    const clientsSince = async (from: string) =>
      (await hero8.get(`/stat/admin/v1/summary?from=${from}&to=2100-01-01T00:00:00Z`)).body.clients;
    const before = await clientsSince('2020-01-01T00:00:00Z');
    const between = new Date().toISOString();
    await decided(owner, '64.00', 'approved');
    await decided(owner, '8.00', 'approved', 'rolled_back');
    const { balances, changes } = await clientsSince(between);
    expect(changes).toEqual([{ currency: 'USD', amount: '64.00' }]);
    const held = (of: { currency: string; amount: string }[]) =>
      of.find(({ currency }) => currency === 'USD')?.amount ?? '0';
    expect(minus(held(balances), held(changes))).toBe(minus(held(before.balances), '0'));
    expect((await clientsSince('2099-01-01T00:00:00Z')).changes).toEqual([]);
  });

  // @rule statistics: Pending counts ignore the range; days follow the configured time zone
  it('counts in the range that was asked for, and what waits whatever the range', async () => {
    const owner = await addClient(server().db, { agent: 'hero7' });
    const at = new Date('2026-03-05T12:00:00Z');
    await addDeposit(server().db, owner, { amount: '64.00', at });
    const hero7 = await server().signIn('hero7');
    const { body } = await hero7.get(
      '/stat/admin/v1/summary?from=2026-03-05T00:00:00Z&to=2026-03-06T00:00:00Z',
    );
    expect(body).toMatchObject({
      from: '2026-03-05T00:00:00.000Z',
      to: '2026-03-06T00:00:00.000Z',
      pending: { deposit: usd(1, '64.00') },
      deposits: { created: usd(1, '64.00'), approved: { count: 0, totals: [] } },
      clients: { new: 0 },
    });
    const later = await hero7.get(
      '/stat/admin/v1/summary?from=2026-04-01T00:00:00Z&to=2026-04-02T00:00:00Z',
    );
    expect(later.body.deposits.created.count).toBe(0);
    expect(later.body.pending.deposit).toEqual(usd(1, '64.00'));
    const today = await hero7.get('/stat/admin/v1/summary');
    expect(today.body.deposits.created.count).toBe(0);
    expect(today.body.pending.deposit.count).toBe(1);
  });

  it('begins the day in the configured time zone', async () => {
    const { body } = await angel.get('/stat/admin/v1/summary');
    expect(body.from).toMatch(/T16:00:00\.000Z$/);
    expect(Date.parse(body.to) - Date.parse(body.from)).toBe(24 * 60 * 60 * 1000);
    expect(Date.parse(body.from)).toBeLessThanOrEqual(Date.parse(body.as_of));
    expect(Date.parse(body.to)).toBeGreaterThan(Date.parse(body.as_of));
  });
});

describe('the day', () => {
  const day = async (timezone: string, now: string) => {
    const range = await resolveRange(server().db, {}, timezone, new Date(now));
    return [range.from.toISOString(), range.to.toISOString()];
  };

  it('changes at midnight of the time zone', async () => {
    const before = ['2026-05-01T16:00:00.000Z', '2026-05-02T16:00:00.000Z'];
    const after = ['2026-05-02T16:00:00.000Z', '2026-05-03T16:00:00.000Z'];
    expect(await day('Asia/Shanghai', '2026-05-02T15:59:59.999Z')).toEqual(before);
    expect(await day('Asia/Shanghai', '2026-05-02T16:00:00.000Z')).toEqual(after);
  });

  it('has 23 hours when the clock goes forward', async () => {
    const spring = ['2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'];
    expect(await day('Europe/London', '2026-03-29T12:00:00Z')).toEqual(spring);
  });
});
