import type { Transaction } from '../../kernel/db/database.ts';
import { bookedColumns } from '../../kernel/db/order-no.ts';
import { tradeEvent, tradeRecord } from '../../kernel/db/schema.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { postTransaction } from '../../platform/ledger/ledger.ts';
import { dealingOf } from './fund-dealing.ts';
import { quoteTrade, type TradeOrder } from './quote-trade.ts';
import { freezing } from './trade-entries.ts';
import { tradeChange } from './trade-row.ts';

/**
 * Records an order, which waits for a decision, and freezes its money if it is funded beforehand. The caller writes the
 * audit entry, which has the event of the account too. Throws as `quoteTrade` does, and INSUFFICIENT_FUNDS.
 */
export async function bookTrade(tx: Transaction, order: TradeOrder) {
  const { kind, account, at } = order;
  const { product, figures } = await quoteTrade(tx, order);
  const dealing = kind === 'fund' ? await dealingOf(tx, product, at) : null;
  const [booked] = await tx
    .insert(tradeRecord)
    .values({
      ...figures,
      ...bookedColumns('T', order),
      kind,
      productId: product.id,
      currency: account.currency,
      status: 'awaiting',
      ...(dealing && {
        phase: 'review' as const,
        dealingDay: dealing.day,
        cutoffAt: dealing.cutoffAt,
      }),
      makerId: order.makerId,
      remark: order.remark ?? null,
      clientRemark: order.clientRemark ?? null,
    })
    .returning();
  if (booked === undefined) throw new Error('The order was not stored.');
  const { id } = booked;
  await tx.insert(tradeEvent).values({
    tradeId: id,
    version: booked.version,
    action: 'booked',
    status: booked.status,
    actorId: order.makerId,
    amount: booked.amount,
    note: booked.remark ?? booked.clientRemark,
    at,
  });
  const accounts =
    figures.fundingModel === 'prefund'
      ? await postTransaction(tx, {
          kind: 'trade.booked',
          reference: { type: 'trade', id },
          actorId: order.makerId,
          entries: freezing(booked, booked.amount),
          at,
        })
      : [];
  const audit: AuditEntry = {
    action: 'trade.booked',
    subject: { type: 'trade', id },
    after: {
      order_no: booked.orderNo,
      kind,
      product_id: booked.productId,
      account_id: booked.accountId,
      quantity: booked.appliedQty,
      amount: `${booked.amount} ${booked.currency}`,
      frozen: booked.frozen,
      ...(dealing && { dealing_day: dealing.day }),
    },
    at,
    changed: [tradeChange(booked), ...accounts],
  };
  return { booked, audit };
}
