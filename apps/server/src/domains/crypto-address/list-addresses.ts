import type { Schemas } from '@brokerdesk/sdk';
import { and, count, countDistinct, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { columnsOf } from '../../http/lists/column.ts';
import type { OperationInput } from '../../http/routes.ts';
import { client, cryptoAddress, deposit } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import type { SortKeys } from '../../kernel/lists/sort.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { heldBy } from '../../platform/work-item.ts';
import { countedList, reasonColumn } from '../approval/reviewed-list.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { chains } from '../deposit/confirmations.ts';
import {
  type AddressRow,
  addressStatusName,
  addressView,
  selectAddressRows,
} from './address-row.ts';

type Query = OperationInput<'GET /crypto_address/admin/v1/list'>['query'];

const sortKeys: SortKeys = {
  created_at: { column: cryptoAddress.createdAt },
  coin: { column: cryptoAddress.coin },
  status: { column: cryptoAddress.status },
};

const column = columnsOf('crypto-address');

export const addressList = countedList<Query, AddressRow, Schemas.CryptoAddress>({
  name: 'crypto_address',
  table: cryptoAddress,
  sortKeys,
  filter: (actor, query) =>
    and(
      when(query.coin, (coin) => eq(cryptoAddress.coin, coin)),
      when(query.network, (network) => eq(cryptoAddress.network, network)),
      when(query.status, (status) => eq(cryptoAddress.status, status)),
      heldBy(actor, query.holder, { type: 'crypto_address', table: cryptoAddress }),
      when(query.q?.trim(), (text) =>
        or(contains(cryptoAddress.address, text), contains(cryptoAddress.note, text)),
      ),
    ),
  rows: selectAddressRows,
  view: addressView,
  columns: [
    column('coin', (a) => a.coin),
    column('network', (a) => a.network),
    column('address', (a) => a.address),
    column('memo', (a) => a.memo, { id: 'address' }),
    column('note', (a) => a.note),
    column('status', (a, language) => addressStatusName(a.status, language)),
    column('maker', (a) => a.maker.name),
    column('created_at', (a) => a.made_at, 'time'),
    column('checker', (a) => a.checker?.name ?? null),
    column('checked_at', (a) => a.checked_at, 'time'),
    reasonColumn(),
  ],
});

const latestMax = 10;

/** Throws NOT_FOUND. */
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
      ...refColumns,
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
