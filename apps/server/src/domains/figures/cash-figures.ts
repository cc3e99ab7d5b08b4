import { can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import { client, figure } from '../../kernel/db/schema.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { type Key, type KeyValues, keyColumns, keyNames, keysOf } from './grouping.ts';
import { keptLines, type StatQuestion, withPart } from './stat-question.ts';

type Flow = keyof Schemas.CashFigures;

const flows: Readonly<Record<Flow, { resource: Resource; table: SQL; lines: SQL }>> = {
  deposits: { resource: 'deposit', table: sql`deposit`, lines: sql`deposit_lines` },
  withdrawals: { resource: 'withdrawal', table: sql`withdrawal`, lines: sql`withdrawal_lines` },
};

export interface CashRow {
  flow: Flow;
  currency: string;
  count: number;
  amount: string;
  /** Null if no rate leads to the base currency. */
  base: string | null;
}

const readableBy = ({ actor }: StatQuestion): Flow[] =>
  (Object.keys(flows) as Flow[]) // The keys of a literal.
    .filter((flow) => can(actor.permissions, 'read', chainOf(flows[flow].resource)));

/** Later rollbacks still count as approved. */
function singleCash({ range, timezone }: StatQuestion): SQL {
  return sql.join(
    Object.entries(flows).map(
      ([
        flow,
        { table, lines },
      ]) => sql`select o.counted, r.client_id, o.currency, o.rated, o.count, o.amount, o.base_amount,
          (r.checked_at at time zone ${timezone}::text)::date as day
        from ${table} r cross join lateral ${lines}(r, null) o
        where o.counted = ${flow} and coalesce(r.checked_at, '-infinity'::timestamptz) >= ${range.from.toISOString()}::timestamptz
          and coalesce(r.checked_at, '-infinity'::timestamptz) < ${range.to.toISOString()}::timestamptz`,
    ),
    sql` union all `,
  );
}

function cashLines(question: StatQuestion): SQL {
  const { clients, days } = question;
  const readable = readableBy(question);
  if (days !== null) {
    const kept = and(inArray(figure.counted, readable), keptLines(question, days));
    return sql`select * from ${figure} where ${kept}`;
  }
  return sql`select ${client.agentId}, l.* from (${singleCash(question)}) l
    join ${client} on ${client.id} = l.client_id
    where ${and(clients, inArray(sql`l.counted`, readable))}`;
}

export async function cashFigures(
  question: StatQuestion,
  keys: readonly Key[],
): Promise<(CashRow & KeyValues)[]> {
  const { base, inBase, reader } = question;
  if (readableBy(question).length === 0) return [];
  const shown = inBase ? sql`case when rated then ${base}::text else currency end` : sql`currency`;
  const rows = await rowsOf<Omit<CashRow, 'currency'> & Partial<KeyValues> & { shown: string }>(
    reader,
    sql`
    select ${keyColumns(keys)}${shown} as shown, counted as flow, sum(count)::int as count, sum(amount)::text as amount,
      case when coalesce(sum(count) filter (where not rated), 0) = 0 then sum(base_amount)::text end as base
    from (${cashLines(question)}) l ${withPart(question)}
    group by ${keyNames(keys)}shown, counted having sum(count) <> 0 order by ${keyNames(keys)}shown, counted`,
  );
  return rows.map((row) => ({
    ...keysOf(row),
    flow: row.flow,
    currency: row.shown,
    count: row.count,
    amount: formatMoney(inBase && row.base !== null ? row.base : row.amount, row.shown),
    base: row.base && formatMoney(row.base, base),
  }));
}

export function noCash({ actor, base }: StatQuestion, currency: string): Schemas.CashFigures {
  const none = (flow: Flow) =>
    can(actor.permissions, 'read', chainOf(flows[flow].resource))
      ? { count: 0, amount: formatMoney('0', currency), base: formatMoney('0', base) }
      : null;
  return { deposits: none('deposits'), withdrawals: none('withdrawals') };
}
