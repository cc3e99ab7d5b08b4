import type { Schemas } from '@brokerdesk/sdk';
import { and, count, eq, lt, max, min, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/database.ts';
import type { Destination } from '../../../kernel/db/schema/withdrawal.ts';
import { clientBank, clientCrypto, withdrawal } from '../../../kernel/db/schema.ts';
import type { WithdrawalRow } from '../withdrawal-row.ts';

export async function destinationEvidence(
  reader: Reader,
  row: WithdrawalRow,
): Promise<Schemas.DestinationEvidence> {
  const { clientId, destinationKey, destination, madeAt, firstUsedAt } = row.withdrawal;
  const [before] = await reader
    .select({ count: count(), lastAt: max(withdrawal.checkedAt) })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.clientId, clientId),
        eq(withdrawal.destinationKey, destinationKey),
        lt(withdrawal.madeAt, madeAt),
        eq(withdrawal.status, 'approved'),
      ),
    );
  const approved = before?.count ?? 0;
  return {
    odd: approved === 0,
    first_used_at: firstUsedAt.toISOString(),
    approved_before: approved,
    approved_last_at: before?.lastAt?.toISOString() ?? null,
    saved_at: (await savedAt(reader, clientId, destination))?.toISOString() ?? null,
  };
}

async function savedAt(
  reader: Reader,
  clientId: string,
  destination: Destination,
): Promise<Date | null> {
  if (destination.kind === 'bank') {
    const [card] = await reader
      .select({ at: min(clientBank.createdAt) })
      .from(clientBank)
      .where(
        and(eq(clientBank.clientId, clientId), sameNumber(clientBank.accNo, destination.acc_no)),
      );
    return card?.at ?? null;
  }
  const { coin, network, address } = destination;
  const [wallet] = await reader
    .select({ at: min(clientCrypto.createdAt) })
    .from(clientCrypto)
    .where(
      and(
        eq(clientCrypto.clientId, clientId),
        eq(clientCrypto.coin, coin),
        eq(clientCrypto.network, network),
        eq(clientCrypto.address, address),
      ),
    );
  return wallet?.at ?? null;
}

function sameNumber(column: typeof clientBank.accNo, number: string): SQL {
  const bare = (value: unknown) => sql`lower(regexp_replace(${value}, '[\\s-]', '', 'g'))`;
  return sql`${bare(column)} = ${bare(sql`${number}::text`)}`;
}
