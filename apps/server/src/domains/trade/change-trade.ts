import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { type ProposedChange, tradeEvent } from '../../kernel/db/schema.ts';
import { invalid } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  formatRate,
  minus,
  moneyText,
  requireAmount,
} from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { writeAudit, writeAuditEntries } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import type { Approver } from '../approval/approver.ts';
import { byUser } from '../approval/reviewed-record.ts';
import { shownOf } from '../approval/sign-statement.ts';
import { sign } from '../approval/two-people.ts';
import { claimFile } from '../file/attached-file.ts';
import { lockProductTerms } from '../product/find-product.ts';
import { acceptRisk, overrideFacts } from '../risk/risk.ts';

import { applyTransition } from './apply-transitions.ts';
import { lockTrade, tradeReview } from './audit-trade.ts';
import { dealingOf } from './fund-dealing.ts';
import { redemptionRequested } from './fund-steps.ts';
import { clearing, completion, sale } from './sale-steps.ts';
import { partOf, splitHolding, storeSoldPart } from './sell-part.ts';
import {
  isFarSale,
  isOwnSale,
  requireReason,
  saleBounds,
  settleDate,
  valueSale,
} from './sell-trade.ts';
import { orderOf, requireTradeRow, saleAct, type TradeKey, type TradeRow } from './trade-row.ts';
import { termsOf } from './trade-terms.ts';
import { payment, type TradeRecord, type TradeTransition } from './trade-transitions.ts';
import { tradeRisk } from './trade-view.ts';
import { resultsInBase, settlesOnDate } from './value-sale.ts';

type AnswerTo<Request> = (
  tx: Transaction,
  context: RequestContext,
  key: TradeKey,
  request: Request,
) => Promise<Schemas.Trade>;

export const payTrade: AnswerTo<Schemas.TradePayRequest> = async (tx, context, key, request) => {
  const { amount, version } = request;
  const { row, approver } = await lockTrade(tx, context, { ...key, version, action: 'pay' });
  const { trade, product } = row;
  requireAmount(amount, trade.currency);
  const outstanding = minus(trade.payable, trade.paid);
  if (compare(amount, outstanding) > 0) {
    const values = { outstanding: moneyText(outstanding, trade.currency) };
    throw invalid({ field: 'amount', code: 'AMOUNT_ABOVE_OUTSTANDING', values });
  }
  const risk = tradeRisk(row, approver.risk.order);
  const { override, acknowledged } = acceptRisk(risk, { ...request, result: 'approved' });
  const paying = { amount, remark: textOf(request), terms: termsOf(product) };
  const step = payment(trade, paying, byUser(context));
  const accepted = {
    ...overrideFacts(override, risk),
    ...(acknowledged.length > 0 && { acknowledged_reasons: acknowledged }),
  };
  const audit = { ...step.audit, after: { ...step.audit.after, ...accepted } };
  return applyAndRead(tx, context, { key, approver }, { ...step, audit });
};

const actionTo = { sold: 'sell', unsettled: 'clear', completed: 'complete' } as const;

export const settleTrade: AnswerTo<Schemas.TradeSettleRequest> = async (
  tx,
  context,
  key,
  request,
) => {
  const { to, version } = request;
  const wanted = { ...key, version, action: actionTo[to], isSigned: to === 'sold' };
  const { row, approver } = await lockTrade(tx, context, wanted);
  refuseForeignFields(request);
  const by = byUser(context);
  if (to === 'sold') {
    const quantity = request.quantity == null ? null : String(request.quantity);
    const split = splitHolding(row.trade, quantity);
    const part = { ...row, trade: split?.part ?? row.trade };
    const made = await sell(tx, context, part, request, by);
    const { step } = made;
    const write = {
      input: { path: { ...key }, body: request },
      changes: saleChanges(row.trade, step),
      shows: () => shownOf({ product: row.product, acc_no: row.account.accNo }),
    };
    const act = await saleOf(tx, context, { row, approver }, made);
    const signed = await sign(tx, context, act, write, approver);
    if (signed.made === null) {
      const entries =
        split === null
          ? [await applyTransition(tx, step)]
          : await storeSoldPart(tx, step, split.rest);
      await writeAuditEntries(tx, context, entries);
    }
    return tradeReview(key.kind).read(tx, context, key.id, signed.approver);
  }
  const remark = textOf(request);
  const of = { key, approver };
  if (to === 'completed') return applyAndRead(tx, context, of, completion(row.trade, remark, by));
  const settleAt = request.settle_at == null ? null : new Date(request.settle_at);
  // The market's date may be put off: before it, nothing is paid out.
  const due = settlesOnDate(row.trade.kind) ? row.trade.settleAt : null;
  if (settleAt !== null && due !== null && settleAt < due) {
    throw invalid({ field: 'settle_at', code: 'FIELD_INVALID' });
  }
  return applyAndRead(tx, context, of, clearing(row.trade, { settleAt, remark }, by));
};

