import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { file, tradeEvent } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireTradeRow, type TradeKey } from './trade-row.ts';

/**
 * An uploaded file of the same person that no other sale rests on; locked, so that it stays so.
 *
 * @throws FILE_NOT_READY
 */
export async function requireSaleEvidence(
  tx: Transaction,
  fileId: string,
  actorId: string,
): Promise<void> {
  const [evidence] = await tx
    .select({ stored: file.stored })
    .from(file)
    .where(
      and(eq(file.id, fileId), eq(file.uploadedById, actorId), eq(file.purpose, 'trade_evidence')),
    )
    .for('update');
  const used = await tx.$count(tradeEvent, eq(tradeEvent.evidenceId, fileId));
  if (evidence?.stored !== true || used > 0) throw new Problem('FILE_NOT_READY');
}

/** What the sale of a record in the person's scope rests on, as it was uploaded. */
export async function readSaleEvidence(reader: Reader, context: RequestContext, key: TradeKey) {
  const { trade } = await requireTradeRow(reader, actorOf(context), key);
  const [evidence] = await reader
    .select({ id: file.id, contentType: file.contentType })
    .from(tradeEvent)
    .innerJoin(file, eq(file.id, tradeEvent.evidenceId))
    .where(and(eq(tradeEvent.tradeId, trade.id), isNotNull(file.sha256)))
    .orderBy(desc(tradeEvent.version));
  if (evidence === undefined) throw new Problem('NOT_FOUND');
  return {
    stream: context.services.files.read(evidence.id),
    contentType: evidence.contentType,
    filename: `${trade.orderNo}-sale.${evidence.contentType.split('/')[1]}`,
  };
}
