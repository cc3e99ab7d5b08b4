import { type SQL, sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';
import { nearerEnd } from '../../kernel/lists/nearer-end.ts';
import { findPageIds } from '../../kernel/lists/page-ids.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor } from '../../platform/actor.ts';
import { fewMax } from '../approval/reviewed-list.ts';
import { type BookedFigures, type BookedSum, bookedFigures } from '../currency/list-figures.ts';
import { type DepositQuery, depositFilter, depositList } from './list-deposits.ts';

interface DepositPage {
  /** The deposits of the page, in no order. */
  ids: string[];
  /** Null if they take longer than the rows, and are not asked for all the same. */
  figures: BookedFigures | null;
}

interface Place {
  offset: number;
  limit: number;
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
  const figures = await depositList.figuresOfPage(reader, actor, query, place);
  const reach = figures ? nearerEnd(place, figures.total) : place;
  const page = () => {
    if (figures && figures.total <= fewMax) return foundFirst(where);
    return depositFilter(actor, query, { walked: reach.offset >= farMin });
  };
  const ids = await findPageIds(reader, deposit, { where: page(), sorting, ...reach });
  return { figures, ids };
}

/** Behind so many rows all clients are sooner read than the client of each. */
const farMin = 20_000;

/** Few are filtered first and sorted; more are walked to along the index. */
function foundFirst(where: SQL | undefined): SQL {
  return sql`${deposit.id} = any (array(
    select ${deposit.id} from ${deposit} where ${where ?? sql`true`}))`;
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
    figures: bookedFigures(rows.filter(({ id }) => id === null)),
    ids: rows.flatMap(({ id }) => id ?? []),
  };
}
