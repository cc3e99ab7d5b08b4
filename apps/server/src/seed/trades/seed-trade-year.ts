import { isPooled } from '../../domains/product/order-kinds.ts';
import { tradeChange } from '../../domains/trade/trade-row.ts';
import { costOf } from '../../domains/trade/trade-steps.ts';
import { freezing, type TradeTransition } from '../../domains/trade/trade-transitions.ts';
import { tradingStart } from '../../domains/trade-terms/trade-dates.ts';
import { priceOf, type TradeRecord, termsOf } from '../../domains/trade-terms/trade-terms.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { orderNo } from '../../kernel/db/order-no.ts';
import { tradeEvent, tradeRecord } from '../../kernel/db/schema.ts';
import { batches } from '../../kernel/db/update-each.ts';
import { plus } from '../../kernel/money/decimal.ts';
import type { Random } from '../../kernel/random.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import { postTransactions } from '../../platform/ledger/ledger.ts';
import { seedFundNavs } from '../fund-navs.ts';
import { pickPurse, readPurses } from '../purses.ts';
import type { DemoStaff } from '../staff.ts';
import { type FundDays, readFundDays } from './fund-days.ts';
import { type Kind, planYear } from './plan-trade-year.ts';
import type { PlannedTrade } from './plan-trades.ts';
import type { ProductRow } from './trade-products.ts';
import { applyByTime, stepsOf } from './trade-steps.ts';
import { productAt, seedYearProducts, yearFund } from './year-products.ts';

interface Parts {
  random: Random;
  ofNavs: Random;
  staff: DemoStaff;
  from: Date;
  now: Date;
  timeZone: string;
  orders: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const livesMs = 21 * dayMs;

export async function seedTradeYear(tx: Transaction, parts: Parts): Promise<void> {
  const products = await seedYearProducts(tx, parts);
  await seedFundNavs(tx, { random: parts.ofNavs, now: parts.now, code: yearFund });
  const fund = productAt(products.fund, parts.from, parts);
  const days = await readFundDays(tx, fund);
  const purses = await readPurses(tx);
  const made: { booked: typeof tradeRecord.$inferInsert; product: ProductRow }[] = [];
  for (const { kind, at } of planYear(parts)) {
    const ordered = productAt(products[kind], at, parts);
    const order = orderOf(ordered, kind, parts.random);
    const purse = pickPurse(purses, order.amount, at, parts.random);
    if (purse === undefined) continue;
    purse.spent = plus(purse.spent, order.amount);
    const { id: accountId, clientId, currency } = purse.account;
    made.push({
      product: ordered,
      booked: {
        ...order,
        id: parts.random.id(at),
        // The database puts the number in.
        orderNo: orderNo('T', at, parts.timeZone) as unknown as string,
        kind,
        productId: ordered.id,
        clientId,
        accountId,
        currency,
        frozen: order.amount,
        status: 'awaiting',
        cutoffAt: tradingStart(termsOf(ordered), parts.timeZone),
        ...(kind === 'fund' && ordersOn(days, at)),
        madeAt: at,
        createdAt: at,
        updatedAt: at,
      },
    });
  }
  const steps: TradeTransition[] = [];
  const audits: AuditEntry[] = [];
  for (const batch of batches(made)) {
    const booked = await book(
      tx,
      batch.map(({ booked }) => booked),
    );
    for (const [at, { product }] of batch.entries()) {
      const record = booked[at];
      if (record === undefined) throw new Error('An order was not stored.');
      audits.push(bookedEntry(record));
      steps.push(...lifeOf(record, product, parts, days));
    }
  }
  await applyByTime(tx, steps);
  await writeAuditEntries(tx, null, [...audits, ...steps.map(({ audit }) => audit)]);
}

function ordersOn(days: FundDays, at: Date) {
  const { day, cutoffAt } = days.dealingAt(at);
  return { phase: 'review', dealingDay: day, cutoffAt } as const;
}

function orderOf(ordered: ProductRow, kind: Kind, random: Random) {
  const terms = termsOf(ordered);
  const price = priceOf(kind, terms) ?? null;
  const feePct = terms.fee_pct ?? '0';
  if (!isPooled(kind) || price === null) {
    return { price, feePct, amount: `${random.whole(50, 400)}.00` };
  }
  const appliedQty = String(10 * random.whole(1, 4));
  return { price, feePct, appliedQty, amount: costOf(appliedQty, price, ordered.currency) };
}

async function book(
  tx: Transaction,
  orders: readonly (typeof tradeRecord.$inferInsert)[],
): Promise<TradeRecord[]> {
  const stored = await tx
    .insert(tradeRecord)
    .values([...orders])
    .returning();
  const byId = new Map(stored.map((row) => [row.id, row]));
  const booked = orders.flatMap(({ id }) => byId.get(id ?? '') ?? []);
  await tx.insert(tradeEvent).values(
    booked.map(({ id, version, status, amount, madeAt }) => ({
      ...{ tradeId: id, version, action: 'booked' as const, status, amount, at: madeAt },
    })),
  );
  await postTransactions(
    tx,
    booked.map((record) => ({
      kind: 'trade.booked',
      reference: { type: 'trade', id: record.id },
      actorId: null,
      entries: freezing(record, record.amount),
      at: record.madeAt,
    })),
  );
  return booked;
}

function bookedEntry(record: TradeRecord): AuditEntry {
  return {
    action: 'trade.booked',
    subject: { type: 'trade', id: record.id },
    after: {
      order_no: record.orderNo,
      kind: record.kind,
      product_id: record.productId,
      account_id: record.accountId,
      quantity: record.appliedQty,
      amount: `${record.amount} ${record.currency}`,
      frozen: record.frozen,
    },
    at: record.madeAt,
    changed: [tradeChange(record)],
  };
}

function lifeOf(
  record: TradeRecord,
  product: ProductRow,
  parts: Parts,
  days: FundDays,
): TradeTransition[] {
  const { random, now } = parts;
  const ended = record.madeAt.getTime() + livesMs < now.getTime();
  const part = record.kind as Kind;
  const plan: PlannedTrade = random.chance(0.08)
    ? { kind: part, part, status: 'released', end: 'rejected' }
    : { kind: part, part, status: ended && random.chance(0.8) ? 'completed' : 'holding' };
  const until = new Date(Math.min(now.getTime(), record.madeAt.getTime() + livesMs));
  return stepsOf(record, plan, product, {
    ...{ ...parts, now: until },
    days: part === 'fund' ? days : undefined,
  });
}
