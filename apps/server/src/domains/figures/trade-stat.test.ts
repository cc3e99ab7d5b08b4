import type { Schemas } from '@brokerdesk/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { setting } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { insertProduct, insertTrade } from '../../testing/trade-rows.ts';
import { resolvePeriod } from './time-range.ts';

// Rows with the figures that the sums are asked for; no money has moved for them.
const server = useTestServer({ brokenBooks: true });
const people = {} as Record<'god' | 'angel' | 'superman' | 'superman2' | 'hero', ApiClient>;
let ofHero: ClientFixture;
let ofLeader: ClientFixture;
let robot: ClientFixture;

const range = 'from=2026-03-01T00:00:00Z&to=2026-03-31T00:00:00Z';
const firstDay = new Date('2026-03-02T03:00:00Z');
/** In Shanghai it is the next day already. */
const lateAtNight = new Date('2026-03-02T16:30:00Z');
const kinds = ['otc', 'ipo', 'fund', 'quant', 'stock'] as const;

beforeAll(async () => {
  const { db, signIn } = server();
  for (const name of ['god', 'angel', 'superman', 'superman2', 'hero'] as const) {
    people[name] = await signIn(name);
  }
  const value = { timezone: 'Asia/Shanghai' };
  await db
    .insert(setting)
    .values({ key: 'app', value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });
  ofHero = await addClient(db, { agent: 'hero', currencies: ['USD', 'JPY'], createdAt: firstDay });
  ofLeader = await addClient(db, { agent: 'superman' });
  const ofOtherTeam = await addClient(db, { agent: 'hero5' });
  const ofNobody = await addClient(db, { agent: null });
  robot = await addClient(db, { agent: 'hero', fake: true });

  const block = await insertProduct(db, { code: 'BLK-1', name: '大宗一号' });
  const ipo = await insertProduct(db, { code: 'IPO-1', kind: 'ipo', currency: 'JPY' });
  const fund = await insertProduct(db, { code: 'FND-1', kind: 'fund' });
  const pieces = { price: '0.333', appliedQty: '100', createdAt: firstDay };
  await insertTrade(db, ofHero, block, {
    ...{ ...pieces, amount: '33.30', allottedQty: '10', paid: '3.33', status: 'holding' },
  });
  await insertTrade(db, ofHero, block, {
    ...{ ...pieces, amount: '33.30', createdAt: lateAtNight, status: 'awaiting' },
  });
  await insertTrade(db, ofLeader, block, {
    ...{ ...pieces, amount: '66.70', allottedQty: '100', paid: '33.30' },
    ...{ profit: '-5.25', status: 'completed', appliedQty: '200' },
  });
  await insertTrade(db, ofHero, ipo, {
    ...{ amount: '1000', appliedQty: '10', allottedQty: '3', createdAt: firstDay },
    ...{ status: 'payment' },
  });
  await insertTrade(db, ofHero, fund, {
    ...{ amount: '500.00', paid: '500.00', status: 'holding', createdAt: firstDay },
  });
  await insertTrade(db, ofHero, fund, {
    ...{ side: 'sell', amount: '900.00', profit: '1.50', status: 'sold', createdAt: firstDay },
  });
  await insertTrade(db, ofOtherTeam, fund, { amount: '40.00', createdAt: firstDay });
  await insertTrade(db, ofNobody, fund, {
    ...{ amount: '2.00', status: 'released', createdAt: firstDay },
  });
  await insertTrade(db, robot, fund, { amount: '77777.00', createdAt: firstDay });
  await insertTrade(db, ofHero, fund, { createdAt: new Date('2026-02-28T23:59:59Z') });
});

const stat = async (who: keyof typeof people, path: string, query = range) =>
  (await people[who].get(`/stat/admin/v1/${path}?${query}`)).body;

const short = ({ currency, trades: t }: Schemas.CurrencyFigures) =>
  `${t.orders} of ${t.clients}: ${t.applied} ${t.allotted} ${t.paid} ${t.profit} ${currency}`;

