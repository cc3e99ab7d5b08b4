import type { Schemas } from '@brokerdesk/sdk';
import { and, count, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm';
import { client, cryptoAddress, deposit } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { agent, agentColumns, clientRef, clientRefColumns, leader } from '../client/client-ref.ts';
import { chains } from '../deposit/confirmations.ts';

const latestMax = 10;

/** The deposits that name a receiving address. Throws NOT_FOUND. */
export async function readAddressUses(
  { db }: RequestContext,
  id: string,
): Promise<Schemas.CryptoAddressUses> {
  const [found] = await db
    .select({ address: cryptoAddress.address, network: cryptoAddress.network })
    .from(cryptoAddress)
    .where(eq(cryptoAddress.id, id));
  if (found === undefined) throw new Problem('NOT_FOUND');
  const came = and(
    eq(deposit.address, found.address),
    // However the network is written; there is an index of it.
    inArray(sql`upper(${deposit.network})`, [...chains[found.network].names]),
    eq(client.fake, false),
  );
  const [counted] = await db
    .select({ deposits: count(), clients: countDistinct(deposit.clientId) })
    .from(deposit)
    .innerJoin(client, eq(client.id, deposit.clientId))
    .where(came);
  const rows = await db
    .select({
      id: deposit.id,
      orderNo: deposit.orderNo,
      amount: deposit.amount,
      currency: deposit.currency,
      status: deposit.status,
      createdAt: deposit.createdAt,
      client: clientRefColumns,
      agent: agentColumns,
    })
    .from(deposit)
    .innerJoin(client, eq(client.id, deposit.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(came)
    .orderBy(desc(deposit.createdAt), desc(deposit.id))
    .limit(latestMax);
  return {
    deposits: counted?.deposits ?? 0,
    clients: counted?.clients ?? 0,
    latest: rows.map((row) => ({
      id: row.id,
      order_no: row.orderNo,
      client: clientRef(row.client, row.agent),
      amount: formatMoney(row.amount, row.currency),
      currency: row.currency,
      status: row.status,
      created_at: row.createdAt.toISOString(),
    })),
  };
}
