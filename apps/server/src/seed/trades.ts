import { sql } from 'drizzle-orm';
import { parseSetting } from '../domains/setting/settings.ts';
import { applyTransitions } from '../domains/trade/apply-transitions.ts';
import { bookTrade } from '../domains/trade/book-trade.ts';
import { type SaleBounds, saleBounds } from '../domains/trade/sale-bounds.ts';
import { valueSale } from '../domains/trade/sell-trade.ts';
import { termsOf } from '../domains/trade/trade-terms.ts';
import {
  approval,
  clearing,
  completion,
  lapse,
  payment,
  release,
  sale,
  type TradeRecord,
  type TradeTransition,
} from '../domains/trade/trade-transitions.ts';
import type { Transaction } from '../kernel/db/database.ts';
import {
  account,
  allocation,
  allocationLine,
  client,
  clientTradeSetting,
} from '../kernel/db/schema.ts';
import {
  changedBy,
  compare,
  convert,
  type Decimal,
  minus,
  percentOf,
  plus,
  times,
} from '../kernel/money/decimal.ts';
import type { Random } from '../kernel/random.ts';
import { type AuditEntry, writeAuditEntries } from '../platform/audit-log.ts';
import { type PlannedTrade, planTrades } from './plan-trades.ts';
import type { DemoStaff } from './staff.ts';
import { type ProductPart, type ProductRow, seedTradeProducts } from './trade-products.ts';

