import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { compactFigures } from '../../platform/figures/figures.ts';
import { seedLarge } from '../../seed/seed-large.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { countPage, everyPage, readerOf, requestPage } from '../../testing/deposit-pages.ts';
import { setTimeZone } from '../../testing/set-time-zone.ts';
import { useTestServer } from '../../testing/test-server.ts';
import type { DepositQuery } from './list-deposits.ts';

const server = useTestServer({ seed: 'demo' });
beforeAll(() => seedLarge(server().owner, { clients: 12, deposits: 300 }));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const midnight = (at: Date) => `${at.toISOString().slice(0, 10)}T00:00:00Z`;
const ask = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

const filters: Record<string, DepositQuery> = {
  'of all time': {},
  'that wait': { status: 'pending' },
  'in dollars, approved': { status: 'approved', currency: 'USD' },
  'of a rare kind': { sub_type: 'crypto' },
  'of robots': { fake: true },
  'since a moment': { from: daysAgo(200).toISOString() },
  'until a moment, approved': { to: daysAgo(20).toISOString(), status: 'approved' },
  'between two moments': { from: daysAgo(300.3).toISOString(), to: daysAgo(100.7).toISOString() },
  'between two midnights': { from: midnight(daysAgo(90)), to: midnight(daysAgo(30)) },
  'of less than a day': { from: daysAgo(3.5).toISOString(), to: daysAgo(2.9).toISOString() },
  'of a range that ends before it begins': {
    from: daysAgo(20).toISOString(),
    to: daysAgo(120).toISOString(),
  },
};

const lists = [
  ['god', '-created_at'],
  ['god', 'status'],
  ['superman', 'created_at'],
  ['superman', '-status'],
  ['hero', '-created_at'],
] as const;

describe('the deposits of a range of time', () => {
  it.each(Object.entries(filters))(
    '%s are found, numbered and summed by day as they are one by one, in every scope',
    async (_what, filter) => {
      for (const [who, sort] of lists) {
        const { listed, counted } = await everyPage(server(), who, { ...filter, sort });
        expect(listed).toEqual(counted);
      }
    },
  );

  it('are of the day in UTC, whatever the time zone of the database', async () => {
    const { db } = server();
    const client = await addClient(db);
    const at = new Date('2020-02-29T23:59:59.999Z');
    const { id } = await addDeposit(db, client, { amount: '1.00' });
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local time zone 'Asia/Shanghai'`);
      await tx.execute(sql`update deposit set created_at = ${at.toISOString()} where id = ${id}`);
    });
    const angel = await server().signIn('angel');
    const total = async (from: string, to: string) =>
      (await angel.get(`/deposit/admin/v1/list?${ask({ from, to })}`)).body.total;
    expect(await total('2020-02-29T00:00:00Z', '2020-03-01T00:00:00Z')).toBe(1);
    expect(await total('2020-03-01T00:00:00Z', '2020-03-03T00:00:00Z')).toBe(0);
  });

  // @rule server: A range of time counts each record once, also if clocks repeat an hour
  // @in domains/client-access/kept-figures.ts
  it('are counted once if clocks repeat the first hour of a day', async () => {
    const { db } = server();
    const client = await addClient(db, { agent: 'hero' });
    const moments = Array.from({ length: 14 }, (_, at) => Date.UTC(2025, 9, 25, 21, 30 * at));
    for (const at of moments) await addDeposit(db, client, { amount: '1.00', at: new Date(at) });
    // On 26 October, one o'clock becomes midnight.
    await setTimeZone(db, 'Atlantic/Azores');
    const bounds = moments.map((at) => new Date(at).toISOString());
    const ranges = bounds.flatMap((from, at) => [
      { from },
      { to: from },
      ...bounds.slice(at).map((to) => ({ from, to })),
    ]);
    for (const query of ranges) {
      const request = { query, page: 1, size: 1 };
      expect(await requestPage(await readerOf(server(), 'hero'), request)).toEqual(
        await countPage(server(), 'hero', request),
      );
    }
    await setTimeZone(db, 'UTC');
  });

  it('are the same before and after their lines are compacted, and compacted anew', async () => {
    const god = await server().signIn('god');
    const read = async () =>
      (await god.get(`/deposit/admin/v1/list?${ask({ from: daysAgo(400).toISOString() })}`)).body;
    const before = await read();
    await compactFigures(server().db);
    await compactFigures(server().db);
    expect(await read()).toEqual(before);
  });
});
