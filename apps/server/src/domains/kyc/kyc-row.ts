import { type IdentityAction, identityStates, statesAfter } from '@brokerdesk/machines/records';
import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client, file, kyc, kycDocument } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { today } from '../../kernel/is-day.ts';
import { type Page, selectFound } from '../../kernel/lists/record-rows.ts';
import type { Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { findHolders } from '../../platform/work-item.ts';
import { type Approver, secondPersonMissing, waitingFor } from '../approval/approver.ts';
import { areTied } from '../approval/colleagues.ts';
import { finalDecision } from '../approval/decision-view.ts';
import { recordAct } from '../approval/record-decision.ts';
import { agent, clientRef, leader } from '../client-access/client-ref.ts';
import { checker, clientScope, maker, recordColumns } from '../client-access/client-scope.ts';
import {
  openQuestionColumn,
  openQuestionView,
  waitsSinceColumn,
  waitsSinceView,
} from '../question/open-question.ts';
import { riskRanks } from '../risk/risk.ts';
import { riskView } from '../risk/risk-view.ts';

const columns = {
  kyc: getTableColumns(kyc),
  ...recordColumns,
  question: openQuestionColumn(kyc),
  waitsSince: waitsSinceColumn(kyc),
  enteredBy: sql<string[]>`(select coalesce(json_agg(distinct e.actor_id), '[]') from kyc_event e
    where e.kyc_id = ${kyc.id} and e.attempt_no = ${kyc.attemptNo}
      and e.action in ('submitted', 'corrected') and e.actor_id is not null)`,
};

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({ ...columns, ...(sorting && { cursor: sorting.cursor }) })
    .from(kyc)
    .innerJoin(client, eq(client.id, kyc.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(maker, eq(maker.id, kyc.makerId))
    .leftJoin(checker, eq(checker.id, kyc.checkerId))
    .$dynamic();
}

export type KycRecord = typeof kyc.$inferSelect;

export interface DocumentRow {
  document: typeof kycDocument.$inferSelect;
  file: typeof file.$inferSelect;
}

export interface KycRow extends Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'> {
  documents: DocumentRow[];
  holder: Schemas.Person | null;
}

export async function selectKycRows(reader: Reader, slice: Slice): Promise<Page<KycRow>> {
  const { rows, cursor } = await selectFound(reader, kyc, slice, selectRows);
  return { rows: await withWhatBelongs(reader, rows), cursor };
}

/** Throws NOT_FOUND, also for a client outside of the user's scope. */
export function requireKycRow(reader: Reader, actor: Actor, id: string): Promise<KycRow> {
  return requireRow(reader, actor, eq(kyc.id, id));
}

export function requireKycOfClient(reader: Reader, actor: Actor, id: string): Promise<KycRow> {
  return requireRow(reader, actor, eq(kyc.clientId, id));
}

async function requireRow(reader: Reader, actor: Actor, which: SQL): Promise<KycRow> {
  const [row] = await withWhatBelongs(
    reader,
    await selectRows(reader).where(and(which, clientScope(actor))),
  );
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}

async function withWhatBelongs<Row extends { kyc: KycRecord }>(
  reader: Reader,
  rows: readonly Row[],
): Promise<(Row & Pick<KycRow, 'documents' | 'holder'>)[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.kyc.id);
  const documents = await selectDocuments(reader, ids);
  const holders = await findHolders(reader, 'kyc', ids);
  return rows.map((row) => ({
    ...row,
    documents: documents.filter(
      ({ document }) => document.kycId === row.kyc.id && document.attemptNo === row.kyc.attemptNo,
    ),
    holder: holders.get(row.kyc.id) ?? null,
  }));
}

export function selectDocuments(reader: Reader, kycIds: string[]): Promise<DocumentRow[]> {
  return reader
    .select({ document: kycDocument, file })
    .from(kycDocument)
    .innerJoin(file, eq(file.id, kycDocument.fileId))
    .where(inArray(kycDocument.kycId, kycIds))
    .orderBy(asc(kycDocument.type), desc(kycDocument.side), asc(kycDocument.id));
}

export const nextKycStatus = (from: Schemas.KycStatus, action: IdentityAction) =>
  statesAfter(identityStates, from, action)[0];

function isDecided(status: Schemas.KycStatus): boolean {
  return status === 'approved' || status === 'rejected';
}

export function normalIdNo(typed: string): string {
  return typed.replaceAll(/[ -]/g, '').toUpperCase();
}

/** The ends alone: enough to distinguish two documents, not to use one. */
function maskIdNo(idNo: string): string {
  const [head, tail] = idNo.length >= 8 ? [2, 4] : [1, 1];
  return `${idNo.slice(0, head)}${'*'.repeat(idNo.length - head - tail)}${idNo.slice(-tail)}`;
}

export function storedIdNo(secrets: Pick<Secrets, 'seal' | 'hashIdNo'>, typed: string) {
  const idNo = normalIdNo(typed);
  return {
    idNoSealed: secrets.seal(idNo),
    idNoMasked: maskIdNo(idNo),
    idNoHash: secrets.hashIdNo(idNo),
  };
}

export const kycStatusName = (status: Schemas.KycStatus, language: Language) =>
  codeLabel('kyc', 'status', status, language);

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