describe('figures by product', () => {
  // @rule statistics: Orders by product and team per currency, exact, parts adding up to the whole
  // @in ./trade-figures.ts
  it('are exact in each currency: applied, allotted, paid, profit, states and clients', async () => {
    const body: Schemas.ProductStat = await stat('angel', 'product');
    expect(body.products.map((row) => `${row.product.code} ${short(row)}`)).toEqual([
      'BLK-1 3 of 2: 133.30 36.63 36.63 -5.25 USD',
      'FND-1 4 of 3: 542.00 500.00 500.00 1.50 USD',
      'IPO-1 1 of 1: 1000 300 0 0 JPY',
    ]);
    expect(body.products[0]?.trades.states).toMatchObject({
      ...{ awaiting: 1, holding: 1, completed: 1, released: 0 },
    });
    expect(body.totals.map(short)).toEqual([
      '1 of 1: 1000 300 0 0 JPY',
      // Two of the four have ordered two products.
      '7 of 4: 675.30 536.63 536.63 -3.75 USD',
    ]);
  });

  it('are of one kind alone if that is requested', async () => {
    const codes: Record<string, string[]> = {};
    for (const kind of kinds) {
      const body: Schemas.ProductStat = await stat('angel', kind);
      codes[kind] = body.products.map(({ product }) => product.code);
    }
    expect(codes).toEqual({
      otc: ['BLK-1'],
      ipo: ['IPO-1'],
      fund: ['FND-1'],
      quant: [],
      stock: [],
    });
    const otc: Schemas.ProductStat = await stat('angel', 'otc');
    expect(otc.totals.map(short)).toEqual(['3 of 2: 133.30 36.63 36.63 -5.25 USD']);
  });

  // @rule statistics: Series use the configured time zone, by default the last thirty days
  // @in ./grouping.ts
  it('come by day of the configured time zone', async () => {
    const { series, timezone }: Schemas.ProductStat = await stat('angel', 'otc');
    expect(timezone).toBe('Asia/Shanghai');
    expect(series.map((row) => `${row.day} ${short(row)}`)).toEqual([
      '2026-03-02 2 of 2: 100.00 36.63 36.63 -5.25 USD',
      '2026-03-03 1 of 1: 33.30 0.00 0.00 0.00 USD',
    ]);
  });

  // @rule statistics: A robot is in no figure unless requested
  // @in ./stat-question.ts
  it('have robots alone if they are requested, and never otherwise', async () => {
    const body: Schemas.ProductStat = await stat('angel', 'product', `${range}&fake=true`);
    expect(body.totals.map(short)).toEqual(['1 of 1: 77777.00 0.00 0.00 0.00 USD']);
  });
});

