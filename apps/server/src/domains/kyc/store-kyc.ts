import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { client, kyc, kycDocument, kycEvent } from '../../kernel/db/schema.ts';
import { updateEach } from '../../kernel/db/update-each.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import type { Step } from '../approval/reviewed-record.ts';
import { overrideFacts } from '../risk/risk.ts';
import { type KycRecord, nextKycStatus } from './kyc-row.ts';

export type KycForm = Pick<
  KycRecord,
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
  makerId: string | null;
  at: Date;
}

/** Check and client are both locked. */
export interface KycState {
  kyc: KycRecord;
  clientVersion: number;
  clientName: string;
}

export type KycTransition = ReturnType<typeof transition>;

const happened = {
  submit: 'submitted',
  correct: 'corrected',
  approve: 'approved',
  reject: 'rejected',
} as const;

export function submission(before: KycState, { action, form, pictures, makerId, at }: Submission) {
  const attempt = {
    attemptNo: before.kyc.attemptNo + 1,
    makerId,
    madeAt: at,
    checkerId: null,
    checkedAt: null,
    reasonCode: null,
    reasonCodes: null,
    reason: null,
    overrideReason: null,
  };
  const set = { ...form, ...(action === 'submit' && attempt) };
  return transition(before, { action, at, actorId: makerId, note: form.remark, set, pictures });
}

export function verdict(before: KycState, step: Step & { action: 'approve' | 'reject' }) {
  const { action, actorId, at, reasonCode = null, reasonCodes = null, reason = null } = step;
  const { overrideReason = null } = step;
  return transition(before, {
    action,
    at,
    actorId,
    note: reason ?? reasonCodes?.join() ?? reasonCode,
    set: { checkerId: actorId, checkedAt: at, reasonCode, reasonCodes, reason, overrideReason },
    pictures: null,
  });
}

interface StoredStep {
  action: keyof typeof happened;
  at: Date;
  actorId: string | null;
  note: string | null;
  set: Partial<KycRecord>;
  /** Pictures of the attempt; null to keep the stored ones. */
  pictures: readonly KycPicture[] | null;
}

function transition(before: KycState, step: StoredStep) {
  const status = nextKycStatus(before.kyc.status, step.action);
  if (status === undefined) throw new Error(`No way from ${before.kyc.status} by ${step.action}.`);
  const after: KycRecord = {
    ...before.kyc,
    ...step.set,
    status,
    version: before.kyc.version + 1,
    updatedAt: step.at,
  };
  const clientVersion = before.clientVersion + 1;
  // A verified name is the client's name from then on.
  const clientName = (status === 'approved' ? after.fullName : null) ?? before.clientName;
  const renamed = clientName !== before.clientName;
  const { id, clientId } = after;
  const action = happened[step.action];
  const audit: AuditEntry = {
    action: `kyc.${action}`,
    subject: { type: 'kyc', id },
    before: { ...summary(before.kyc), ...(renamed && { client_name: before.clientName }) },
    after: { ...summary(after), ...(renamed && { client_name: clientName }) },
    at: step.at,
    changed: [
      { topic: 'kyc', id, version: after.version, clientId },
      { topic: 'client', id: clientId, version: clientVersion, clientId },
    ],
  };
  return {
    after: { kyc: after, clientVersion, clientName },
    event: {
      kycId: id,
      at: step.at,
      action,
      attemptNo: after.attemptNo,
      actorId: step.actorId,
      note: step.note,
      overrideReason: step.set.overrideReason ?? null,
      said: step.pictures === null ? null : formOf(after),
    },
    pictures: step.pictures,
    audit,
  };
}

export async function storeKycTransitions(
  tx: Transaction,
  transitions: readonly KycTransition[],
): Promise<void> {
  if (transitions.length === 0) return;
  const last = [...new Map(transitions.map(({ after }) => [after.kyc.id, after])).values()];
  await updateEach(
    tx,
    kyc,
    last.map((after) => after.kyc),
  );
  await updateEach(
    tx,
    client,
    last.map((after) => ({
      id: after.kyc.clientId,
      fullName: after.clientName,
      kycStatus: after.kyc.status,
      version: after.clientVersion,
      updatedAt: after.kyc.updatedAt,
    })),
  );
  await tx.insert(kycEvent).values(transitions.map(({ event }) => event));
  for (const { event, pictures } of transitions) {
    if (pictures !== null) await storePictures(tx, event, pictures);
  }
}

/** Keeps the id of an unchanged picture, which another user may have open. */
async function storePictures(
  tx: Transaction,
  { kycId, attemptNo }: KycTransition['event'],
  pictures: readonly KycPicture[],
): Promise<void> {
  const before = await tx
    .select()
    .from(kycDocument)
    .where(and(eq(kycDocument.kycId, kycId), eq(kycDocument.attemptNo, attemptNo)));
  const keyOf = ({ type, side, fileId }: KycPicture) => [type, side, fileId].join();
  const [old, wanted] = [before.map(keyOf), pictures.map(keyOf)];
  const gone = before.filter((picture) => !wanted.includes(keyOf(picture))).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(kycDocument).where(inArray(kycDocument.id, gone));
  const added = pictures.filter((picture) => !old.includes(keyOf(picture)));
  if (added.length > 0) {
    await tx.insert(kycDocument).values(added.map((one) => ({ ...one, kycId, attemptNo })));
  }
}

function formOf(record: KycRecord): Schemas.KycSaid {
  return {
    level: record.level,
    full_name: record.fullName,
    latin_name: record.latinName,
    birth_date: record.birthDate,
    nationality: record.nationality,
    id_type: record.idType,
    id_no: record.idNoMasked,
    id_expiry: record.idExpiry,
    address: record.address,
  };
}

/** For the audit log, which keeps what it is given for good: the number masked. */
function summary(record: KycRecord): Record<string, unknown> {
  const { latin_name: _, ...stated } = formOf(record);
  return {
    status: record.status,
    attempt_no: record.attemptNo,
    ...stated,
    reason_code: record.reasonCode,
    ...(record.reasonCodes && { reason_codes: record.reasonCodes }),
    reason: record.reason,
    ...overrideFacts(record.overrideReason, record),
  };
}
