import type { Schemas } from '@brokerdesk/sdk';
import { count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../../kernel/db/database.ts';
import { account, client } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { listAccounts } from '../account/list-accounts.ts';
import { agent, agentColumns, leader } from '../client-access/client-ref.ts';
import { clientView } from './client-view.ts';

export async function selectClients(
  reader: Reader,
  { where, sorting, limit, offset = 0, fromEnd = false }: Slice,
): Promise<Selected<Schemas.Client>> {
  const order = fromEnd ? sorting.fromEnd : sorting.orderBy;
  // First which ones, then what they are: nothing is joined to rows that are skipped.
  const page = await reader
    .select({ id: client.id })
    .from(client)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  if (page.length === 0) return { list: [], cursor: undefined };
  const ids = page.map(({ id }) => id);
  const found = await reader
    .select({ client, ...agentColumns, cursor: sorting.cursor })
    .from(client)
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(inArray(client.id, ids))
    .orderBy(...order);
  const rows = fromEnd ? found.toReversed() : found;
  const accounts = await listAccounts(reader, ids);
  return {
    list: rows.map(({ cursor: _, ...row }) => clientView(row, accounts.get(row.client.id) ?? [])),
    cursor: rows.at(-1)?.cursor,
  };
}

export async function countClients(reader: Reader, where: SQL | undefined): Promise<number> {
  const [row] = await reader.select({ total: count() }).from(client).where(where);
  return row?.total ?? 0;
}

export async function countAndSum(
  reader: Reader,
  where: SQL | undefined,
): Promise<{ total: number; totals: Schemas.CurrencyTotal[] }> {
  const rows = await rowsOf<{ currency: string | null; count: number; amount: string | null }>(
    reader,
    sql`
    with found as materialized (select ${client.id} as id from ${client} where ${where ?? sql`true`})
    select currency, count(*)::int as count, sum(balance)::text as amount
    from found join ${account} on ${account.clientId} = found.id group by currency
    union all select null, count(*)::int, null from found order by currency`,
  );
  return {
    total: rows.find(({ currency }) => currency === null)?.count ?? 0,
    totals: rows.flatMap(({ currency, count, amount }) =>
      currency === null ? [] : [{ currency, count, amount: formatMoney(amount ?? '0', currency) }],
    ),
  };
}
