import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { kycClaim } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type KycRow, requireKycRow } from './kyc-row.ts';
import { othersOf } from './kyc-view.ts';
import { selectViewers } from './kyc-viewers.ts';

const expiresAt = sql`clock_timestamp() + interval '60 seconds'`;

/**
 * The person has the check open, for a minute. Saying it again only makes it last: the event is sent, and
 * the audit log is written, when it begins. Throws NOT_FOUND.
 */
export async function claimKyc(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.KycClaim> {
  const actor = actorOf(context);
  const row = await requireKycRow(tx, actor, id);
  await tx
    .insert(kycClaim)
    .values({ kycId: id, staffId: actor.id, expiresAt })
    .onConflictDoUpdate({ target: [kycClaim.kycId, kycClaim.staffId], set: { expiresAt } });
  const viewers = othersOf(await selectViewers(tx, [id]), { actor });
  const goesOn = row.viewers.some((viewer) => viewer.id === actor.id);
  if (!goesOn) await writeLook(tx, context, row, 'opened');
  return { viewers };
}

/** The person has closed it; nothing happens where it was not open any more. Throws NOT_FOUND. */
export async function releaseKyc(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.Done> {
  const actor = actorOf(context);
  const row = await requireKycRow(tx, actor, id);
  const mine = and(eq(kycClaim.kycId, id), eq(kycClaim.staffId, actor.id));
  const removed = await tx.delete(kycClaim).where(mine).returning({ id: kycClaim.kycId });
  if (removed.length > 0) await writeLook(tx, context, row, 'closed');
  return { ok: true };
}

function writeLook(tx: Transaction, context: RequestContext, { kyc }: KycRow, what: string) {
  const { id, version, clientId } = kyc;
  return writeAudit(tx, context, {
    action: `kyc.${what}`,
    subject: { type: 'kyc', id },
    changed: [{ topic: 'kyc_claim', id, version, clientId }],
  });
}
