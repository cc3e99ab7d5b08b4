import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import {
  type AnyColumn,
  and,
  count,
  eq,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Column, columnsOf, yesNo } from '../../http/lists/column.ts';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { figure, product, tradeRecord } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { contains, containsCode } from '../../kernel/lists/contains.ts';
import type { SortKeys } from '../../kernel/lists/sort.ts';
import { matchesPrefetched } from '../../kernel/lists/text-search.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { heldBy } from '../../platform/work-item.ts';
import {
  amountFilter,
  amountSortKeys,
  reasonColumn,
  reviewedList,
} from '../approval/reviewed-list.ts';
import { ownerColumns } from '../client-access/client-ref.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { keptFigures } from '../client-access/kept-figures.ts';
import { type BookedFigures, bookedFigures } from '../currency/list-figures.ts';
import { resourceOf } from '../product/order-kinds.ts';
import { riskColumn } from '../risk/risk-view.ts';
import { dayMs } from '../trade-terms/trade-dates.ts';
import { payoutOf } from '../trade-terms/value-sale.ts';
import {
  isInPhase,
  selectTradeRows,
  statusName,
  type TradeRow,
  waitsInAnyPhase,
} from './trade-row.ts';
import { tradeView } from './trade-view.ts';

type ListInput = OperationInput<'GET /trx/admin/v1/{kind}/list'>;
export type TradeQuery = Omit<ListInput['query'], 'page' | 'size'>;

export const sortKeys: SortKeys = {
  ...amountSortKeys(tradeRecord),
  pay_deadline: { column: tradeRecord.payDeadline, whenNull: sql`'infinity'::timestamptz` },
  settle_at: { column: tradeRecord.settleAt, whenNull: sql`'infinity'::timestamptz` },
};

export function tradeFilter(
  actor: Actor,
  kind: ListInput['path']['kind'],
  query: TradeQuery,
): SQL | undefined {
  return and(
    recordScope(actor, query, tradeRecord.clientId),
    eq(tradeRecord.kind, kind),
    when(query.whole || undefined, () => isNull(tradeRecord.parentId)),
    when(query.status, (status) => eq(tradeRecord.status, status)),
    when(query.phase, isInPhase),
    heldBy(actor, query.holder, {
      type: 'trade',
      table: tradeRecord,
      waiting: waitsInAnyPhase,
      resources: [resourceOf[kind]],
    }),
    when(query.product_id, (id) => eq(tradeRecord.productId, id)),
    amountFilter(tradeRecord, query),
    within(tradeRecord.createdAt, query),
    when(query.due_within, (span) =>
      and(
        inArray(tradeRecord.status, ['payment', 'outstanding']),
        lte(tradeRecord.payDeadline, fromNow(span)),
      ),
    ),
    when(query.settles_within, (span) =>
      and(
        inArray(tradeRecord.status, ['holding', 'sold', 'unsettled']),
        lte(tradeRecord.settleAt, fromNow(span)),
      ),
    ),
    // As text: no day of the calendar is none of an order.
    when(
      query.dealing_day,
      (day) => sql`${day} in (${tradeRecord.dealingDay}::text, ${tradeRecord.redeemDay}::text)`,
    ),
    when(query.q, (q) => matches(q.trim())),
  );
}

const days = { past: 0, day: 1, three_days: 3, week: 7 } as const;

function fromNow(span: keyof typeof days): Date {
  return new Date(Date.now() + days[span] * dayMs);
}

function matches(text: string): SQL | undefined {
  return matchesPrefetched(tradeRecord, text, [
    containsCode(tradeRecord.orderNo, text),
    sql`${tradeRecord.productId} = any (array(select ${product.id} from ${product} where ${or(contains(product.code, text), contains(product.name, text))}))`,
  ]);
}

export const moved = sql<string>`case when ${tradeRecord.status} = 'awaiting' then ${tradeRecord.amount}
  when ${tradeRecord.status} = 'holding' then ${tradeRecord.paid}
  when ${tradeRecord.status} in ('sold', 'unsettled')
    then ${tradeRecord.paid} + coalesce(${tradeRecord.profit}, 0) - ${tradeRecord.fee}
  else ${tradeRecord.payable} - ${tradeRecord.paid} end`;

const movedIn: ReadonlySet<string> = new Set<Schemas.TradeStatus | Schemas.TradePhase>([
  ...(['payment', 'outstanding', 'holding', 'sold', 'unsettled'] as const),
  ...(['payment_due', 'matured', 'redeeming', 'awaiting_settlement'] as const),
]);

const summed = ({ status, phase, whole }: TradeQuery) =>
  !whole && movedIn.has(phase ?? status ?? '') ? moved : tradeRecord.amount;

export async function sumTrades(
  reader: Reader,
  where: SQL | undefined,
  {
    whole = false,
    amount = tradeRecord.amount,
  }: { whole?: boolean | undefined; amount?: AnyColumn | SQL | undefined } = {},
): Promise<BookedFigures> {
  // As `order_worth` has it, with the places of the base currency looked up once: it looks them up for each order.
  const scale = sql`(select currency_scale(base_currency()))`;
  const worth = sql`trunc(${amount} * ${tradeRecord.baseRate}, ${scale})`;
  const sums = reader
    .select({
      currency: tradeRecord.currency,
      count: count(),
      amount: sql<
        string | null
      >`sum(${amount}${whole ? sql` + coalesce(parts.amount, 0)` : sql``})`,
      base: sql<string | null>`sum(${worth}${whole ? sql` + coalesce(parts.base, 0)` : sql``})`,
      unrated: sql`count(*) filter (where ${tradeRecord.baseRate} is null)`.mapWith(Number),
    })
    .from(tradeRecord)
    .$dynamic();
  const parts = sql`(select parent_id, sum(amount) as amount, sum(trunc(amount * base_rate, ${scale})) as base
    from trade_record where parent_id is not null group by parent_id) parts`;
  const joined = whole ? sums.leftJoin(parts, sql`parts.parent_id = ${tradeRecord.id}`) : sums;
  return bookedFigures(await joined.where(where).groupBy(tradeRecord.currency));
}

export const tradeList = (kind: Schemas.TradeKind) =>
  reviewedList<TradeQuery, TradeRow, Schemas.Trade>({
    name: `${kind}-trade`,
    table: tradeRecord,
    sortKeys,
    columns: tradeColumnsOf(kind),
    filter: (actor, query) => tradeFilter(actor, kind, query),
    rows: selectTradeRows,
    view: tradeView,
    sum: (reader, where, query) =>
      sumTrades(reader, where, { whole: query?.whole, amount: query && summed(query) }),
    kept: async (reader, actor, query) =>
      summed(query) === moved
        ? null
        : keptFigures(reader, actor, query, {
            counted: 'trade_record',
            filters: [],
            where: eq(figure.kind, kind),
          }),
  });

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
  column('payout', (t) => t.profit && formatMoney(payoutOf(t), t.currency), 'decimal'),
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
