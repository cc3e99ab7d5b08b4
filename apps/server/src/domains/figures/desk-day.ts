import { can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { exchange, product, tradeRecord } from '../../kernel/db/schema.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { resourceOf } from '../product/order-kinds.ts';
import { moved } from '../trade/list-trades.ts';
import { heldForTerm } from '../trade/trade-row.ts';
import { entriesOf, type Question } from './count-records.ts';
import { confirmationEvents, cutoffEvents, savingEvents } from './desk-dates.ts';
import { startOfDay, type TimeRange } from './time-range.ts';

type DeskEvent = Schemas.DeskEvent;

const daysAhead = 7;
const eventsMax = 1000;

const productResource: Readonly<Record<Schemas.ProductKind, Resource>> = {
  stock: 'fo',
  block: 'block',
  ipo: 'ipo',
  daily: 'daily',
  ai: 'ai',
  fund: 'fund',
  quant: 'quant',
  saving: 'saving',
};

/** A kind has one term for each event. */
const termsByEvent = sql`(values ('opens', 'open_at'), ('opens', 'apply_start'), ('closes', 'close_at'),
  ('closes', 'apply_end'), ('results', 'result_at'), ('lists', 'listing_at'), ('unlocks', 'lockup_until'),
  ('delivers', 'settle_at'), ('trades', 'trade_date'))`;

const afterClose = ['lists', 'unlocks', 'delivers', 'trades'];
const isHeld = sql`exists (select from ${tradeRecord} held where held.product_id = ${product.id}
  and held.status in ('payment', 'outstanding', 'holding'))`;

export async function deskDay(question: Question, now: Date): Promise<Schemas.DeskDay> {
  const { reader } = question;
  const timezone = await readTimeZone(reader);
  const range = {
    from: await startOfDay(reader, now, timezone, 0),
    to: await startOfDay(reader, now, timezone, daysAhead + 1),
  };
  const events = [
    ...(await productEvents(question, range, timezone)),
    ...(await cutoffEvents(question, range, now)),
    ...(await confirmationEvents(question, range)),
    ...(await savingEvents(question, range, timezone)),
    ...(await orderEvents(question, range, timezone)),
  ];
  return {
    as_of: now.toISOString(),
    from: range.from.toISOString(),
    to: range.to.toISOString(),
    timezone,
    events: events
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
      .slice(0, eventsMax),
  };
}

/** Compares with an expression, which has no type to encode a date by. */
const moment = (at: Date) => sql`${at.toISOString()}::text::timestamptz`;

const shown = {
  product: { id: product.id, kind: product.kind, code: product.code, name: product.name },
  market: sql<string | null>`${product.terms} ->> 'market'`,
  timezone: exchange.timezone,
};
const isMarket = sql`${exchange.code} = ${product.terms} ->> 'market'`;

async function productEvents(
  { reader, actor }: Question,
  { from, to }: TimeRange,
  timezone: string,
): Promise<DeskEvent[]> {
  const kinds = entriesOf(productResource).flatMap(([kind, resource]) =>
    can(actor.permissions, 'read', chainOf(resource)) ? [kind] : [],
  );
  if (kinds.length === 0) return [];
  const at = sql`case dated.term
    when 'trade_date' then (${product.terms} ->> dated.term)::date::timestamp at time zone ${timezone}::text
    else (${product.terms} ->> dated.term)::timestamptz end`.mapWith(product.createdAt);
  const rows = await reader
    .select({ ...shown, event: sql<DeskEvent['event']>`dated.event`, at })
    .from(product)
    .innerJoin(sql`${termsByEvent} as dated (event, term)`, gte(at, moment(from)))
    .leftJoin(exchange, isMarket)
    .where(
      and(
        inArray(product.kind, kinds),
        or(
          notInArray(product.status, ['closed', 'withdrawn', 'disabled']),
          and(inArray(sql`dated.event`, afterClose), isHeld),
        ),
        lt(at, moment(to)),
      ),
    )
    .limit(eventsMax);
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    kind: null,
    orders: 0,
    totals: [],
  }));
}

async function orderEvents(
  { reader, actor, clients }: Question,
  { from, to }: TimeRange,
  timezone: string,
): Promise<DeskEvent[]> {
  const kinds = entriesOf(resourceOf).flatMap(([kind, resource]) =>
    can(actor.permissions, 'read', chainOf(resource)) ? [kind] : [],
  );
  if (kinds.length === 0) return [];
  const { status, kind, currency, productId, settleAt, payDeadline } = tradeRecord;
  const isUnpaid = inArray(status, ['payment', 'outstanding']);
  const event = sql<
    DeskEvent['event']
  >`case when ${isUnpaid} then 'payment_due' when ${status} = 'holding' then 'matures'
    when ${status} = 'sold' then 'clears' else 'settles' end`;
  const due = sql`case when ${isUnpaid} then ${payDeadline} else ${settleAt} end`;
  const groups = reader
    .select({
      productId,
      kind,
      currency,
      event: event.as('event'),
      at: sql`min(${due})`.mapWith(product.createdAt).as('at'),
      orders: sql`count(*)`.mapWith(Number).as('orders'),
      amount: sql<string>`sum(${moved})`.as('amount'),
      day: sql`date_trunc('day', greatest(${due}, ${moment(from)} - interval '1 ms')
        at time zone ${timezone}::text)`.as('day'),
    })
    .from(tradeRecord)
    .where(
      and(
        recordScope(actor, clients, tradeRecord.clientId),
        inArray(kind, kinds),
        or(
          and(isUnpaid, lt(payDeadline, to)),
          and(inArray(status, ['sold', 'unsettled']), lt(settleAt, to)),
          and(eq(status, 'holding'), inArray(kind, heldForTerm), lt(settleAt, to)),
        ),
      ),
    )
    .groupBy(productId, kind, currency, sql`event`, sql`day`)
    .as('groups');
  const rows = await reader
    .select({
      ...shown,
      event: groups.event,
      kind: groups.kind,
      currency: groups.currency,
      day: sql<string>`${groups.day}::text`,
      at: groups.at,
      orders: groups.orders,
      amount: groups.amount,
    })
    .from(groups)
    .innerJoin(product, eq(product.id, groups.productId))
    .leftJoin(exchange, isMarket)
    .orderBy(groups.at, groups.currency)
    .limit(eventsMax);
  const byEvent = new Map<string, DeskEvent>();
  for (const { day, currency, amount, orders, at, ...row } of rows) {
    const key = `${row.event} ${row.product.id} ${row.kind} ${day}`;
    const total = { currency, count: orders, amount: formatMoney(amount, currency) };
    const before = byEvent.get(key);
    byEvent.set(key, {
      ...row,
      at: before?.at ?? at.toISOString(),
      orders: (before?.orders ?? 0) + orders,
      totals: [...(before?.totals ?? []), total],
    });
  }
  return [...byEvent.values()];
}