export async function redeemFund(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, quantity = null, remark }: Schemas.RedeemRequest,
): Promise<Schemas.Trade> {
  const key = { kind: 'fund', id } as const;
  const { product } = await requireTradeRow(tx, actorOf(context), key);
  // Before the order, as a confirmation does: no value becomes known in between.
  const fund = await lockProductTerms(tx, 'fund', product.id);
  const { row, approver } = await lockTrade(tx, context, { ...key, version, action: 'redeem' });
  const { trade } = row;
  const by = byUser(context);
  const { day, cutoffAt } = await dealingOf(tx, fund, by.at);
  const part = partOf(trade, quantity);
  const redemption = { day, cutoffAt, quantity: part, remark: remark?.trim() || null };
  return applyAndRead(tx, context, { key, approver }, redemptionRequested(trade, redemption, by));
}

interface Made {
  step: TradeTransition;
  isFar: boolean;
}

async function sell(
  tx: Transaction,
  context: RequestContext,
  row: TradeRow,
  request: Schemas.TradeSettleRequest,
  by: ReturnType<typeof byUser>,
): Promise<Made> {
  const { profit: limits, max_ages: ages } = await readSetting(tx, 'trade');
  const made = valueSale(row.trade, request, saleBounds(row, limits, by.at));
  const evidence = { remark: textOf(request), fileId: request.evidence ?? null };
  const isFar = isFarSale(row, made.price, ages, by.at);
  requireReason(evidence, isFar);
  if (evidence.fileId !== null) {
    // A proposal uses the file that its maker uploaded.
    const uploaderId = context.proposal?.makerId ?? by.actorId;
    const file = { id: evidence.fileId, purpose: 'trade_evidence', userId: uploaderId } as const;
    await claimFile(tx, file, tradeEvent.evidenceId);
  }
  return { step: sale(row.trade, made, evidence, by, await settleDate(tx, row, by.at)), isFar };
}

/** A gain and a loss count alike. Without an amount the sale takes two people. */
async function saleOf(
  tx: Transaction,
  context: RequestContext,
  { row, approver }: { row: TradeRow; approver: Approver },
  { step: { after }, isFar }: Made,
): Promise<Act> {
  const act = saleAct(orderOf(row), null);
  if (isFar || (await isOwnSale(tx, context, approver, [after]))) return act;
  return { ...act, ...(await resultsInBase(tx, [after], approver.currency)) };
}

function saleChanges(before: TradeRecord, { after, event }: TradeTransition): ProposedChange[] {
  const money = (amount: Decimal | null) =>
    amount === null ? null : moneyText(amount, after.currency);
  const plain = (quantity: Decimal | null) => (quantity === null ? null : formatRate(quantity));
  const changes = [
    ...(after.parentId === null
      ? [{ field: 'status', before: before.status, after: after.status }]
      : [
          { field: 'sold_qty', before: plain(before.allottedQty), after: plain(after.allottedQty) },
        ]),
    { field: 'sold_price', before: null, after: after.soldPrice },
    { field: 'profit', before: null, after: money(after.profit) },
    { field: 'fee', before: money(before.fee), after: money(after.fee) },
    { field: 'remark', before: null, after: event.note ?? null },
    { field: 'evidence', before: null, after: event.evidenceId ?? null },
  ];
  return changes.filter((change) => change.before !== change.after);
}

/** A field of another step would be a misunderstanding, and is not passed over. */
function refuseForeignFields(request: Schemas.TradeSettleRequest): void {
  const foreign = {
    sold: ['settle_at'],
    unsettled: ['quantity', 'price', 'profit', 'evidence'],
    completed: ['quantity', 'price', 'profit', 'evidence', 'settle_at'],
  } as const;
  const given = foreign[request.to].filter((field) => request[field] != null);
  if (given.length === 0) return;
  throw invalid(...given.map((field) => ({ field, code: 'FIELD_INVALID' as const })));
}

async function applyAndRead(
  tx: Transaction,
  context: RequestContext,
  { key, approver }: { key: TradeKey; approver: Approver },
  step: TradeTransition,
): Promise<Schemas.Trade> {
  await writeAudit(tx, context, await applyTransition(tx, step));
  return tradeReview(key.kind).read(tx, context, key.id, approver);
}

function textOf({ remark }: { remark?: string | null | undefined }): string | null {
  return remark?.trim() || null;
}
