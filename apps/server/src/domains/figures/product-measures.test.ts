import type { Schemas } from '@brokerdesk/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { fundNav } from '../../kernel/db/schema.ts';
import { formatMoney, minus, plus } from '../../kernel/money/decimal.ts';
import { seededRandom } from '../../kernel/random.ts';
import { addClient, type ClientFixture, staffId } from '../../testing/deposit-fixtures.ts';
import { seeds } from '../../testing/random-statistics.ts';
import { setTimeZone } from '../../testing/set-time-zone.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { insertProduct, insertTrade } from '../../testing/trade-rows.ts';

type Measures = Schemas.ProductMeasures;
type Trade = Awaited<ReturnType<typeof insertTrade>>;

const dayMs = 24 * 60 * 60 * 1000;
const range = 'from=2026-02-01T00:00:00Z&to=2026-03-01T00:00:00Z';
const rangeEnd = new Date('2026-03-01T00:00:00Z');
const inRange = (at: Date | null) =>
  at !== null && at >= new Date('2026-02-01T00:00:00Z') && at < rangeEnd;
const heldInTheEnd = ({ openedAt, soldAt }: Trade) =>
  openedAt !== null && openedAt < rangeEnd && (soldAt === null || soldAt >= rangeEnd);
const terms = {
  ipo: { issue_price: '2.5', price_max: '3' },
  stock: { limit_up_price: '11.25' },
  block: { ref_close: '10', agreed_price: '9.5', lockup_until: '2100-01-01T00:00:00Z' },
  fund: { nav: '1.2345', nav_at: '2026-02-27T00:00:00Z' },
  quant: { target_return: '8', capacity: '1000000.00' },
  ai: { target_return: '12.5' },
} as const;
type Kind = keyof typeof terms;
const kinds = ['ipo', 'stock', 'block', 'fund', 'quant', 'ai'] as const satisfies Kind[];
type Product = Awaited<ReturnType<typeof insertProduct>>;

