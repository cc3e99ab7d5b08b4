import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/database.ts';
import { auditLog, kyc } from '../../../kernel/db/schema.ts';
import { sameName } from '../../client/same-name.ts';
import type { WithdrawalRow } from '../withdrawal-row.ts';

/** The name at the bank beside the client's own; null if the money goes to no name. */
export async function holderEvidence(
  reader: Reader,
  { withdrawal, client }: WithdrawalRow,
): Promise<Schemas.HolderEvidence | null> {
  const { destination, clientId } = withdrawal;
  if (destination.kind !== 'bank') return null;
  const [check] = await reader
    .select({
      status: kyc.status,
      fullName: kyc.fullName,
      latinName: kyc.latinName,
      checkedAt: kyc.checkedAt,
    })
    .from(kyc)
    .where(eq(kyc.clientId, clientId));
  const verified = check?.status === 'approved' ? check : null;
  const clientName = verified?.fullName ?? (await firstName(reader, clientId)) ?? client.fullName;
  const latinName = verified?.latinName ?? null;
  const matches = [clientName, latinName].some(
    (name) => name !== null && sameName(destination.holder_name, name),
  );
  const verifiedAt = verified?.checkedAt?.toISOString() ?? null;
  return {
    odd: !matches || verifiedAt === null,
    holder_name: destination.holder_name,
    client_name: clientName,
    latin_name: latinName,
    matches,
    verified_at: verifiedAt,
  };
}

/**
 * The name before staff first changed it: one that no one has verified is not made to fit a card. Null if none did.
 */
async function firstName(reader: Reader, clientId: string): Promise<string | null> {
  const [first] = await reader
    .select({ name: sql<string | null>`${auditLog.before} ->> 'full_name'` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, 'client'),
        eq(auditLog.subjectId, clientId),
        eq(auditLog.action, 'client.updated'),
      ),
    )
    .orderBy(asc(auditLog.seq))
    .limit(1);
  return first?.name ?? null;
}
