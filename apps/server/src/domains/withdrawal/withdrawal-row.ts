import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { account, client, file, signature, staffUser, withdrawal } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { findPageIds } from '../../kernel/lists/page-ids.ts';
import type { Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor, ScopedActor } from '../../platform/actor.ts';
import { agent, agentColumns, clientRefColumns, leader } from '../client/client-ref.ts';
import { clientScope } from '../client/client-scope.ts';

const maker = alias(staffUser, 'maker');
const checker = alias(staffUser, 'checker');
const rolledBackBy = alias(staffUser, 'rolled_back_by');
const sentBy = alias(staffUser, 'sent_by');
const paidBy = alias(staffUser, 'paid_by');

const columns = {
  withdrawal: getTableColumns(withdrawal),
  client: clientRefColumns,
  agent: agentColumns,
  account: { accNo: account.accNo },
  maker: { id: maker.id, name: maker.name },
  checker: { id: checker.id, name: checker.name },
  rolledBackBy: { id: rolledBackBy.id, name: rolledBackBy.name },
  sentBy: { id: sentBy.id, name: sentBy.name },
  paidBy: { id: paidBy.id, name: paidBy.name },
  receipt: { id: file.id, sha256: file.sha256, contentType: file.contentType, size: file.size },
  /** Whether two independent people signed the approval: without a signature it counts as approved alone. */
  approvedByTwo: sql<boolean>`exists (
    select 1 from ${signature} where ${signature.subjectType} = 'withdrawal'
      and ${signature.subjectId} = ${withdrawal.id}::text
      and ${signature.limit} = 'withdrawal' and not ${signature.alone})`,
};

/** Withdrawals with all that is shown of them, in one query. */
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

/** One page or batch, and the cursor of its last row. */
export async function selectWithdrawalRows(
  reader: Reader,
  slice: Slice,
): Promise<{ rows: WithdrawalRow[]; cursor: string[] | undefined }> {
  const ids = await findPageIds(reader, withdrawal, slice);
  if (ids.length === 0) return { rows: [], cursor: undefined };
  const rows = await selectRows(reader, slice.sorting)
    .where(inArray(withdrawal.id, ids))
    .orderBy(...slice.sorting.orderBy);
  return { rows, cursor: rows.at(-1)?.cursor };
}

/** The withdrawal that fits, where its client is in the person's scope. */
export async function findWithdrawalRow(
  reader: Reader,
  actor: ScopedActor,
  which: SQL,
): Promise<WithdrawalRow | undefined> {
  const [row] = await selectRows(reader).where(and(which, clientScope(actor)));
  return row;
}

/** A withdrawal of a client in the person's scope. NOT_FOUND also for one outside of it. */
export async function requireWithdrawalRow(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<WithdrawalRow> {
  const row = await findWithdrawalRow(reader, actor, eq(withdrawal.id, id));
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}
