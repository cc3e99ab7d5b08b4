import { can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { type SQL, sql } from 'drizzle-orm';
import { client } from '../../kernel/db/schema.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { type Keys, keyColumns, teamJoins } from './grouping.ts';
import type { StatQuestion } from './stat-question.ts';

type Flow = keyof Schemas.CashFigures;

/**
 * Money that clients bring in or take out. Each answers client_id, currency, amount, base_amount as it was booked, and at, when it
 * was approved; what was taken back later had been approved all the same.
 */
const flows: Readonly<Record<Flow, { resource: Resource; rows: SQL }>> = {
  deposits: {
    resource: 'deposit',
    // The expression of the index on decisions: what waits has none.
    rows: sql`select client_id, currency, amount, base_amount,
        coalesce(checked_at, '-infinity'::timestamptz) as at
      from deposit where status in ('approved', 'rolled_back')`,
  },
  withdrawals: {
    resource: 'withdrawal',
    rows: sql`select client_id, currency, amount, base_amount, checked_at as at
      from withdrawal where status in ('approved', 'rolled_back')`,
  },
};

export interface CashRow {
  flow: Flow;
  currency: string;
  count: number;
  amount: string;
  /** Null where no rate led to the base currency. */
  base: string | null;
}

/** The moment of a flow, to divide by its day. */
export const cashMoment = sql`"flow"."at"`;

const readableBy = ({ actor }: StatQuestion) =>
  Object.entries(flows).filter(([, { resource }]) =>
    can(actor.permissions, 'read', chainOf(resource)),
  );

/** The records of the flows that the person may read, of all clients and times, each with the name of its flow. */
export function approvedCash(question: StatQuestion): SQL {
  const readable = readableBy(question);
  if (readable.length === 0) {
    return sql`select null::uuid as client_id, null::timestamptz as at, null::text as flow where false`;
  }
  return sql.join(
    readable.map(([flow, { rows }]) => sql`select ${flow}::text as flow, f.* from (${rows}) f`),
    sql` union all `,
  );
}

/** What was approved in the range by these keys and by currency, of the flows that the person may read. */
export async function cashFigures<K extends string>(
  question: StatQuestion,
  keys: Keys<K>,
): Promise<(CashRow & Record<K, string | null>)[]> {
  const { base, clients, inBase, range, reader } = question;
  if (readableBy(question).length === 0) return [];
  const { selected, places } = keyColumns({
    ...keys,
    currency: inBase
      ? sql`case when "flow"."base_amount" is null then "flow"."currency" else ${base}::text end`
      : sql`"flow"."currency"`,
    flow: sql`"flow"."flow"`,
  });
  const { rows } = (await reader.execute(sql`
    select ${selected}, count(*)::int as count, sum("flow"."amount")::text as amount,
      case when count("flow"."base_amount") = count(*) then sum("flow"."base_amount")::text end as base
    from (${approvedCash(question)}) "flow"
    join ${client} on ${client.id} = "flow"."client_id"
    ${teamJoins}
    where "flow"."at" >= ${range.from.toISOString()}::timestamptz
      and "flow"."at" < ${range.to.toISOString()}::timestamptz
      and ${clients ?? sql`true`}
    group by ${places} order by ${places}`)) as {
    // The columns that are named above; the flow is one of the names that were put in.
    rows: (CashRow & Record<K, string | null>)[];
  };
  return rows.map((row) => ({
    ...row,
    amount: formatMoney(inBase && row.base !== null ? row.base : row.amount, row.currency),
    base: row.base && formatMoney(row.base, base),
  }));
}

/** Nothing at all, as the person may read it: null where it may not be read. */
export function noCash({ actor, base }: StatQuestion, currency: string): Schemas.CashFigures {
  const none = (flow: Flow) =>
    can(actor.permissions, 'read', chainOf(flows[flow].resource))
      ? { count: 0, amount: formatMoney('0', currency), base: formatMoney('0', base) }
      : null;
  return { deposits: none('deposits'), withdrawals: none('withdrawals') };
}
