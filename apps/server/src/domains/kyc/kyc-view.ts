import type { Schemas } from '@brokerdesk/sdk';
import type { Decider } from '../approval/decider.ts';
import { clientRef } from '../client/client-ref.ts';
import { riskView } from '../risk/risk-view.ts';
import { decisionView } from './decision.ts';
import type { DocumentRow, KycRow } from './kyc-row.ts';
import type { Viewer } from './kyc-viewers.ts';

/** An identity check as the contract shows it: the number never leaves the server whole. */
export function kycView(row: KycRow, decider: Decider): Schemas.Kyc {
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
    reason: kyc.reason,
    remark: kyc.remark,
    client_remark: kyc.clientRemark,
    decision: decisionView(row, decider),
    viewers: othersOf(row.viewers, decider),
    ...riskView(kyc),
  };
}

export function othersOf(viewers: readonly Viewer[], { actor }: Pick<Decider, 'actor'>) {
  return viewers.filter(({ id }) => id !== actor.id).map(({ id, name }) => ({ id, name }));
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
