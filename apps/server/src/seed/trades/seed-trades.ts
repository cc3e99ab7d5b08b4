import { sql } from 'drizzle-orm';
import { bookTrade } from '../../domains/trade/quote-trade.ts';
import type { TradeTransition } from '../../domains/trade/trade-transitions.ts';
import { type TradeRecord, termsOf } from '../../domains/trade-terms/trade-terms.ts';
import { rowsOf, type Transaction } from '../../kernel/db/database.ts';
import { account, client, clientTradeSetting } from '../../kernel/db/schema.ts';
import { compare, minus } from '../../kernel/money/decimal.ts';
import type { Random } from '../../kernel/random.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import { seedFundNavs, tradeFund } from '../fund-navs.ts';
import type { DemoStaff } from '../staff.ts';
import { seedAllocation } from './allocations.ts';
import { type FundDays, readFundDays } from './fund-days.ts';
import { type PlannedTrade, planTrades } from './plan-trades.ts';
import { type ProductPart, type ProductRow, seedTradeProducts } from './trade-products.ts';
import { applyByTime, stepsOf } from './trade-steps.ts';

interface Parts {
  random: Random;
  ofNavs: Random;
  staff: DemoStaff;
  now: Date;
  timeZone: string;
  copies: number;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const awaitingSinceMs = 4 * dayMs;
const livesSinceMs = 40 * dayMs;
const remarks = ['电话已核实', 'Asked for by phone', '客户自行下单'] as const;

export async function seedTrades(tx: Transaction, parts: Parts): Promise<void> {
  const { random, now, copies } = parts;
  const from = new Date(now.getTime() - 2 * livesSinceMs);
  const products = await seedTradeProducts(tx, { random, from, now });
  await seedFundNavs(tx, { random: parts.ofNavs, now, code: tradeFund });
  const days = await readFundDays(tx, products.fund);
  const purses = await readPurses(tx);
  const audits: AuditEntry[] = [];
  const steps: TradeTransition[] = [];
  const waiting: TradeRecord[] = [];
  const published: TradeRecord[] = [];
  for (const plan of planTrades(copies)) {
    const made = await makeTrade(tx, plan, { ...parts, products, purses, days });
    if (made === null) continue;
    audits.push(made.audit);
    steps.push(...made.steps);
    if (plan.part === 'ipoOpen') waiting.push(made.booked);
    if (plan.part === 'ipo') published.push(made.steps[0]?.after ?? made.booked);
  }
  await applyByTime(tx, steps);
  await seedAllocation(tx, products.ipo, published, parts);
  await seedAllocation(tx, products.ipoOpen, waiting, parts);
  await writeAuditEntries(tx, null, [...audits, ...steps.map(({ audit }) => audit)]);
}

interface Purse {
  account: { id: string; clientId: string; currency: string };
  fake: boolean;
  room: string;
  since: Date;
  trades: number;
}

async function readPurses(tx: Transaction): Promise<Purse[]> {
  const rows = await rowsOf<{
    id: string;
    client_id: string;
    currency: string;
    fake: boolean;
    room: string;
    since: string;
  }>(
    tx,
    sql`
    select a.id, a.client_id, a.currency, c.fake, (a.balance - a.frozen)::text as room,
      (select max(e.created_at) from ledger_entry e where e.account_id = a.id)::text as since
    from ${account} a join ${client} c on c.id = a.client_id
    where a.balance > a.frozen and c.active and not c.locked
      and not exists (select from ${clientTradeSetting} s where s.client_id = c.id)
    order by a.id`,
  );
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
  days: FundDays;
}

interface MadeTrade {
  booked: TradeRecord;
  audit: AuditEntry;
  steps: TradeTransition[];
}

/** Null if no account of the set has enough money. */
async function makeTrade(
  tx: Transaction,
  plan: PlannedTrade,
  making: Making,
): Promise<MadeTrade | null> {
  const { random, staff, now, timeZone, products } = making;
  const chosen = products[plan.part];
  const waits = plan.status === 'awaiting';
  // A past weekend or holiday lies between now and the end of applications.
  const end = waits ? (termsOf(chosen).apply_end ?? now) : now;
  const late = Math.min(now.getTime() - (waits ? hourMs : livesSinceMs / 2), end.getTime());
  const until = new Date(late);
  const from = new Date(
    Math.min(now.getTime() - (waits ? awaitingSinceMs : livesSinceMs), late - dayMs),
  );
  const wanted = wantedOf(plan, random);
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
  return {
    booked,
    audit,
    steps: stepsOf(booked, plan, chosen, {
      ...making,
      days: plan.kind === 'fund' ? making.days : undefined,
    }),
  };
}

function wantedOf({ kind, part }: PlannedTrade, random: Random) {
  if (kind === 'subscribe') {
    const name = random.pick(['基础版 Basic', '专业版 Pro']);
    return { most: '80', order: { plan: { name, autoRenew: random.chance(0.5) } } };
  }
  if (kind === 'daily' || part === 'ai' || part === 'fund' || part === 'quant') {
    const amount = `${random.whole(50, 300)}.00`;
    return { most: amount, order: { amount } };
  }
  const quantity = String(10 * random.whole(1, 2));
  return { most: String(20 * Number(quantity)), order: { quantity } };
}

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
