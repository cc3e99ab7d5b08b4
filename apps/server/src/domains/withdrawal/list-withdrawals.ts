import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { ListQuery } from '../../http/routes.ts';
import { figure, withdrawal } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { containsCode } from '../../kernel/lists/contains.ts';
import type { SortKeys } from '../../kernel/lists/sort.ts';
import { matchesRecordOrClient } from '../../kernel/lists/text-search.ts';
import type { Actor } from '../../platform/actor.ts';
import { heldBy } from '../../platform/work-item.ts';
import {
  amountFilter,
  amountSortKeys,
  reasonColumn,
  reviewedList,
  sumBooked,
} from '../approval/reviewed-list.ts';
import { ownerColumns } from '../client-access/client-ref.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { keptFigures } from '../client-access/kept-figures.ts';
import { inPhase } from '../question/open-question.ts';
import { riskRanks } from '../risk/risk.ts';
import { riskColumn } from '../risk/risk-view.ts';
import {
  phaseName,
  selectWithdrawalRows,
  statusName,
  type WithdrawalRow,
} from './withdrawal-row.ts';
import { withdrawalView } from './withdrawal-view.ts';

const column = columnsOf('withdrawal');

const withdrawalColumns: readonly Column<Schemas.Withdrawal>[] = [
  column('order_no', (w) => w.order_no),
  column('status', (w, language) => statusName(w.status, language)),
  ...ownerColumns,
  column('acc_no', (w) => w.acc_no),
  column('amount', (w) => w.amount, 'decimal'),
  column('fee', (w) => w.fee, 'decimal'),
  column('net_amount', (w) => w.net_amount, 'decimal'),
  column('currency', (w) => w.currency, { id: 'amount' }),
  column('kind', (w, language) => codeLabel('withdrawal', 'kind', w.destination.kind, language)),
  column(
    'bank_or_network',
    ({ destination: d }) => (d.kind === 'bank' ? d.bank_name : `${d.coin} ${d.network}`),
    { id: 'destination' },
  ),
  column('holder', ({ destination: d }) => (d.kind === 'bank' ? d.holder_name : null)),
  column('number_or_address', ({ destination: d }) => (d.kind === 'bank' ? d.acc_no : d.address), {
    id: 'destination',
  }),
  column('first_used', (w) => w.first_used_at, 'time'),
  column('maker', (w) => w.maker?.name ?? null),
  column('created_at', (w) => w.made_at, 'time'),
  column('checker', (w) => w.checker?.name ?? null),
  column('checked_at', (w) => w.checked_at, 'time'),
  column('payout', (w, language) => w.payout && phaseName(w.payout.phase, language)),
  column('payout_reference', (w) => w.payout?.reference ?? null),
  column('sent_on', (w) => w.payout?.sent_on ?? null),
  column('sent_by', (w) => w.payout?.sent_by?.name ?? null),
  column('paid_by', (w) => w.payout?.paid_by?.name ?? null),
  column('paid_at', (w) => w.payout?.paid_at ?? null, 'time'),
  reasonColumn(),
  riskColumn,
  column('rolled_back_by', (w) => w.rolled_back_by?.name ?? null),
  column('rolled_back_at', (w) => w.rolled_back_at, 'time'),
  column('rollback_reason', (w) => w.rollback_reason),
  column('remark', (w) => w.remark),
  column('client_remark', (w) => w.client_remark),
];

export type WithdrawalQuery = ListQuery<'GET /withdraw/admin/v1/list'>;

const sortKeys: SortKeys = {
  ...amountSortKeys(withdrawal),
  risk: { column: withdrawal.riskLevel, tieBreak: withdrawal.createdAt },
};

export function withdrawalFilter(actor: Actor, query: WithdrawalQuery): SQL | undefined {
  // The expression of the index on decisions.
  const moment = query.dated
    ? sql`coalesce(${withdrawal.checkedAt}, '-infinity'::timestamptz)`
    : withdrawal.createdAt;
  return and(
    recordScope(actor, query, withdrawal.clientId),
    when(query.status, (status) => eq(withdrawal.status, status)),
    when(query.phase, (phase) => inPhase(withdrawal, phase)),
    when(query.risk, (risk) => eq(withdrawal.riskLevel, riskRanks[risk])),
    heldBy(actor, query.holder, {
      type: 'withdrawal',
      table: withdrawal,
      waiting: or(eq(withdrawal.status, 'pending'), eq(withdrawal.payout, 'to_send')),
    }),
    when(query.payout, (phase) => eq(withdrawal.payout, phase)),
    when(query.kind, (kind) => sql`${withdrawal.destination}->>'kind' = ${kind}`),
    amountFilter(withdrawal, query),
    // Withdrawals that were rolled back count as approved.
    when(query.dated, () => inArray(withdrawal.status, ['approved', 'rolled_back'])),
    when(query.from, (from) => sql`${moment} >= ${from}::timestamptz`),
    when(query.to, (to) => sql`${moment} < ${to}::timestamptz`),
    when(query.q, (q) => matches(q.trim())),
  );
}

function matches(text: string): SQL | undefined {
  const { destination } = withdrawal;
  return matchesRecordOrClient(
    withdrawal,
    text,
    or(
      containsCode(withdrawal.orderNo, text),
      eq(withdrawal.payoutReference, text),
      sql`array[${destination}->>'acc_no', ${destination}->>'address', ${destination}->>'holder_name'] @> array[${text}::text]`,
    ),
  );
}

export const withdrawalList = reviewedList<WithdrawalQuery, WithdrawalRow, Schemas.Withdrawal>({
  name: 'withdrawal',
  table: withdrawal,
  sortKeys,
  columns: withdrawalColumns,
  filter: withdrawalFilter,
  rows: selectWithdrawalRows,
  view: withdrawalView,
  asks: true,
  sum: sumBooked(withdrawal),
  kept: (reader, actor, query) =>
    keptFigures(reader, actor, query, {
      counted: 'withdrawal',
      filters: ['kind'],
      where: when(query.kind, (kind) => eq(figure.kind, kind)),
      byDay: { table: withdrawal, filter: withdrawalFilter(actor, query) },
    }),
});
