import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { nearerEnd, type Reach } from '../../kernel/lists/nearer-end.ts';
import type { Actor } from '../../platform/actor.ts';
import { type BookedFigures, bookedFigures } from '../currency/list-figures.ts';
import type { DepositQuery } from '../deposit/list-deposits.ts';

/** Steps whose figures a tally keeps: days, or buckets of amounts. */
export interface Axis {
  /** The order of a list that goes along it. */
  readonly sortKey: 'created_at' | 'amount' | 'status';
  /** Only a list that is sorted by nothing else goes along it. */
  readonly alone?: boolean;
  /**
   * The deposits of a filter as lines of `step`, `currency`, `count`, `amount`, `base` and `unrated`, in one
   * statement, so that concurrent changes are not counted twice. Null for filters that the tally does not
   * support.
   */
  lines(reader: Reader, actor: Actor, query: DepositQuery): SQLWrapper | null;
  /** The deposits from the one step to the other, both included; steps as text. */
  within(first: string, last: string): SQL | undefined;
}

/** Steps that contain a page, and the page's offset in them. */
export interface PageSteps extends Reach {
  within: SQL | undefined;
}

export interface Measured extends BookedFigures {
  /** Null for lists in another order. */
  page: PageSteps | null;
}

/** To walk past so many rows costs less than to read the steps of everyone. */
const nearEnough = 1000;

/**
 * Returns true if the axis finds a page faster than a scan: the list is in its order, and the page is far from both
 * ends or limited to one agent.
 */
export function isCoveredBy(
  axis: Axis,
  actor: Actor,
  query: DepositQuery,
  { offset, limit, total }: { offset: number; limit: number; total: number },
): boolean {
  if (orderAlong(axis, query) === null) return false;
  const ofEveryone = actor.scope === 'all' && query.agent_id === undefined;
  return !ofEveryone || nearerEnd({ offset, limit }, total).offset >= nearEnough;
}

/** First sort column; the others only order deposits within a step. */
export function orderAlong(
  { sortKey, alone = false }: Pick<Axis, 'sortKey' | 'alone'>,
  { sort = '-created_at' }: DepositQuery,
): SQL | null {
  const [first, ...others] = sort.split(',');
  if (alone && others.length > 0) return null;
  if (first === `-${sortKey}`) return sql`desc`;
  return first === sortKey ? sql`asc` : null;
}

interface FoundRow {
  currency: string | null;
  count: string | null;
  amount: string | null;
  base: string | null;
  unrated: string | null;
  first: string | null;
  last: string | null;
  before: string | null;
}

/**
 * Count and value of a filter's deposits, and the steps of the page, read once for both: skipping half a
 * million rows to the middle of a list would be slow. Null for filters that the tally does not support.
 */
export async function measureAlong(
  axis: Axis,
  reader: Reader,
  actor: Actor,
  query: DepositQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<Measured | null> {
  const lines = axis.lines(reader, actor, query);
  if (lines === null) return null;
  const order = orderAlong(axis, query);
  const { rows } = (await reader.execute(sql`
    with per_step as materialized (
      select step, currency, sum(count) as count, sum(amount) as amount, sum(base) as base, sum(unrated) as unrated
      from ${lines} group by step, currency
    ), placed as (
      select step, sum(count) as count,
        sum(sum(count)) over (order by step ${order ?? sql`desc`}) - sum(count) as before
      from per_step group by step having sum(count) <> 0
    )
    select currency, sum(count)::text as count, sum(amount)::text as amount, sum(base)::text as base,
      sum(unrated)::text as unrated, null::text as first, null::text as last, null::text as before
    from per_step group by currency having sum(count) <> 0
    union all
    select null, sum(count)::text, null, null, null, min(step)::text, max(step)::text, min(before)::text
    from placed where before < ${offset + limit}::bigint and before + count > ${offset}::bigint`)) as {
    // The columns that are named above, as text; both drivers answer `rows`.
    rows: FoundRow[];
  };
  const sums = rows.flatMap(({ currency, count, amount, base, unrated }) =>
    currency === null
      ? []
      : [{ currency, count: Number(count), amount, base, unrated: Number(unrated) }],
  );
  return {
    ...bookedFigures(sums),
    page: order && pageSteps(axis, rows, { offset, limit }),
  };
}

function pageSteps(
  axis: Axis,
  rows: readonly FoundRow[],
  { offset, limit }: { offset: number; limit: number },
): PageSteps {
  const found = rows.find(({ currency }) => currency === null);
  if (found?.first == null || found.last === null) {
    return { within: undefined, offset: 0, limit: 0, fromEnd: false };
  }
  return {
    within: axis.within(found.first, found.last),
    ...nearerEnd({ offset: offset - Number(found.before), limit }, Number(found.count)),
  };
}