describe.each(seeds)('with random orders of seed %i', (seed) => {
  // Rows with figures that the sums are asked for; no money has moved for them.
  const server = useTestServer({ brokenBooks: true });
  const random = seededRandom(seed);
  const orders: { trade: Trade; client: ClientFixture; isRobot: boolean; agent: string }[] = [];
  const products = new Map<Kind, [Product, Product]>();

  beforeAll(async () => {
    const { db } = server();
    await setTimeZone(db, 'UTC');
    for (const kind of kinds) {
      const pool = kind === 'ipo' || kind === 'stock' || kind === 'block';
      const made = { kind, terms: terms[kind], ...(pool && { poolQty: 1000, lotSize: 10 }) };
      products.set(kind, [await insertProduct(db, made), await insertProduct(db, made)]);
    }
    for (const { id: productId } of products.get('fund') ?? []) {
      const navs = { '2026-02-20': '1.0', '2026-02-27': '1.1', '2026-03-02': '1.2345' };
      const rows = Object.entries(navs).map(([day, nav]) => {
        const navAt = new Date(`${day}T07:00:00Z`);
        return { ...{ productId, day, nav, navAt, knownAt: navAt }, updatedAt: navAt };
      });
      await db.insert(fundNav).values(rows);
    }
    for (let count = 0; count < 10; count++) {
      const agent = random.pick(['hero', 'hero5'] as const);
      const isRobot = count < 2;
      const client = await addClient(db, { agent, fake: isRobot, currencies: ['USD'] });
      for (let order = 0; order < 9; order++) {
        orders.push({ trade: await addOrder(client), client, isRobot, agent });
      }
    }
  });

  function addOrder(client: ClientFixture): Promise<Trade> {
    const kind = random.pick(kinds);
    const createdAt = random.between(new Date('2026-01-05'), new Date('2026-02-25'));
    const openedAt = new Date(createdAt.getTime() + random.whole(1, 30) * 3_600_000);
    const soldAt = new Date(openedAt.getTime() + random.whole(1, 40 * 24) * 3_600_000);
    const paid = `${random.whole(1, 4000)}.${random.digits(2)}`;
    const isPieces = kind === 'ipo' || kind === 'stock' || kind === 'block';
    const applied = random.whole(1, 60) * 10;
    const units = isPieces ? String(random.whole(0, applied)) : `${random.whole(1, 900)}.12345678`;
    const opened = { allottedQty: units, openedAt, paid, payable: paid };
    const sold = { ...opened, soldAt, profit: `${random.whole(-200, 200)}.00` };
    const state: Partial<Trade> = random.pick([
      { status: 'awaiting' },
      { status: 'holding', ...opened },
      { status: 'sold', ...sold },
      { status: 'completed', ...sold },
      // Rejected, cancelled, and allotted but not paid in time.
      { status: 'released', ...(isPieces && { allottedQty: '0' }) },
      { status: 'released' },
      { status: 'released', allottedQty: units, payable: paid },
    ]);
    const offered = products.get(kind);
    if (offered === undefined) throw new Error('Every kind has two products.');
    return insertTrade(server().db, client, random.pick(offered), {
      ...{ kind, createdAt, amount: '100.00', ...state },
      ...(isPieces && { appliedQty: String(applied) }),
    });
  }

  const measures = async (kind: string, query = range): Promise<Measures> => {
    const angel = await server().signIn('angel');
    const { status, body } = await angel.get(`/stat/admin/v1/measures?kind=${kind}&${query}`);
    expect([kind, status]).toEqual([kind, 200]);
    return body;
  };
  const ofReal = (productId: string) =>
    orders.filter(({ trade, isRobot }) => !isRobot && trade.productId === productId);
  const sum = (trades: readonly Trade[], of: (trade: Trade) => string | null) =>
    trades.reduce((so, trade) => plus(so, of(trade) ?? '0'), '0');
  const amount = (value: string) => formatMoney(value, 'USD');
  const twoDigits = (value: number) => Number(value.toFixed(2));

  // @rule statistics: IPOs and stocks: times covered, share allotted, and allotments not paid in time
  // @in ./product-measures.ts ./measure-figures.ts
  it.each(['ipo', 'stock'] as const)(
    'the book of %s products equals a count of their orders',
    async (kind) => {
      const { books } = await measures(kind);
      const ordered = (products.get(kind) ?? []).filter(({ id }) =>
        ofReal(id).some(({ trade }) => inRange(trade.createdAt)),
      );
      expect(books?.products.map(({ product }) => product.id).toSorted()).toEqual(
        ordered.map(({ id }) => id).toSorted(),
      );
      for (const row of books?.products ?? []) {
        const trades = ofReal(row.product.id).map(({ trade }) => trade);
        const live = trades.filter((t) => t.status !== 'released' || t.allottedQty !== null);
        const decided = live.filter((t) => t.allottedQty !== null);
        const lapsed = trades.filter((t) => t.status === 'released' && Number(t.payable) > 0);
        const applied = Number(sum(live, (t) => t.appliedQty));
        const allotted = Number(sum(decided, (t) => t.allottedQty));
        expect([Number(row.applied_qty), Number(row.allotted_qty)]).toEqual([applied, allotted]);
        expect(Number(row.cover)).toBe(twoDigits(applied / 1000));
        const of = Number(sum(decided, (t) => t.appliedQty));
        if (of === 0) expect(row.allotment_rate).toBeNull();
        else expect(Number(row.allotment_rate)).toBeCloseTo((allotted / of) * 100, 1);
        expect([row.unpaid_orders, row.unpaid]).toEqual([
          lapsed.length,
          amount(sum(lapsed, (t) => t.payable)),
        ]);
      }
      for (const total of books?.totals ?? []) {
        expect(total.applied).toBe(
          amount((books?.products ?? []).reduce((so, row) => plus(so, row.applied), '0')),
        );
      }
    },
  );

  // @rule statistics: Funds: assets at the last NAV, and subscriptions less redemptions of the range
  // @in ./product-measures.ts ./measure-figures.ts
  it('funds have the units held at the last NAV, and the flows of the days on which they happened', async () => {
    for (const within of [range, range.replace('T00:00:00Z', 'T00:00:01Z')]) {
      const { funds } = await measures('fund', within);
      let net = '0';
      for (const row of funds?.products ?? []) {
        const trades = ofReal(row.product.id).map(({ trade }) => trade);
        const units = sum(
          trades.filter(({ status }) => status === 'holding'),
          (t) => t.allottedQty,
        );
        expect(Number(row.units)).toBe(Number(units));
        expect(Number(row.aum)).toBeCloseTo(Number(units) * 1.2345, 1);
        const ended = sum(trades.filter(heldInTheEnd), (t) => t.allottedQty);
        const isWhole = within === range;
        // The last NAV of the range, not the one after it.
        expect(row.aum_end === null).toBe(!isWhole);
        if (isWhole) expect(Number(row.aum_end)).toBeCloseTo(Number(ended) * 1.1, 1);
        const subscribed = sum(
          trades.filter((t) => inRange(t.openedAt)),
          (t) => t.paid,
        );
        const redeemed = sum(
          trades.filter((t) => inRange(t.soldAt)),
          (t) => plus(t.paid, t.profit ?? '0'),
        );
        expect([row.subscribed, row.redeemed]).toEqual([amount(subscribed), amount(redeemed)]);
        net = plus(net, minus(subscribed, redeemed));
      }
      expect(funds?.totals.map((total) => total.net)).toEqual([amount(net)]);
      const series = (funds?.series ?? []).reduce((so, day) => plus(so, day.net), '0');
      expect(amount(series)).toBe(amount(net));
    }
  });

  // @rule statistics: Quant and AI: money invested, and annual return of sold orders against the target
  // @in ./product-measures.ts ./measure-figures.ts
  it('strategies have what is invested, and the return a year of what was sold in the range', async () => {
    const { strategies } = await measures('quant');
    expect(new Set(strategies?.products.map(({ product }) => product.kind))).toEqual(
      new Set(['quant', 'ai']),
    );
    for (const row of strategies?.products ?? []) {
      const trades = ofReal(row.product.id).map(({ trade }) => trade);
      const held = trades.filter(({ status }) => status === 'holding');
      expect(row.aum).toBe(amount(sum(held, (t) => t.paid)));
      expect(row.aum_end).toBe(amount(sum(trades.filter(heldInTheEnd), (t) => t.paid)));
      const sold = trades.filter((t) => inRange(t.soldAt));
      expect([row.sold_orders, row.profit]).toEqual([
        sold.length,
        amount(sum(sold, (t) => t.profit)),
      ]);
      const moneyDays = sold.reduce((so, { paid, soldAt, openedAt }) => {
        const held = ((soldAt?.getTime() ?? 0) - (openedAt?.getTime() ?? 0)) / dayMs;
        return so + Number(paid) * Math.max(1, Math.ceil(held));
      }, 0);
      if (moneyDays === 0) expect(row.return_pct).toBeNull();
      else {
        expect(Number(row.return_pct)).toBeCloseTo((Number(row.profit) * 36_500) / moneyDays, 1);
      }
      expect(row.target_pct).toBe(row.product.kind === 'ai' ? '12.50' : '8.00');
    }
  });

  // @rule statistics: Block trades: what is held and locked, with the discount and the day it unlocks
  // @in ./product-measures.ts ./measure-figures.ts
  it('blocks have what is held and locked, with their discount', async () => {
    const { blocks } = await measures('block');
    for (const row of blocks?.products ?? []) {
      const held = ofReal(row.product.id)
        .map(({ trade }) => trade)
        .filter(({ status }) => status === 'holding');
      expect(row.held).toBe(amount(sum(held, (t) => t.paid)));
      expect(row).toMatchObject({ locked: row.held, discount_pct: '5.00' });
      expect(Number(row.held_qty)).toBe(Number(sum(held, (t) => t.allottedQty)));
    }
    expect(blocks?.totals.map(({ discount_pct }) => discount_pct)).toEqual(
      blocks?.products.length === 0 ? [] : ['5.00'],
    );
  });

  it('have robots alone if they are requested, and the clients of a team alone', async () => {
    const robots = await measures('fund', `${range}&fake=true`);
    const units = (isRobot: boolean, agent?: string) =>
      orders
        .filter((one) => one.isRobot === isRobot && (agent ?? one.agent) === one.agent)
        .filter(({ trade }) => trade.kind === 'fund' && trade.status === 'holding')
        .reduce((so, { trade }) => so + Number(trade.allottedQty), 0);
    const shown = ({ funds }: Measures) =>
      (funds?.products ?? []).reduce((so, row) => so + Number(row.units), 0);
    expect(shown(robots)).toBeCloseTo(units(true), 6);
    const hero = await staffId(server().db, 'hero');
    const team = await measures('fund', `${range}&agent_id=${hero}`);
    expect(shown(team)).toBeCloseTo(units(false, 'hero'), 6);
  });
});
