import { chainOf } from '@brokerdesk/policy';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { allocationLine, type product, tradeRecord } from '../../kernel/db/schema.ts';
import type { Act } from '../../platform/approval/verdict.ts';

/**
 * To publish an allocation takes someone other than who saved its draft last, and than who has entered one of the
 * orders that are allotted something.
 */
export function allocationAct(
  { id, code, kind }: Pick<typeof product.$inferSelect, 'id' | 'code' | 'kind'>,
  draftedById: string | null,
  orderMakerIds: readonly string[],
): Act {
  return {
    limit: 'allocation',
    operation: 'POST /trx/admin/v1/{kind}/{productId}/allocation/publish',
    subject: { type: 'allocation', id, name: code },
    makerId: draftedById,
    barredIds: orderMakerIds,
    clientId: null,
    baseAmount: null,
    chain: chainOf('allocation'),
    path: { kind },
    secondAsks: true,
  };
}

/** The staff who have entered orders to which the draft allots something. */
export async function readOrderMakers(reader: Reader, allocationId: string): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ makerId: tradeRecord.makerId })
    .from(allocationLine)
    .innerJoin(tradeRecord, eq(tradeRecord.id, allocationLine.tradeId))
    .where(
      and(
        eq(allocationLine.allocationId, allocationId),
        gt(allocationLine.allottedQty, 0),
        isNotNull(tradeRecord.makerId),
      ),
    );
  return rows.flatMap(({ makerId }) => (makerId === null ? [] : [makerId]));
}
