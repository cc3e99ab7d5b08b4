import type { Schemas } from '@brokerdesk/sdk';
import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { file, kycDocument } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { isDay, today } from '../../kernel/is-day.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { reassessDepositsOf } from '../deposit/deposit-risk.ts';
import { kycReview } from './audit-kyc.ts';
import { reassessKyc } from './kyc-risk.ts';
import {
  denialFor,
  hasExpired,
  type KycRecord,
  requireKycOfClient,
  storedIdNo,
} from './kyc-row.ts';
import { type KycForm, type KycPicture, storeKycTransitions, submission } from './store-kyc.ts';

/** Throws as `kycReview.lock`, and IDENTITY_UNCHANGED for what is verified already. */
export async function fillKyc(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  request: Schemas.KycFill,
): Promise<Schemas.Kyc> {
  const { kyc } = await requireKycOfClient(tx, actorOf(context), clientId);
  return correctKyc(tx, context, kyc.id, request, 'submit');
}

type KycRequest = Schemas.KycFill | Schemas.KycCorrection;

/** Corrects what waits for a decision, or begins a new attempt. Throws as `kycReview.lock` says. */
export async function correctKyc(
  tx: Transaction,
  context: RequestContext,
  id: string,
  request: KycRequest,
  action: 'submit' | 'correct' = 'correct',
): Promise<Schemas.Kyc> {
  const actor = actorOf(context);
  const { version } = request;
  const { row: before, approver } = await kycReview.lock(tx, context, { id, version }, (row, by) =>
    denialFor(action, row, by),
  );
  requireForm(request);
  const form = formOf(context, request, before.kyc);
  if (before.kyc.status === 'approved' && saysTheSame(form, before.kyc)) {
    throw new Problem('IDENTITY_UNCHANGED');
  }
  const pictures = await requirePictures(tx, request.documents, { kycId: before.kyc.id, actor });
  const transition = submission(before, {
    action,
    form,
    pictures,
    makerId: actor.id,
    at: new Date(),
  });
  await storeKycTransitions(tx, [transition]);
  const others = [
    ...(await reassessKyc(tx, before.kyc.id)),
    ...(await reassessDepositsOf(tx, before.kyc.clientId)),
  ];
  const { audit } = transition;
  await writeAudit(tx, context, { ...audit, changed: [...audit.changed, ...others] });
  return kycReview.read(tx, context, id, approver);
}

function requireForm(request: KycRequest): void {
  const errors: FieldProblem[] = [];
  const { birth_date: birthDate, id_expiry: idExpiry } = request;
  if (!isDay(birthDate) || birthDate > today()) {
    errors.push({ field: 'birth_date', code: 'FIELD_INVALID' });
  }
  if (idExpiry !== null && !isDay(idExpiry)) {
    errors.push({ field: 'id_expiry', code: 'FIELD_INVALID' });
  } else if (hasExpired(idExpiry)) {
    errors.push({ field: 'id_expiry', code: 'ID_EXPIRED' });
  }
  if (request.level === 'advanced' && !request.address?.trim()) {
    errors.push({ field: 'address', code: 'FIELD_REQUIRED' });
  }
  const seen = new Set<string>();
  request.documents.forEach(({ file_id: fileId }, at) => {
    if (seen.has(fileId)) errors.push({ field: `documents.${at}.file_id`, code: 'FIELD_INVALID' });
    seen.add(fileId);
  });
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}

/** Pictures and remarks alone do not make a client pending again. */
function saysTheSame(form: KycForm, verified: KycRecord): boolean {
  const { remark: _, idNoSealed: __, ...stated } = form;
  return Object.entries(stated).every(
    // Every field of a form is a column of the record.
    ([field, value]) => value === verified[field as keyof typeof stated],
  );
}

function formOf(
  { services }: RequestContext,
  request: KycRequest,
  { idNoSealed, idNoMasked, idNoHash }: KycRecord,
): KycForm {
  const { id_no: idNo } = request;
  return {
    level: request.level,
    fullName: request.full_name.trim(),
    latinName: request.latin_name?.trim() || null,
    birthDate: request.birth_date,
    nationality: request.nationality,
    idType: request.id_type,
    ...(idNo === null ? { idNoSealed, idNoMasked, idNoHash } : storedIdNo(services.secrets, idNo)),
    idExpiry: request.id_expiry,
    address: request.address?.trim() || null,
    remark: request.remark?.trim() || null,
  };
}

/** Locks the pictures, so that no other record takes them. Throws FILE_NOT_READY. */
async function requirePictures(
  tx: Transaction,
  documents: readonly Schemas.KycDocumentInput[],
  { kycId, actor }: { kycId: string; actor: { id: string } },
): Promise<KycPicture[]> {
  const ids = documents.map((document) => document.file_id);
  const files = await tx
    .select()
    .from(file)
    .where(inArray(file.id, ids))
    .orderBy(asc(file.id))
    .for('update');
  const uses = await tx.select().from(kycDocument).where(inArray(kycDocument.fileId, ids));
  return documents.map(({ type, side, file_id: fileId }) => {
    const found = files.find(({ id }) => id === fileId);
    const of = uses.filter((use) => use.fileId === fileId);
    const mine = of.length > 0 || found?.uploadedById === actor.id;
    const elsewhere = of.some((use) => use.kycId !== kycId);
    if (found?.stored !== true || found.purpose !== 'kyc_document' || !mine || elsewhere) {
      throw new Problem('FILE_NOT_READY');
    }
    return { type, side, fileId };
  });
}
