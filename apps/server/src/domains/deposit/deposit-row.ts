import { type DepositAction, depositStates, statesAfter } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { account, client, deposit, file, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { findPageIds } from '../../kernel/lists/page-ids.ts';
import type { Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor, ScopedActor } from '../../platform/actor.ts';
import type { Change } from '../../platform/changes.ts';
import { agent, agentColumns, clientRefColumns, leader } from '../client/client-ref.ts';
import { clientScope } from '../client/client-scope.ts';

const maker = alias(staffUser, 'maker');
const checker = alias(staffUser, 'checker');
const rolledBackBy = alias(staffUser, 'rolled_back_by');
const confirmationsBy = alias(staffUser, 'confirmations_by');

const columns = {
  deposit: getTableColumns(deposit),
  client: clientRefColumns,
  agent: agentColumns,
  account: { accNo: account.accNo, balance: account.balance, frozen: account.frozen },
  screenshot: { id: file.id, sha256: file.sha256, contentType: file.contentType, size: file.size },
  maker: { id: maker.id, name: maker.name },
  checker: { id: checker.id, name: checker.name },
  rolledBackBy: { id: rolledBackBy.id, name: rolledBackBy.name },
  confirmationsBy: { id: confirmationsBy.id, name: confirmationsBy.name },
};

/** Deposits with all that is shown of them, in one query. */
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

/** One page or batch, and the cursor of its last row. */
export async function selectDepositRows(
  reader: Reader,
  slice: Slice,
): Promise<{ rows: DepositRow[]; cursor: string[] | undefined }> {
  // First which ones, then what they are: rows that are skipped are not looked at. In one query,
  // PostgreSQL joins every deposit with everything before it looks which ones are meant: so many
  // tables are more than it weighs against each other.
  const found = await loadDepositRows(
    reader,
    await findPageIds(reader, deposit, slice),
    slice.sorting,
  );
  return { rows: found, cursor: found.at(-1)?.cursor };
}

/** These deposits, in that order. */
export async function loadDepositRows(reader: Reader, ids: string[], sorting: Sorting) {
  if (ids.length === 0) return [];
  return selectRows(reader, sorting)
    .where(inArray(deposit.id, ids))
    .orderBy(...sorting.orderBy);
}

/** The deposit that fits, where its client is in the person's scope. */
export async function findDepositRow(
  reader: Reader,
  actor: ScopedActor,
  which: SQL,
): Promise<DepositRow | undefined> {
  const [row] = await selectRows(reader).where(and(which, clientScope(actor)));
  return row;
}

/** A deposit of a client in the person's scope. NOT_FOUND also for one outside of it. */
export async function requireDepositRow(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<DepositRow> {
  const row = await findDepositRow(reader, actor, eq(deposit.id, id));
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}

export type { DepositAction } from '@brokerdesk/machines/records';

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  from: Schemas.DepositStatus,
  action: DepositAction,
): Schemas.DepositStatus | undefined {
  return statesAfter(depositStates, from, action)[0];
}

/** The action that moves money out of this state: the one that a reviewer thinks about. */
export function primaryAction(status: Schemas.DepositStatus): 'approve' | 'rollback' | undefined {
  if (nextStatus(status, 'approve') !== undefined) return 'approve';
  return nextStatus(status, 'rollback') === undefined ? undefined : 'rollback';
}

/** The event sent for a deposit that was made or decided. */
export function depositChange({
  id,
  version,
  clientId,
}: Pick<typeof deposit.$inferSelect, 'id' | 'version' | 'clientId'>): Change {
  return { topic: 'deposit', id, version, clientId };
}
