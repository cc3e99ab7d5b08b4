import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { type Column, columnsOf, yesNo } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { reasonColumn } from '../approval/reviewed-list.ts';
import { ownerColumns } from '../client-access/client-ref.ts';
import { riskColumn } from '../risk/risk-view.ts';

export type TradeWithStatus = Pick<Schemas.Trade, 'kind' | 'status' | 'allotted_qty'>;

export function statusName(
  { kind, status, allotted_qty: allotted }: TradeWithStatus,
  language: Language,
): string {
  const isOffer = kind === 'ipo' || kind === 'block';
  const isEmpty = status === 'released' && isOffer && Number(allotted ?? 0) === 0;
  return codeLabel('order', 'status', status, language, isEmpty ? 'unallotted' : kind);
}

const column = columnsOf('order');

const tradeColumns: readonly Column<Schemas.Trade>[] = [
  column('order_no', (t) => t.order_no),
  column('status', (t, language) => statusName(t, language)),
  column('phase', (t, language) => t.phase && codeLabel('order', 'phase', t.phase, language)),
  riskColumn,
  ...ownerColumns,
  column('acc_no', (t) => t.acc_no),
  column('product_code', (t) => t.product.code, { id: 'product' }),
  column('product', (t) => t.product.name),
  column('plan', (t) => t.plan?.name ?? null),
  column('auto_renew', (t, language) => t.plan && yesNo(t.plan.auto_renew, language)),
  column('next_bill_at', (t) => t.plan?.next_bill_at ?? null, 'time'),
  column('price', (t) => t.price, 'decimal'),
  column('applied_qty', (t) => t.applied_qty, 'decimal'),
  column('allotted_qty', (t) => t.allotted_qty, 'decimal'),
  column('amount', (t) => t.amount, 'decimal'),
  column('currency', (t) => t.currency, { id: 'amount' }),
  column('frozen', (t) => t.frozen, 'decimal'),
  column('payable', (t) => t.payable, 'decimal'),
  column('paid', (t) => t.paid, 'decimal'),
  column('outstanding', (t) => t.outstanding, 'decimal'),
  column('pay_deadline', (t) => t.pay_deadline, 'time'),
  column('fee_pct', (t) => t.fee_pct, 'percent'),
  column('fee', (t) => t.fee, 'decimal'),
  column('sold_price', (t) => t.sold_price, 'decimal'),
  column('profit', (t) => t.profit, 'decimal'),
  column('maker', (t) => t.maker?.name ?? null),
  column('created_at', (t) => t.made_at, 'time'),
  column('checker', (t) => t.checker?.name ?? null),
  column('checked_at', (t) => t.checked_at, 'time'),
  reasonColumn(),
  column('dealing_day', (t) => t.dealing_day),
  column('redeem_day', (t) => t.redeem_day),
  column('opened_at', (t) => t.opened_at, 'time'),
  column('settle_at', (t) => t.settle_at, 'time'),
  column('remark', (t) => t.remark),
  column('client_remark', (t) => t.client_remark),
];

type OwnName = 'filled' | 'nav' | 'units' | 'redemption_nav';
type Names = Readonly<Partial<Record<string, OwnName>>>;

const filled: Names = { allotted_qty: 'filled' };

const namesIn: Partial<Record<Schemas.TradeKind, Names>> = {
  stock: filled,
  block: filled,
  fund: { price: 'nav', allotted_qty: 'units', sold_price: 'redemption_nav' },
};

export function tradeColumnsOf(kind: Schemas.TradeKind): readonly Column<Schemas.Trade>[] {
  const names = namesIn[kind];
  if (names === undefined) return tradeColumns;
  return tradeColumns.map((one) => {
    const field = names[one.id];
    return field === undefined ? one : { ...one, heading: column(field, one.cell).heading };
  });
}
