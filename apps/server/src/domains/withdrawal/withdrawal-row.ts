import { statesAfter, type WithdrawalAction, withdrawalStates } from '@brokerdesk/machines/records';
import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import {
  account,
  auditLog,
  client,
  file,
  signature,
  staffUser,
  withdrawal,
} from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { changeOf } from '../../platform/changes.ts';
import { maskCard, maskPhone } from '../../platform/mask.ts';
import { type Approver, secondPersonMissing } from '../approval/approver.ts';
import { cashAct, wrongState } from '../approval/record-decision.ts';
import { agent, leader } from '../client-access/client-ref.ts';
import { checker, maker, recordColumns, scopedRows } from '../client-access/client-scope.ts';
import { ratedAt } from '../currency/find-rate.ts';
import { attachedColumns } from '../file/attached-file.ts';
import { openQuestionColumn, waitsSinceColumn } from '../question/open-question.ts';

const nextStatus = (from: Schemas.WithdrawalStatus, action: WithdrawalAction) =>
  statesAfter(withdrawalStates, from, action)[0];

export function primaryAction(
  status: Schemas.WithdrawalStatus,
): 'approve' | 'rollback' | undefined {
  if (nextStatus(status, 'approve') !== undefined) return 'approve';
  return nextStatus(status, 'rollback') === undefined ? undefined : 'rollback';
}

export const withdrawalChange = changeOf('withdrawal');

/** A blockchain address keeps its capitals, which can carry meaning; a memo distinguishes the customers of a wallet. */
export function destinationKey(destination: Destination): string {
  if (destination.kind === 'bank') {
    return `bank ${bare(destination.bank_name).toLowerCase()} ${bare(destination.acc_no).toLowerCase()}`;
  }
  const { coin, network, address, memo } = destination;
  return `crypto ${bare(coin).toUpperCase()} ${bare(network).toUpperCase()} ${bare(address)} ${bare(memo ?? '')}`;
}

function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '');
}

/** An address of a chain is public, and is not masked. */
export function maskedDestination(destination: Destination): Destination {
  if (destination.kind !== 'bank') return destination;
  const { acc_no: number, phone } = destination;
  return { ...destination, acc_no: maskCard(number), phone: phone && maskPhone(phone) };
}

const rolledBackBy = alias(staffUser, 'rolled_back_by');
const sentBy = alias(staffUser, 'sent_by');
const paidBy = alias(staffUser, 'paid_by');

export const inFile = 'withdrawal.in_payment_file';
export const released = 'withdrawal.released_from_file';

export interface PaymentFileMark {
  at: string;
  id: string;
  name: string;
  sha256: string;
}

const columns = {
  withdrawal: getTableColumns(withdrawal),
  ...recordColumns,
  ratedAt: ratedAt(withdrawal),
  account: { accNo: account.accNo },
  rolledBackBy: { id: rolledBackBy.id, name: rolledBackBy.name },
  sentBy: { id: sentBy.id, name: sentBy.name },
  paidBy: { id: paidBy.id, name: paidBy.name },
  receipt: attachedColumns,
  /** Whether two independent people signed the approval: without a signature it counts as approved alone. */
  approvedByTwo: sql<boolean>`exists (
    select 1 from ${signature} where ${signature.subjectType} = 'withdrawal'
      and ${signature.subjectId} = ${withdrawal.id}::text
      and ${signature.limit} = 'withdrawal' and not ${signature.alone})`,
  question: openQuestionColumn(withdrawal),
  waitsSince: waitsSinceColumn(withdrawal),
  paymentFile: sql<PaymentFileMark | null>`case when ${withdrawal.payout} is null then null else (
    select case when ${auditLog.action} = ${inFile} then jsonb_build_object('at', ${auditLog.at},
      'id', ${auditLog.actorId}, 'name', ${auditLog.actorName}, 'sha256', ${auditLog.after}->>'sha256') end
    from ${auditLog} where ${auditLog.subjectType} = 'withdrawal'
      and ${auditLog.subjectId} = ${withdrawal.id}::text
      and ${auditLog.action} in (${inFile}, ${released})
    order by ${auditLog.seq} desc limit 1) end`,
};

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({ ...columns, ...(sorting && { cursor: sorting.cursor }) })
    .from(withdrawal)
    .innerJoin(client, eq(client.id, withdrawal.clientId))
    .innerJoin(account, eq(account.id, withdrawal.accountId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(maker, eq(maker.id, withdrawal.makerId))
    .leftJoin(checker, eq(checker.id, withdrawal.checkerId))
    .leftJoin(rolledBackBy, eq(rolledBackBy.id, withdrawal.rolledBackById))
    .leftJoin(sentBy, eq(sentBy.id, withdrawal.sentById))
    .leftJoin(paidBy, eq(paidBy.id, withdrawal.paidById))
    .leftJoin(file, eq(file.id, withdrawal.payoutReceiptId))
    .$dynamic();
}

export type WithdrawalRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'>;

export const {
  find: findWithdrawalRow,
  require: requireWithdrawalRow,
  page: selectWithdrawalRows,
} = scopedRows(withdrawal, selectRows);

export const statusName = (status: Schemas.WithdrawalStatus, language: Language) =>
  codeLabel('withdrawal', 'status', status, language);
export const phaseName = (phase: Schemas.PayoutPhase, language: Language) =>
  codeLabel('withdrawal', 'payout', phase, language);

export function denialFor(
  action: WithdrawalAction,
  row: WithdrawalRow,
  approver: Approver,
): Problem | undefined {
  if (!can(approver.actor.permissions, 'approve', chainOf('withdrawal'))) {
    return new Problem('FORBIDDEN');
  }
  const { status } = row.withdrawal;
  if (nextStatus(status, action) === undefined) {
    return wrongState(action, status, (language) => statusName(status, language));
  }
  // Rejecting an own withdrawal moves no money out, so it needs no second person.
  if (action === 'reject') return undefined;
  // Counted nowhere: what left through a robot would never be missed.
  if (action === 'approve' && row.client.fake) return new Problem('ROBOT_NOT_PAID_OUT');
  return secondPersonMissing(withdrawalAct(action, row), approver);
}

export function withdrawalAct(action: 'approve' | 'rollback', row: WithdrawalRow): Act {
  const inFile = row.paymentFile !== null;
  const act = cashAct('withdrawal', action, { ...row.withdrawal, ...row.agent, inFile });
  return { ...act, ratedAt: row.ratedAt };
}
