import { type DepositAction, depositStates, statesAfter } from '@brokerdesk/machines/records';
import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { account, client, deposit, file, staffUser } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import { formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { changeOf } from '../../platform/changes.ts';
import { type Approver, secondPersonMissing } from '../approval/approver.ts';
import { reversibleDecision, shortOf } from '../approval/decision-view.ts';
import { cashAct, wrongState } from '../approval/record-decision.ts';
import { bookedFields } from '../approval/reviewed-fields.ts';
import { agent, leader } from '../client-access/client-ref.ts';
import { checker, maker, recordColumns, scopedRows } from '../client-access/client-scope.ts';
import { ratedAt } from '../currency/find-rate.ts';
import { attachedColumns, proofView } from '../file/attached-file.ts';
import {
  openQuestionColumn,
  openQuestionView,
  waitsSinceColumn,
  waitsSinceView,
} from '../question/open-question.ts';
import { riskView } from '../risk/risk-view.ts';
import { chainOfNetwork, confirmationsMinOf, unconfirmed } from './confirmations.ts';

const rolledBackBy = alias(staffUser, 'rolled_back_by');
const confirmationsBy = alias(staffUser, 'confirmations_by');

const columns = {
  deposit: getTableColumns(deposit),
  ...recordColumns,
  ratedAt: ratedAt(deposit),
  account: { accNo: account.accNo, balance: account.balance, frozen: account.frozen },
  screenshot: attachedColumns,
  rolledBackBy: { id: rolledBackBy.id, name: rolledBackBy.name },
  confirmationsBy: { id: confirmationsBy.id, name: confirmationsBy.name },
  question: openQuestionColumn(deposit),
  waitsSince: waitsSinceColumn(deposit),
};

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({ ...columns, ...(sorting && { cursor: sorting.cursor }) })
    .from(deposit)
    .innerJoin(client, eq(client.id, deposit.clientId))
    .innerJoin(account, eq(account.id, deposit.accountId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(file, eq(file.id, deposit.screenshotId))
    .leftJoin(maker, eq(maker.id, deposit.makerId))
    .leftJoin(checker, eq(checker.id, deposit.checkerId))
    .leftJoin(rolledBackBy, eq(rolledBackBy.id, deposit.rolledBackById))
    .leftJoin(confirmationsBy, eq(confirmationsBy.id, deposit.confirmationsById))
    .$dynamic();
}

export type DepositRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'>;

export const {
  find: findDepositRow,
  require: requireDepositRow,
  page: selectDepositRows,
} = scopedRows(deposit, selectRows);

export async function loadDepositRows(reader: Reader, ids: string[], sorting: Sorting) {
  if (ids.length === 0) return [];
  return selectRows(reader, sorting)
    .where(inArray(deposit.id, ids))
    .orderBy(...sorting.orderBy);
}

export const nextStatus = (from: Schemas.DepositStatus, action: DepositAction) =>
  statesAfter(depositStates, from, action)[0];

export function primaryAction(status: Schemas.DepositStatus): 'approve' | 'rollback' | undefined {
  if (nextStatus(status, 'approve') !== undefined) return 'approve';
  return nextStatus(status, 'rollback') === undefined ? undefined : 'rollback';
}

export const depositChange = changeOf('deposit');

export const statusName = (status: Schemas.DepositStatus, language: Language) =>
  codeLabel('deposit', 'status', status, language);

export function denialFor(
  action: DepositAction,
  row: DepositRow,
  approver: Approver,
): Problem | undefined {
  if (!can(approver.actor.permissions, 'approve', chainOf('deposit')))
    return new Problem('FORBIDDEN');
  const { status } = row.deposit;
  if (nextStatus(status, action) === undefined) {
    return wrongState(action, status, (language) => statusName(status, language));
  }
  const { deposit, account } = row;
  // Rejecting an own deposit credits no account, so it needs no second person.
  if (action === 'reject') return undefined;
  const missing = secondPersonMissing(depositAct(action, row), approver);
  if (missing !== undefined) return missing;
  if (action === 'approve') return unconfirmed(deposit);
  return shortOf(account, deposit.creditedAmount, deposit.accountCurrency);
}

export function depositAct(action: 'approve' | 'rollback', row: DepositRow): Act {
  const act = cashAct('deposit', action, { ...row.deposit, ...row.agent });
  return { ...act, ratedAt: row.ratedAt };
}

export function depositView(row: DepositRow, approver: Approver): Schemas.Deposit {
  const { deposit } = row;
  return {
    ...bookedFields(row, deposit),
    sub_type: deposit.subType,
    account_currency: deposit.accountCurrency,
    rate: formatRate(deposit.rate),
    rate_at: deposit.rateAt.toISOString(),
    credited_amount: formatMoney(deposit.creditedAmount, deposit.accountCurrency),
    payer_name: deposit.payerName,
    reference_no: deposit.referenceNo,
    txid: deposit.txid,
    network: deposit.network,
    chain: chainOfNetwork(deposit.network),
    address: deposit.address,
    confirmations: deposit.confirmations,
    confirmations_min: confirmationsMinOf(deposit),
    confirmations_by: row.confirmationsBy,
    confirmations_at: deposit.confirmationsAt?.toISOString() ?? null,
    screenshot: proofView(row.screenshot),
    rolled_back_by: row.rolledBackBy,
    rolled_back_at: deposit.rolledBackAt?.toISOString() ?? null,
    rollback_reason: deposit.rollbackReason,
    decision: reversibleDecision(
      (action) => denialFor(action, row, approver),
      primaryAction(deposit.status),
      (action) => depositAct(action, row),
      approver,
    ),
    ...riskView(deposit),
    asked: openQuestionView(row.question),
    ...waitsSinceView(row.waitsSince),
  };
}
