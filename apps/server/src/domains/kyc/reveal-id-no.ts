import type { Schemas } from '@brokerdesk/sdk';
import type { StreamAnswer } from '../../http/routes.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type DocumentRow, requireKycRow, selectDocuments } from './kyc-row.ts';

/** The number of the identity document whole; who looked is written down. */
export async function revealIdNo(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.RevealedIdNo> {
  const { kyc } = await requireKycRow(tx, actorOf(context), id);
  if (kyc.idNoSealed === null) throw new Problem('NOT_FOUND');
  await writeLook(tx, context, id, 'id_no_revealed');
  return { id_no: context.services.secrets.unseal(kyc.idNoSealed) };
}

/** A picture of any attempt. It shows the number, so that who looked is written down too. */
export async function openDocument(
  tx: Transaction,
  context: RequestContext,
  { id, documentId }: { id: string; documentId: string },
): Promise<StreamAnswer> {
  const { client } = await requireKycRow(tx, actorOf(context), id);
  const documents = await selectDocuments(tx, [id]);
  const found = documents.find(({ document }) => document.id === documentId);
  if (found === undefined) throw new Problem('NOT_FOUND');
  await writeLook(tx, context, id, 'document_viewed');
  return {
    stream: context.services.files.read(found.file.id),
    contentType: found.file.contentType,
    filename: filenameOf(client.username, found),
  };
}

function filenameOf(username: string, { document, file }: DocumentRow): string {
  return `${username}-${document.type}-${document.side}.${file.contentType.split('/')[1]}`;
}

function writeLook(tx: Transaction, context: RequestContext, id: string, what: string) {
  const subject = { type: 'kyc', id };
  return writeAudit(tx, context, { action: `kyc.${what}`, subject, changed: [] });
}