describe('figures by team', () => {
  const teamsOf = ({ teams }: Schemas.TeamStat) =>
    teams.map(({ leader, members, clients, currencies }) => [
      leader?.name ?? null,
      members.map(({ agent }) => agent?.name ?? null),
      clients.total,
      currencies.map(short),
    ]);

  it('add up by salesman and team leader, with who is in no team', async () => {
    const body: Schemas.TeamStat = await stat('angel', 'team');
    const byLeader = Object.fromEntries(teamsOf(body).map((team) => [team[0], team]));
    expect(byLeader).toEqual({
      'Marcus Teo': ['Marcus Teo', ['Priya Singh'], 1, ['1 of 1: 40.00 0.00 0.00 0.00 USD']],
      黄国强: [
        '黄国强',
        expect.arrayContaining(['李思源', '黄国强']),
        2,
        ['1 of 1: 1000 300 0 0 JPY', '5 of 2: 633.30 536.63 536.63 -3.75 USD'],
      ],
      null: [null, [null], 1, ['1 of 1: 2.00 0.00 0.00 0.00 USD']],
    });
    expect(body.clients).toEqual({ total: 4, new: 1, ordering: 4 });
    const product: Schemas.ProductStat = await stat('angel', 'product');
    expect(body.totals.map(short)).toEqual(product.totals.map(short));
  });

  // @rule statistics: A team leader sees the own team's figures, a salesman none
  // @in ./stat-question.ts
  it('are the own team of a leader, for any filter, and empty for a salesman', async () => {
    const body: Schemas.TeamStat = await stat('superman', 'team');
    expect(teamsOf(body).map(([leader]) => leader)).toEqual(['黄国强']);
    expect(body.clients.total).toBe(2);
    const agent = body.teams[0]?.leader?.id;
    const others: Schemas.TeamStat = await stat('superman2', 'team', `${range}&agent_id=${agent}`);
    expect([others.clients.total, others.teams, others.totals, others.series]).toEqual([
      ...[0, [], [], []],
    ]);
    const rows: Schemas.TeamProductStat = await stat('superman2', 'team_product');
    expect(rows.rows.map((row) => `${row.agent?.name} ${row.product.code} ${short(row)}`)).toEqual([
      'Priya Singh FND-1 1 of 1: 40.00 0.00 0.00 0.00 USD',
    ]);
    expect(rows.totals.map(short)).toEqual(['1 of 1: 40.00 0.00 0.00 0.00 USD']);
  });

  // @rule statistics: An approval counts on its day, even if rolled back later
  // @in ./cash-figures.ts
  it('count deposits on the day they were approved, also if they were rolled back', async () => {
    const { db } = server();
    const decide = (verb: string, id: string, body: object) =>
      people.angel.call('PUT', `/deposit/admin/v1/${verb}/${id}`, body, once());
    for (const [amount, back] of [
      ['10.00', false],
      ['5.50', true],
    ] as const) {
      const { id } = await addDeposit(db, ofHero, { amount });
      const { status } = await decide('audit', id, {
        ...{ result: 'approved', version: 1 },
        ...acknowledged,
      });
      expect(status).toBe(200);
      if (back) await decide('rollback', id, { reason: 'sent back', version: 2 });
    }
    await addDeposit(db, ofHero, { amount: '1000.00' });
    const today: Schemas.TeamStat = await stat('superman', 'team', '');
    const deposits = { count: 2, amount: '15.50' };
    expect(today.totals).toMatchObject([{ currency: 'USD', cash: { deposits } }]);
    expect(today.series).toMatchObject([{ currency: 'USD', cash: { deposits } }]);
    const [team] = today.teams;
    const hero = team?.members.find(({ agent }) => agent?.name === '李思源');
    expect(hero?.currencies).toMatchObject([{ cash: { deposits }, trades: { orders: 0 } }]);
    const leader = team?.members.find(({ agent }) => agent?.name === '黄国强');
    expect(leader?.currencies).toEqual([]);
  });
});

it('the statistics show products to their readers, teams also to team leaders, and neither to salesmen', async () => {
  const answers: Record<string, number[]> = {};
  for (const who of ['god', 'angel', 'superman', 'hero'] as const) {
    answers[who] = [];
    for (const path of ['product', ...kinds, 'team', 'team_product']) {
      answers[who].push((await people[who].get(`/stat/admin/v1/${path}`)).status);
    }
  }
  const no = kinds.map(() => 403);
  const yes = kinds.map(() => 200);
  expect(answers).toEqual({
    god: [200, ...yes, 200, 200],
    angel: [200, ...yes, 200, 200],
    superman: [403, ...no, 200, 200],
    hero: [403, ...no, 403, 403],
  });
});

it('the statistics cover the last thirty days of the time zone by default', async () => {
  const period = async (query: { from?: string; to?: string }) => {
    const now = new Date('2026-05-02T17:00:00Z');
    const { from, to } = await resolvePeriod(server().db, query, 'Asia/Shanghai', now);
    return [from.toISOString(), to.toISOString()];
  };
  expect(await period({})).toEqual(['2026-04-03T16:00:00.000Z', '2026-05-03T16:00:00.000Z']);
  const midnight = '2026-03-31T16:00:00.000Z';
  expect(await period({ to: midnight })).toEqual(['2026-03-01T16:00:00.000Z', midnight]);
});
