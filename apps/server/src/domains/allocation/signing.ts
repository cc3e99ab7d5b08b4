import { chainOf } from '@brokerdesk/policy';
import { and, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { allocationLine, client, type product, tradeRecord } from '../../kernel/db/schema.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { type AssessedRisk, assessRisk, readRiskLevels } from '../risk/risk.ts';

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

export async function allocationRisk(reader: Reader, allocationId: string): Promise<AssessedRisk> {
  const [unverified] = await reader
    .select({ id: tradeRecord.id })
    .from(allocationLine)
    .innerJoin(tradeRecord, eq(tradeRecord.id, allocationLine.tradeId))
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .where(
      and(
        eq(allocationLine.allocationId, allocationId),
        gt(allocationLine.allottedQty, 0),
        eq(tradeRecord.status, 'awaiting'),
        eq(client.fake, false),
        ne(client.kycStatus, 'approved'),
      ),
    )
    .limit(1);
  const levels = await readRiskLevels(reader, 'order');
  return assessRisk(levels, unverified === undefined ? [] : ['client_unverified'], new Date());
}

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
