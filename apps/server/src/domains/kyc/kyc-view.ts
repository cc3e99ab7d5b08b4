import type { IdentityAction } from '@brokerdesk/machines/records';
import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { today } from '../../kernel/is-day.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { type Approver, secondPersonMissing, waitingFor } from '../approval/approver.ts';
import { areTied } from '../approval/colleagues.ts';
import { finalDecision } from '../approval/decision-view.ts';
import { recordAct } from '../approval/record-decision.ts';
import { clientRef } from '../client-access/client-ref.ts';
import { openQuestionView, waitsSinceView } from '../question/open-question.ts';
import { riskRanks } from '../risk/risk.ts';
import { riskView } from '../risk/risk-view.ts';
import {
  type DocumentRow,
  isDecided,
  type KycRow,
  kycStatusName,
  nextKycStatus,
} from './kyc-row.ts';

type DecidedKyc = Pick<KycRow, 'kyc' | 'client' | 'agent' | 'enteredBy'>;

/** Neither the user who entered it nor one tied to them can approve it. */
export function approvalOf({ kyc, client, agent, enteredBy }: DecidedKyc, approver: Approver): Act {
  const { actor, colleagues } = approver;
  const ofPerson = enteredBy.find((id) => id === actor.id);
  const tied = enteredBy.find((id) => areTied(colleagues, id, actor.id));
  return recordAct('kyc', kyc, client.username, {
    limit: 'kyc',
    operation: 'POST /identify/admin/v1/audit/{id}',
    makerId: ofPerson ?? tied ?? enteredBy[0] ?? null,
    barredIds: enteredBy,
    agentId: agent.agentId,
    risk: kyc.riskLevel >= riskRanks.stop ? 'stop' : null,
    chain: chainOf('kyc'),
  });
}

export function denialFor(
  action: IdentityAction,
  row: DecidedKyc,
  approver: Approver,
): Problem | undefined {
  const { actor } = approver;
  const record = row.kyc;
  const decides = action === 'approve' || action === 'reject';
  if (!can(actor.permissions, decides ? 'approve' : 'update', 'kyc'))
    return new Problem('FORBIDDEN');
  if (nextKycStatus(record.status, action) === undefined) {
    return action !== 'submit' && isDecided(record.status)
      ? new Problem('ALREADY_DECIDED')
      : invalidTransition((language) => kycStatusName(record.status, language));
  }
  if (action !== 'approve') return undefined;
  if (hasExpired(record.idExpiry)) return new Problem('ID_EXPIRED');
  return secondPersonMissing(approvalOf(row, approver), approver);
}

/** On its last day a document still counts. */
export function hasExpired(idExpiry: string | null): boolean {
  return idExpiry !== null && idExpiry < today();
}

function decisionView(row: DecidedKyc, approver: Approver): Schemas.Decision {
  const approve = denialFor('approve', row, approver);
  const act = approvalOf(row, approver);
  const isOwn = approve?.code === 'SELF_APPROVAL' || approve?.code === 'TIED_APPROVAL';
  const isOpen = nextKycStatus(row.kyc.status, 'approve') !== undefined;
  const needsTwo =
    isOwn || (isOpen && (act.risk === 'stop' || waitingFor(approver, act) !== undefined));
  return finalDecision(
    (action) => denialFor(action, row, approver),
    needsTwo ? act : undefined,
    approver,
  );
}

/** The number never leaves the server whole. */
export function kycView(row: KycRow, approver: Approver): Schemas.Kyc {
  const { kyc } = row;
  return {
    id: kyc.id,
    version: kyc.version,
    created_at: kyc.createdAt.toISOString(),
    updated_at: kyc.updatedAt.toISOString(),
    client: clientRef(row.client, row.agent),
    status: kyc.status,
    level: kyc.level,
    full_name: kyc.fullName,
    latin_name: kyc.latinName,
    birth_date: kyc.birthDate,
    nationality: kyc.nationality,
    id_type: kyc.idType,
    id_no: kyc.idNoMasked,
    id_expiry: kyc.idExpiry,
    address: kyc.address,
    documents: row.documents.map(documentView),
    attempt_no: kyc.attemptNo,
    maker: row.maker,
    made_at: kyc.madeAt?.toISOString() ?? null,
    checker: row.checker,
    checked_at: kyc.checkedAt?.toISOString() ?? null,
    reason_code: kyc.reasonCode,
    ...(kyc.reasonCodes && { reason_codes: kyc.reasonCodes }),
    reason: kyc.reason,
    remark: kyc.remark,
    client_remark: kyc.clientRemark,
    decision: decisionView(row, approver),
    viewers: row.holder === null || row.holder.id === approver.actor.id ? [] : [row.holder],
    ...riskView(kyc),
    asked: openQuestionView(row.question),
    ...waitsSinceView(row.waitsSince),
  };
}

export function documentView({ document, file }: DocumentRow): Schemas.KycDocument {
  return {
    id: document.id,
    type: document.type,
    side: document.side,
    file_id: file.id,
    sha256: file.sha256 ?? '',
    content_type: file.contentType,
    size: file.size,
  };
}
