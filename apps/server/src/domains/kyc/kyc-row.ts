import { type IdentityAction, identityStates, statesAfter } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client, file, kyc, kycDocument } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type Page, selectFound } from '../../kernel/lists/record-rows.ts';
import type { Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { findHolders } from '../../platform/work-item.ts';
import { agent, leader } from '../client-access/client-ref.ts';
import { checker, clientScope, maker, recordColumns } from '../client-access/client-scope.ts';
import { openQuestionColumn, waitsSinceColumn } from '../question/open-question.ts';

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

export function isDecided(status: Schemas.KycStatus): boolean {
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
