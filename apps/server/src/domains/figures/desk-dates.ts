import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { product, savingHolding, tradeRecord } from '../../kernel/db/schema.ts';
import { type Decimal, formatMoney, minus, plus } from '../../kernel/money/decimal.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { findCalendar } from '../exchange/find-calendar.ts';
import { closingAfter, dealingDay, momentOf } from '../exchange/market-days.ts';
import { dealsOn } from '../product/struck-nav.ts';
import { interestAfter, paysOn } from '../saving/saving-terms.ts';
import { productRef } from '../trade/trade-view.ts';
import { termsOf } from '../trade-terms/trade-terms.ts';
import type { Question } from './count-records.ts';
import type { TimeRange } from './time-range.ts';

type DeskEvent = Schemas.DeskEvent;
type Fund = typeof product.$inferSelect;
type Calendar = Awaited<ReturnType<typeof findCalendar>>;

async function calendarsOf({ reader }: Question, funds: readonly Fund[]) {
  const calendars = new Map<string | null, Calendar>();
  for (const fund of funds) {
    const market = termsOf(fund).market ?? null;
    if (!calendars.has(market)) calendars.set(market, await findCalendar(reader, market));
  }
  return (fund: Fund) => calendars.get(termsOf(fund).market ?? null) as Calendar; // One of `funds`.
}

const shownWith = (fund: Fund, { market, timezone }: Calendar) => ({
  product: productRef(fund),
  market: termsOf(fund).market ?? null,
  timezone: market === null ? null : timezone,
});

export async function cutoffEvents(
  question: Question,
  { to }: TimeRange,
  now: Date,
): Promise<DeskEvent[]> {
  const { reader, actor } = question;
  if (!can(actor.permissions, 'read', chainOf('fund'))) return [];
  const funds = await reader
    .select()
    .from(product)
    .where(and(eq(product.kind, 'fund'), eq(product.status, 'enabled')));
  const calendarOf = await calendarsOf(question, funds);
  return funds.flatMap((fund): DeskEvent[] => {
    const calendar = calendarOf(fund);
    const cutoff = termsOf(fund).cutoff ?? null;
    const { cutoffAt } = dealingDay(calendar, now, { cutoff, known: null });
    if (cutoffAt >= to) return [];
    const shown = shownWith(fund, calendar);
    return [
      { ...shown, event: 'cutoff', at: cutoffAt.toISOString(), kind: null, orders: 0, totals: [] },
    ];
  });
}

export async function confirmationEvents(
  question: Question,
  { to }: TimeRange,
): Promise<DeskEvent[]> {
  const { reader, actor, clients } = question;
  if (!can(actor.permissions, 'read', chainOf('fund_trx'))) return [];
  const { phase, productId, clientId, amount } = tradeRecord;
  const groups = await reader
    .select({
      productId,
      phase,
      day: dealsOn,
      orders: sql<number>`count(*)`.mapWith(Number),
      amount: sql<Decimal>`sum(${amount})`,
    })
    .from(tradeRecord)
    .where(and(recordScope(actor, clients, clientId), inArray(phase, ['confirming', 'redeeming'])))
    .groupBy(productId, phase, dealsOn);
  if (groups.length === 0) return [];
  const ids = groups.map((group) => group.productId);
  const funds = await reader.select().from(product).where(inArray(product.id, ids));
  const calendarOf = await calendarsOf(question, funds);
  return groups.flatMap(({ productId: id, phase, day, orders, amount }): DeskEvent[] => {
    const fund = funds.find((one) => one.id === id);
    if (fund === undefined) return [];
    const calendar = calendarOf(fund);
    const at = closingAfter(calendar, day, termsOf(fund).confirm_days ?? 0);
    if (at >= to) return [];
    const { currency } = fund;
    const shown = { ...shownWith(fund, calendar), at: at.toISOString(), kind: 'fund' } as const;
    if (phase === 'redeeming') return [{ ...shown, event: 'redeems', orders, totals: [] }];
    const total = { currency, count: orders, amount: formatMoney(amount, currency) };
    return [{ ...shown, event: 'confirms', orders, totals: [total] }];
  });
}

export async function savingEvents(
  { reader, actor, clients }: Question,
  { to }: TimeRange,
  timezone: string,
): Promise<DeskEvent[]> {
  if (!can(actor.permissions, 'read', chainOf('saving'))) return [];
  const { status, maturesOn, productId, clientId } = savingHolding;
  const rows = await reader
    .select({ holding: savingHolding, product })
    .from(savingHolding)
    .innerJoin(product, eq(product.id, productId))
    .where(
      and(
        recordScope(actor, clients, clientId),
        eq(status, 'holding'),
        lt(sql`${maturesOn}::timestamp at time zone ${timezone}::text`, to.toISOString()),
      ),
    );
  const groups = Map.groupBy(rows, ({ holding }) => `${holding.productId} ${holding.maturesOn}`);
  return [...groups.values()].flatMap((group): DeskEvent[] => {
    const [first] = group;
    const day = first?.holding.maturesOn;
    if (first === undefined || day == null) return [];
    const { currency } = first.product;
    const amount = group.reduce((sum, { holding }) => plus(sum, paidAtMaturity(holding)), '0');
    return [
      {
        event: 'matures',
        at: momentOf(day, '00:00', timezone).toISOString(),
        product: productRef(first.product),
        ...{ market: null, timezone: null, kind: null, orders: group.length },
        totals: [{ currency, count: group.length, amount: formatMoney(amount, currency) }],
      },
    ];
  });
}

function paidAtMaturity(holding: typeof savingHolding.$inferSelect): Decimal {
  const { principal, termDays, accruedDays, paid } = holding;
  if (termDays === null) return principal;
  let day = termDays - 1;
  while (day > accruedDays && !paysOn(holding, day)) day -= 1;
  const before = day > accruedDays ? interestAfter(holding, day) : paid;
  return plus(principal, minus(interestAfter(holding, termDays), before));
}
