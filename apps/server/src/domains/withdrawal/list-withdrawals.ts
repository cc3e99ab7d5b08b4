import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
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
  reviewedList,
  sumBooked,
} from '../approval/reviewed-list.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { keptFigures } from '../client-access/kept-figures.ts';
import { inPhase } from '../question/open-question.ts';
import { riskRanks } from '../risk/risk-levels.ts';
import { withdrawalColumns } from './withdrawal-columns.ts';
import { selectWithdrawalRows, type WithdrawalRow } from './withdrawal-row.ts';
import { withdrawalView } from './withdrawal-view.ts';

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
