import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Reader, rowsOf } from '../../kernel/db/database.ts';
import { figure } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import { type BookedFigures, type BookedSum, bookedFigures } from '../currency/list-figures.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { agentScope, agentsOfTeam } from './client-scope.ts';

interface ClientsQuery {
  fake?: boolean | undefined;
  agent_id?: string | undefined;
}

interface RecordQuery extends ClientsQuery {
  status?: string | undefined;
  currency?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const knownOfAll = ['sort', 'page', 'size', 'totals', 'fake', 'agent_id'];

export function asksOnly(query: object, filters: readonly string[]): boolean {
  return Object.entries(query).every(
    ([name, value]) => value === undefined || filters.includes(name) || knownOfAll.includes(name),
  );
}

export function linesOfClients(
  actor: ScopedActor,
  { fake = false, agent_id }: ClientsQuery,
): SQL | undefined {
  return and(
    agentScope(actor, figure.agentId),
    eq(figure.fake, fake),
    when(agent_id, (id) => agentsOfTeam(figure.agentId, id)),
  );
}

interface KeptRecords<Query> {
  counted: 'deposit' | 'withdrawal' | 'trade_record';
  filters: readonly (keyof Query & string)[];
  where?: SQL | undefined;
  byDay?: { table: DatedRecords; filter: SQL | undefined };
}

type DatedRecords = PgTable & Record<'createdAt' | 'currency' | 'amount' | 'baseAmount', PgColumn>;

/** Null for a filter that the lines do not know. */
export async function keptFigures<Query extends RecordQuery>(
  reader: Reader,
  actor: ScopedActor,
  query: Query,
  { counted, filters, where, byDay }: KeptRecords<Query>,
): Promise<BookedFigures | null> {
  const known = ['status', 'currency', ...(byDay ? ['from', 'to'] : []), ...filters];
  if (!asksOnly(query, known)) return null;
  const kept = and(
    eq(figure.counted, counted),
    linesOfClients(actor, query),
    where,
    when(query.status, (status) => eq(figure.status, status)),
    when(query.currency, (code) => eq(figure.currency, requireCurrency('currency', code))),
    when(query.from, () => sql`${figure.day} >= (select first from days)`),
    when(query.to, () => sql`${figure.day} < (select next from days)`),
  );
  const rows = await rowsOf<BookedSum>(
    reader,
    sql`
    with days as materialized (${wholeDays(query)})
    select currency, sum(count)::int as count, sum(amount)::text as amount, sum(base)::text as base,
      coalesce(sum(count) filter (where not rated), 0)::int as unrated
    from (
      select currency, count, amount, base_amount as base, rated from ${figure} where ${kept}
      ${byDay ? partsOfDays(query, byDay) : sql``}
    ) lines group by currency having sum(count) <> 0`,
  );
  return bookedFigures(rows);
}

/** The day before the first is that of the moment before the range: midnight may occur twice. */
const wholeDays = ({ from, to }: RecordQuery) => sql`
  select zone,
    ((${from ?? '-infinity'}::timestamptz - interval '1 microsecond') at time zone zone)::date + 1 as first,
    (${to ?? 'infinity'}::timestamptz at time zone zone)::date as next
  from figure_zone`;

/** Compares days, since an hour may occur twice; the moments only let the index find them. */
function partsOfDays(
  { from, to }: RecordQuery,
  { table, filter }: NonNullable<KeptRecords<object>['byDay']>,
): SQL {
  const { createdAt, currency, amount, baseAmount } = table;
  const day = sql`(${createdAt} at time zone (select zone from days))::date`;
  const moment = (bound: SQL) => sql`(select (${bound})::timestamp at time zone zone from days)`;
  const parts = [
    from && sql`${createdAt} < ${moment(sql`first + 1`)} and ${day} < (select first from days)`,
    to &&
      sql`${createdAt} >= ${moment(sql`next - 1`)} and ${day} >= (select greatest(first, next) from days)`,
  ];
  const counted = parts.flatMap((part) =>
    part
      ? sql` union all select ${currency}, 1, ${amount}, ${baseAmount}, ${baseAmount} is not null
          from ${table} where ${and(filter, part)}`
      : [],
  );
  return sql.join(counted, sql``);
}
