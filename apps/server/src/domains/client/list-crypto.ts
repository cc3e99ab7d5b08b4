import type { Schemas } from '@brokerdesk/sdk';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { clientCrypto } from '../../kernel/db/schema.ts';

/** The addresses that the client has given to be paid to, the oldest first. */
export async function listCrypto(
  reader: Reader,
  clientId: string,
): Promise<Schemas.ClientCryptoList> {
  const rows = await reader
    .select()
    .from(clientCrypto)
    .where(eq(clientCrypto.clientId, clientId))
    .orderBy(asc(clientCrypto.createdAt), asc(clientCrypto.id));
  const list = rows.map(({ id, coin, network, address, label, createdAt }) => ({
    id,
    created_at: createdAt.toISOString(),
    coin,
    network,
    address,
    label,
  }));
  return { list, total: list.length };
}
