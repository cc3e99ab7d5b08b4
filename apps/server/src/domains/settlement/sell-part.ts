import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { newId, orderNo } from '../../kernel/db/order-no.ts';
import { tradeEvent, tradeRecord } from '../../kernel/db/schema.ts';
import { invalid } from '../../kernel/errors/problem.ts';
import { compare, type Decimal, formatRate, minus, shareOf } from '../../kernel/money/decimal.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { readSetting } from '../../platform/settings.ts';
import { tradeChange } from '../trade/trade-row.ts';
import type { TradeTransition } from '../trade/trade-transitions.ts';
import type { TradeRecord } from '../trade-terms/trade-terms.ts';
import { notRedeeming } from './settle-steps.ts';

const soldInParts: ReadonlySet<Schemas.TradeKind> = new Set(['stock', 'block', 'ipo']);

/** Null if the whole holding is sold. Throws VALIDATION at `quantity`. */
export function splitHolding(record: TradeRecord, quantity: Decimal | null) {
  if (quantity !== null && !soldInParts.has(record.kind))
    throw invalid({ field: 'quantity', code: 'FIELD_INVALID' });
  const part = partOf(record, quantity);
  return part === null ? null : splitOff(record, part);
}

/** Null for all of it. Throws VALIDATION at `quantity`. */
export function partOf(
  { allottedQty: held }: Pick<TradeRecord, 'allottedQty'>,
  quantity: Decimal | null,
): Decimal | null {
  if (quantity === null) return null;
  if (held === null || compare(quantity, '0') <= 0)
    throw invalid({ field: 'quantity', code: 'FIELD_INVALID' });
  if (compare(quantity, held) > 0) {
    const values = { max: formatRate(held) };
    throw invalid({ field: 'quantity', code: 'VALUE_TOO_LARGE', values });
  }
  return compare(quantity, held) === 0 ? null : quantity;
}

/**
 * Gives the part its share of the cost, rounded down: what is left keeps the difference. The part is a record of its own,
 * which is not stored before it is sold.
 */
export function splitOff(record: TradeRecord, quantity: Decimal) {
  const { allottedQty: held, appliedQty: applied, amount, paid, currency } = record;
  if (held === null) throw new Error('An order without pieces has no part.');
  const cost = shareOf(paid, { part: quantity, whole: held, currency });
  return {
    part: {
      ...record,
      id: newId(),
      parentId: record.id,
      version: 0,
      appliedQty: applied && quantity,
      allottedQty: quantity,
      redeemQty: null,
      amount: cost,
      payable: cost,
      paid: cost,
    },
    rest: {
      ...record,
      ...notRedeeming,
      appliedQty: applied && minus(applied, quantity),
      allottedQty: minus(held, quantity),
      amount: minus(amount, cost),
      payable: minus(paid, cost),
      paid: minus(paid, cost),
    },
  };
}

/** The caller has locked the holding. No money moves before the part is paid out. */
export async function storeSoldPart(
  tx: Transaction,
  { after: part, event, audit }: TradeTransition,
  rest: TradeRecord,
): Promise<AuditEntry[]> {
  const { updatedAt: at } = part;
  const { timezone } = await readSetting(tx, 'app');
  const [stored] = await tx
    .insert(tradeRecord)
    .values({ ...part, orderNo: orderNo('T', at, timezone) as unknown as string }) // The database puts the number in.
    .returning({ orderNo: tradeRecord.orderNo });
  if (stored === undefined) throw new Error('The sold part was not stored.');
  const version = rest.version + 1;
  const { appliedQty, allottedQty, amount: left, payable, paid } = rest;
  await tx
    .update(tradeRecord)
    .set({
      version,
      updatedAt: at,
      ...{ appliedQty, allottedQty, amount: left, payable, paid },
      ...notRedeeming,
    })
    .where(eq(tradeRecord.id, rest.id));
  const { actorId = null, amount = null } = event;
  const ofRest = {
    tradeId: rest.id,
    version,
    action: 'sold_in_part',
    status: rest.status,
  } as const;
  await tx
    .insert(tradeEvent)
    .values([event, { ...ofRest, actorId, amount, note: stored.orderNo, at }]);
  const facts = { sold: part.allottedQty, cost: part.paid, as: stored.orderNo };
  return [
    { ...audit, after: { ...audit.after, out_of: rest.orderNo, quantity: part.allottedQty } },
    {
      action: 'trade.sold_in_part',
      subject: { type: 'trade', id: rest.id },
      before: { version: rest.version },
      after: { ...facts, left: allottedQty, paid, version },
      at,
      changed: [tradeChange({ ...rest, version })],
    },
  ];
}
