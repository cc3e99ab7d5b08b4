import { and, eq, inArray, type SQL, sum } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { figure } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import type { Actor } from '../../platform/actor.ts';
import { type ClientQuery, clientFilter } from '../client-access/client-filter.ts';
import { asksOnly, linesOfClients } from '../client-access/kept-figures.ts';
import { type ListFigures, listFigures } from '../currency/list-figures.ts';
import { countAndSum } from './list-clients.ts';

export async function clientTotals(
  reader: Reader,
  actor: Actor,
  query: ClientQuery,
): Promise<ListFigures> {
  if (!asksOnly(query, ['status', 'kyc_status', 'vip_level'])) {
    return countAndSum(reader, clientFilter(actor, query));
  }
  const sums = await reader
    .select({
      counted: figure.counted,
      currency: figure.currency,
      count: sum(figure.count).mapWith(Number),
      amount: sum(figure.amount),
    })
    .from(figure)
    .where(
      and(
        inArray(figure.counted, ['client', 'account']),
        linesOfClients(actor, query),
        when(query.status, standing),
        when(query.kyc_status, (status) => eq(figure.kycStatus, status)),
        when(query.vip_level, (level) => eq(figure.vipLevel, level)),
      ),
    )
    .groupBy(figure.counted, figure.currency);
  const accounts = sums.flatMap(({ currency, count, amount }) =>
    currency === null || count === 0 ? [] : [{ currency, count, amount }],
  );
  const clients = sums.find(({ counted }) => counted === 'client');
  return { ...listFigures(accounts), total: clients?.count ?? 0 };
}

function standing(status: NonNullable<ClientQuery['status']>): SQL | undefined {
  if (status === 'locked') return eq(figure.locked, true);
  return and(
    eq(figure.active, status === 'enabled'),
    status === 'enabled' ? eq(figure.locked, false) : undefined,
  );
}