interface Parts {
  random: Random;
  staff: DemoStaff;
  now: Date;
  timeZone: string;
  /** Of each kind in each state. */
  copies: number;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** What goes into one statement: PostgreSQL takes 65,535 values at most. */
const batchSize = 500;
/** Orders still wait when they are younger than this. */
const awaitingSinceMs = 4 * dayMs;
const livesSinceMs = 40 * dayMs;
const remarks = ['电话已核实', 'Asked for by phone', '客户自行下单'] as const;
const why = { reasonCode: null, reason: null };
/** As nobody has changed them yet. */
const { profit: limits } = parseSetting('trade', {});

/** Makes trade records of every kind in every state, by the functions that the server uses. */
export async function seedTrades(tx: Transaction, parts: Parts): Promise<void> {
  const { random, now, copies } = parts;
  const from = new Date(now.getTime() - 2 * livesSinceMs);
  const products = await seedTradeProducts(tx, { random, from, now });
  const purses = await readPurses(tx);
  const audits: AuditEntry[] = [];
  const steps: TradeTransition[] = [];
  const waiting: TradeRecord[] = [];
  const published: TradeRecord[] = [];
  for (const plan of planTrades(copies)) {
    const made = await makeTrade(tx, plan, { ...parts, products, purses });
    if (made === null) continue;
    audits.push(made.audit);
    steps.push(...made.steps);
    if (plan.part === 'ipoOpen') waiting.push(made.booked);
    if (plan.part === 'ipo') published.push(made.steps[0]?.after ?? made.booked);
  }
  const inOrder = steps.toSorted((a, b) => Number(a.audit.at) - Number(b.audit.at));
  // Of one record the steps come one after the other: a batch keeps the last of each.
  for (const batch of batches(inOrder)) await applyTransitions(tx, batch);
  await seedAllocation(tx, products.ipo, published, parts);
  await seedAllocation(tx, products.ipoOpen, waiting, parts);
  audits.push(...inOrder.map(({ audit }) => audit));
  // What is long past is news to nobody.
  const past = audits
    .toSorted((a, b) => Number(a.at) - Number(b.at))
    .map((audit) => ({ ...audit, changed: [] }));
  for (const batch of batches(past)) await writeAuditEntries(tx, null, batch);
}

/** An account with money that nothing else waits for, of a client who may trade everything. */
interface Purse {
  account: { id: string; clientId: string; currency: string };
  fake: boolean;
  room: string;
  /** Nothing was posted to it after this. */
  since: Date;
  trades: number;
}

async function readPurses(tx: Transaction): Promise<Purse[]> {
  const { rows } = (await tx.execute(sql`
    select a.id, a.client_id, a.currency, c.fake, (a.balance - a.frozen)::text as room,
      (select max(e.created_at) from ledger_entry e where e.account_id = a.id)::text as since
    from ${account} a join ${client} c on c.id = a.client_id
    where a.balance > a.frozen and c.active and not c.locked
      and not exists (select from ${clientTradeSetting} s where s.client_id = c.id)
    order by a.id`)) as {
    // Both drivers answer `rows`, and the query casts what they would read differently.
    rows: {
      id: string;
      client_id: string;
      currency: string;
      fake: boolean;
      room: string;
      since: string;
    }[];
  };
  return rows.map(({ id, client_id: clientId, currency, fake, room, since }) => ({
    account: { id, clientId, currency },
    fake,
    room,
    since: new Date(since),
    trades: 0,
  }));
}

interface Making extends Parts {
  products: Readonly<Record<ProductPart, ProductRow>>;
  purses: Purse[];
}

interface MadeTrade {
  booked: TradeRecord;
  audit: AuditEntry;
  steps: TradeTransition[];
}

/** Null where nobody of the set has the money for it. */
async function makeTrade(
  tx: Transaction,
  plan: PlannedTrade,
  making: Making,
): Promise<MadeTrade | null> {
  const { random, staff, now, timeZone, products } = making;
  const chosen = products[plan.part];
  const waits = plan.status === 'awaiting';
  const from = new Date(now.getTime() - (waits ? awaitingSinceMs : livesSinceMs));
  const wanted = wantedOf(plan, random);
  const until = new Date(now.getTime() - (waits ? hourMs : livesSinceMs / 2));
  const purse = pickPurse(making, plan, until, wanted.most);
  if (purse === undefined) return null;
  const at = random.between(purse.since < from ? from : purse.since, until);
  const byStaff = plan.kind === 'subscribe' && random.chance(0.5);
  const { booked, audit } = await bookTrade(tx, {
    kind: plan.kind,
    productId: chosen.id,
    account: purse.account,
    ...wanted.order,
    makerId: byStaff ? staff.angel2 : null,
    clientRemark: random.chance(0.2) ? random.pick(remarks) : null,
    timeZone,
    at,
    id: random.id(at),
  });
  purse.room = minus(purse.room, booked.amount);
  purse.trades += 1;
  return { booked, audit, steps: stepsOf(booked, plan, chosen, making) };
}

function wantedOf({ kind, part }: PlannedTrade, random: Random) {
  if (kind === 'subscribe') {
    const name = random.pick(['基础版 Basic', '专业版 Pro']);
    return { most: '80', order: { plan: { name, autoRenew: random.chance(0.5) } } };
  }
  if (part === 'daily' || part === 'ai' || part === 'fund' || part === 'quant') {
    const amount = `${random.whole(50, 300)}.00`;
    return { most: amount, order: { amount } };
  }
  const quantity = String(10 * random.whole(1, 2));
  return { most: String(20 * Number(quantity)), order: { quantity } };
}

/** Of the accounts that have the money, and had it by then, the one with the fewest trades. */
function pickPurse(
  { purses }: Making,
  { robot = false }: PlannedTrade,
  until: Date,
  most: string,
): Purse | undefined {
  return purses
    .filter(
      ({ account: { currency }, fake, room, since }) =>
        currency === 'USD' && fake === robot && since < until && compare(room, most) >= 0,
    )
    .reduce<Purse | undefined>(
      (best, purse) => (best === undefined || purse.trades < best.trades ? purse : best),
      undefined,
    );
}

type Move = (record: TradeRecord, taking: { actorId: string; at: Date }) => TradeTransition;

/** The steps to the planned state, over the time that is left, in even strides. */
export function stepsOf(
  booked: TradeRecord,
  plan: PlannedTrade,
  chosen: ProductRow,
  making: Pick<Making, 'random' | 'staff' | 'now'>,
): TradeTransition[] {
  const { random, staff, now } = making;
  const terms = termsOf(chosen);
  const lapses = plan.end === 'lapsed';
  // Before the deadline of what was not paid in time.
  const until = now.getTime() - (lapses ? 8 * dayMs : hourMs);
  const stride = (until - booked.madeAt.getTime()) / 6;
  // Nobody decides on an order of their own.
  const third = booked.makerId === staff.angel2 ? staff.god : staff.angel2;
  const checkers = [staff.angel, third, staff.god] as const;
  const steps: TradeTransition[] = [];
  let record = booked;
  for (const move of movesTo(plan, booked, chosen, making)) {
    const at = new Date(booked.madeAt.getTime() + stride * (steps.length + 1));
    const step = move(record, { actorId: random.pick(checkers), at });
    steps.push(step);
    record = step.after;
  }
  if (lapses) steps.push(lapse(record, { actorId: null, at: terms.pay_deadline ?? now }));
  return steps;
}

function movesTo(
  { kind, status, end }: PlannedTrade,
  { fundingModel }: TradeRecord,
  product: ProductRow,
  { random, now }: Pick<Making, 'random' | 'now'>,
): Move[] {
  const terms = termsOf(product);
  if (status === 'awaiting') return [];
  if (end === 'rejected' || end === 'unfilled') {
    const reasonCode = end === 'unfilled' ? 'not_filled' : 'client_request';
    return [(record, taking) => release(record, end, { reasonCode, reason: null }, taking)];
  }
  const approve: Move = (record, taking) =>
    approval(record, { quantity: null, terms }, why, taking);
  if (fundingModel === 'pay_on_win') {
    const pay: Move = (record, taking) => {
      const amount = status === 'holding' ? record.payable : '60.00';
      return payment(record, { amount, remark: null, terms }, taking);
    };
    return status === 'payment' ? [approve] : [approve, pay];
  }
  const complete: Move = (record, taking) => completion(record, null, taking);
  if (kind === 'subscribe') return status === 'holding' ? [approve] : [approve, complete];
  const sell: Move = (record, taking) => {
    const bounds = saleBounds({ trade: record, product }, limits, taking.at);
    const result = resultWithin(bounds, record, random);
    return sale(record, valueSale(record, result, bounds), { remark: null, ...result }, taking);
  };
  const settleAt = new Date(now.getTime() + 2 * dayMs);
  const clear: Move = (record, taking) => clearing(record, { settleAt, remark: null }, taking);
  const moves = [approve, sell, clear, complete];
  return moves.slice(0, 1 + ['holding', 'sold', 'unsettled', 'completed'].indexOf(status));
}

/** The widest that a result swings, of what it may. */
const swings = { least: -8, most: 20, whole: 25 };

/** A price or a profit as the rules take it, rather a gain than a loss, with words for it. */
function resultWithin(bounds: SaleBounds | null, { currency }: TradeRecord, random: Random) {
  const swing = random.whole(swings.least, swings.most);
  const cents = random.digits(2);
  if (bounds === null) throw new Error('There is nothing to sell.');
  if (bounds.by === 'price') {
    const reach = minus(bounds.priceMax, bounds.reference);
    const moved = times(changedBy(reach, String(100 / swings.whole - 100)), swing);
    return { price: roundedDown(plus(bounds.reference, moved)), fileId: null };
  }
  const gained = percentOf(bounds.profitMax, String((100 * swing) / swings.whole), currency);
  const profit = swing < 0 ? `${swing}.${cents}` : gained;
  return { profit, remark: '策略结算单：收盘净值与持仓明细', fileId: null };
}

/** To four digits, as funds are valued. */
function roundedDown(price: Decimal): Decimal {
  return changedBy(convert(price, '100', 'USD'), '-99');
}

/** As it was saved, or published where its orders are decided. */
async function seedAllocation(
  tx: Transaction,
  { id: productId }: ProductRow,
  trades: readonly TradeRecord[],
  { random, staff, now }: Parts,
): Promise<void> {
  if (trades.length === 0) return;
  const decided = trades.every(({ status }) => status !== 'awaiting');
  const at = new Date(now.getTime() - (decided ? livesSinceMs / 3 : hourMs));
  const id = random.id(at);
  await tx.insert(allocation).values({
    id,
    productId,
    draftedById: staff.angel,
    createdAt: at,
    updatedAt: at,
    ...(decided && {
      status: 'published',
      version: 2,
      // By someone else than who drafted it.
      publishedById: staff.angel2,
      publishedAt: at,
    }),
  });
  await tx.insert(allocationLine).values(
    trades.map((trade, number) => ({
      allocationId: id,
      tradeId: trade.id,
      allottedQty: decided ? Number(trade.allottedQty ?? '0') : 10 * (number % 2),
    })),
  );
}

function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += batchSize) yield all.slice(from, from + batchSize);
}
