import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { client, kyc, kycDocument, kycEvent } from '../../db/schema.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import type { KycRecord } from './kyc-row.ts';
import { nextKycStatus } from './kyc-states.ts';

type Insert = typeof kyc.$inferInsert;

/** What was said on the form, as it is stored. */
export type KycForm = Pick<
  Insert,
  | 'level'
  | 'fullName'
  | 'latinName'
  | 'birthDate'
  | 'nationality'
  | 'idType'
  | 'idNoSealed'
  | 'idNoMasked'
  | 'idNoHash'
  | 'idExpiry'
  | 'address'
  | 'remark'
>;

export type KycPicture = Pick<typeof kycDocument.$inferInsert, 'type' | 'side' | 'fileId'>;

interface Submission {
  action: 'submit' | 'correct';
  form: KycForm;
  pictures: readonly KycPicture[];
  /** Null where the client did. */
  makerId: string | null;
  at: Date;
}

interface Verdict {
  action: 'approve' | 'reject';
  reasonCode: string | null;
  reason: string | null;
  checkerId: string;
  at: Date;
}

interface Stored {
  after: KycRecord;
  /** For the caller to write. */
  audit: AuditEntry;
}

const happened = {
  submit: 'submitted',
  correct: 'corrected',
  approve: 'approved',
  reject: 'rejected',
} as const;

/** Stores a new attempt, or the corrected present one. The record is locked, and its state allows it. */
export async function storeSubmission(
  tx: Transaction,
  before: KycRecord,
  { action, form, pictures, makerId, at }: Submission,
): Promise<Stored> {
  const attemptNo = action === 'submit' ? before.attemptNo + 1 : before.attemptNo;
  const submitted = { attemptNo, makerId, madeAt: at, checkerId: null, checkedAt: null };
  const stored = await step(tx, before, {
    action,
    at,
    actorId: makerId,
    note: form.remark ?? null,
    set: {
      ...form,
      ...(action === 'submit' && { ...submitted, reasonCode: null, reason: null }),
    },
  });
  await tx
    .delete(kycDocument)
    .where(and(eq(kycDocument.kycId, before.id), eq(kycDocument.attemptNo, attemptNo)));
  await tx
    .insert(kycDocument)
    .values(pictures.map((picture) => ({ ...picture, kycId: before.id, attemptNo })));
  return stored;
}

/** Stores the decision. The record is locked, and its state allows it. */
export function storeVerdict(
  tx: Transaction,
  before: KycRecord,
  { action, reasonCode, reason, checkerId, at }: Verdict,
): Promise<Stored> {
  return step(tx, before, {
    action,
    at,
    actorId: checkerId,
    note: reason ?? reasonCode,
    set: { checkerId, checkedAt: at, reasonCode, reason },
  });
}

interface Step {
  action: keyof typeof happened;
  at: Date;
  actorId: string | null;
  note: string | null;
  set: Partial<Insert>;
}

/** The record, its timeline and the client's own status, together. */
async function step(tx: Transaction, before: KycRecord, taken: Step): Promise<Stored> {
  const status = nextKycStatus(before.status, taken.action);
  if (status === undefined) throw new Error(`No way from ${before.status} by ${taken.action}.`);
  const [after] = await tx
    .update(kyc)
    .set({ ...taken.set, status, version: before.version + 1, updatedAt: taken.at })
    .where(eq(kyc.id, before.id))
    .returning();
  const [of] = await tx
    .update(client)
    .set({ kycStatus: status, version: sql`${client.version} + 1`, updatedAt: taken.at })
    .where(eq(client.id, before.clientId))
    .returning({ version: client.version });
  if (after === undefined || of === undefined)
    throw new Error('The identity check was not stored.');
  await tx.insert(kycEvent).values({
    kycId: before.id,
    at: taken.at,
    action: happened[taken.action],
    attemptNo: after.attemptNo,
    actorId: taken.actorId,
    note: taken.note,
  });
  const { clientId } = before;
  return {
    after,
    audit: {
      action: `kyc.${happened[taken.action]}`,
      subject: { type: 'kyc', id: before.id },
      before: summary(before),
      after: summary(after),
      at: taken.at,
      changed: [
        { topic: 'kyc', id: before.id, version: after.version, clientId },
        { topic: 'client', id: clientId, version: of.version, clientId },
      ],
    },
  };
}

/** For the audit log, which keeps what it is given for good: the number masked. */
function summary(record: KycRecord): Record<string, unknown> {
  return {
    status: record.status,
    attempt_no: record.attemptNo,
    level: record.level,
    full_name: record.fullName,
    birth_date: record.birthDate,
    nationality: record.nationality,
    id_type: record.idType,
    id_no: record.idNoMasked,
    id_expiry: record.idExpiry,
    address: record.address,
    reason_code: record.reasonCode,
    reason: record.reason,
  };
}
