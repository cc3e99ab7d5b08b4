import { and, gt, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { rowsOf } from '../../kernel/db/rows-of.ts';
import { deposit } from '../../kernel/db/schema.ts';
import { nearerEnd } from '../../kernel/lists/nearer-end.ts';
import { findPageIds } from '../../kernel/lists/page-ids.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import { formatMoney, minus } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { type BookedFigures, type BookedSum, bookedFigures } from '../currency/list-figures.ts';
import { isCoveredBy, type Measured, measureAlong, orderAlong } from '../tally/deposit-axis.ts';
import { depositBuckets } from '../tally/deposit-buckets.ts';
import { depositDays, depositStatuses } from '../tally/deposit-days.ts';
import { depositWeeks } from '../tally/deposit-weeks.ts';
import { tallyDeposits } from '../tally/read-tallies.ts';
import { type DepositQuery, depositFilter, depositList } from './list-deposits.ts';

interface DepositPage extends BookedFigures {
  /** The deposits of the page, in no order. */
  ids: string[];
}

interface Place {
  offset: number;
  limit: number;
}

const axes = [depositDays, depositWeeks, depositStatuses, depositBuckets];

/** Number and worth of the deposits of a filter, from the tallies or by counting. */
export async function depositTotals(
  reader: Reader,
  actor: Actor,
  query: DepositQuery,
): Promise<BookedFigures> {
  return (
    (await tallyDeposits(reader, actor, query)) ??
    (await tallyNoRisk(reader, actor, query)) ??
    (await measure(reader, actor, query, { offset: 0, limit: 0 })) ??
    (await depositList.sum(reader, depositFilter(actor, query)))
  );
}

/** Uses the first tally that covers the filter, preferring the one in list order. */
async function measure(
  reader: Reader,
  actor: Actor,
  query: DepositQuery,
  place: Place,
): Promise<Measured | null> {
  const along = axes.filter((axis) => orderAlong(axis, query) !== null);
  for (const axis of [...along, ...axes]) {
    const measured = await measureAlong(axis, reader, actor, query, place);
    if (measured !== null) return measured;
  }
  return null;
}

/** Which deposits are on a page of the list, and the figures of its whole filter. */
export async function findDepositPage(
  reader: Reader,
  actor: Actor,
  query: DepositQuery,
  place: Place,
): Promise<DepositPage> {
  const where = depositFilter(actor, query);
  const sorting = depositList.sorting(query);
  if (query.q !== undefined) return searchDeposits(reader, where, sorting, place);
  const tallied =
    (await tallyDeposits(reader, actor, query)) ?? (await tallyNoRisk(reader, actor, query));
  const measured = await measurePage(reader, actor, query, { ...place, total: tallied?.total });
  const { total, totals, booked } = tallied ?? measured ?? (await depositList.sum(reader, where));
  const { within, ...reach } = measured?.page ?? {
    within: undefined,
    ...nearerEnd(place, total),
  };
  const page = () => {
    if (within !== undefined) return and(where, within);
    if (total <= fewMax) return foundFirst(where);
    return depositFilter(actor, query, { walked: reach.offset >= farMin });
  };
  const ids = await findPageIds(reader, deposit, { where: page(), sorting, ...reach });
  return { total, totals, booked, ids };
}

/** Below this count, filters first and sorts; above it, walks the index. */
const fewMax = 1000;
/** Behind so many rows all clients are sooner read than the client of each. */
const farMin = 20_000;

function foundFirst(where: SQL | undefined): SQL {
  return sql`${deposit.id} = any (array(
    select ${deposit.id} from ${deposit} where ${where ?? sql`true`}))`;
}

/** Along the axis that the page is found by; of a filter whose total is not known, whichever knows it. */
async function measurePage(
  reader: Reader,
  actor: Actor,
  query: DepositQuery,
  { total, ...place }: Place & { total: number | undefined },
): Promise<Measured | null> {
  if (total === undefined) return measure(reader, actor, query, place);
  const axis = axes.find((one) => isCoveredBy(one, actor, query, { ...place, total }));
  return axis === undefined ? null : measureAlong(axis, reader, actor, query, place);
}

/** The same for words: what they are found in is looked through once, for the figures and the page. */
async function searchDeposits(
  reader: Reader,
  where: SQL | undefined,
  sorting: Sorting,
  { offset, limit }: Place,
): Promise<DepositPage> {
  const order = sql.join(sorting.orderBy, sql`, `);
  const rows = await rowsOf<BookedSum & { id: string | null }>(
    reader,
    sql`
    with found as materialized (
      select ${deposit.id} as id, ${deposit.currency} as currency, ${deposit.amount} as amount,
        ${deposit.baseAmount} as base, row_number() over (order by ${order}) as place
      from ${deposit} where ${where ?? sql`true`}
    )
    select null::text as id, currency, count(*)::int as count, sum(amount)::text as amount,
      sum(base)::text as base, (count(*) filter (where base is null))::int as unrated
    from found group by currency
    union all
    select id::text, null, null, null, null, null from found
    where place > ${offset}::bigint and place <= ${offset + limit}::bigint`,
  );
  return {
    ...bookedFigures(rows.filter(({ id }) => id === null)),
    ids: rows.flatMap(({ id }) => id ?? []),
  };
}

/**
 * The figures of the deposits without a risk: all of them, from the tally, less the few that have one. Null if
 * something else is asked for, or the tally does not know the rest of the filter.
 */
async function tallyNoRisk(reader: Reader, actor: Actor, query: DepositQuery) {
  const { risk, ...rest } = query;
  if (risk !== 'none') return null;
  const all = await tallyDeposits(reader, actor, rest);
  if (all === null) return null;
  const odd = await depositList.sum(
    reader,
    and(depositFilter(actor, rest), gt(deposit.riskLevel, 0)),
  );
  const totals = all.totals.flatMap(({ currency, count, amount }) => {
    const of = odd.totals.find((one) => one.currency === currency);
    const left = count - (of?.count ?? 0);
    if (left === 0) return [];
    return [
      { currency, count: left, amount: formatMoney(minus(amount, of?.amount ?? '0'), currency) },
    ];
  });
  const booked = {
    amount: minus(all.booked.amount, odd.booked.amount),
    unrated: all.booked.unrated - odd.booked.unrated,
  };
  return { total: all.total - odd.total, totals, booked };
}
