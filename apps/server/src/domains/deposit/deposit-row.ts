import { type DepositAction, depositStates, statesAfter } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { account, client, deposit, file, staffUser } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import { changeOf } from '../../platform/changes.ts';
import { agent, leader } from '../client-access/client-ref.ts';
import { checker, maker, recordColumns, scopedRows } from '../client-access/client-scope.ts';
import { ratedAt } from '../currency/find-rate.ts';
import { attachedColumns } from '../file/attached-file.ts';
import { openQuestionColumn, waitsSinceColumn } from '../question/open-question.ts';

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
