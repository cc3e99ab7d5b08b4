import type { Action, Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  amendment,
  cryptoAddress,
  dataException,
  deposit,
  kyc,
  overdrawn,
  proposal,
  tradeRecord,
  withdrawal,
} from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import {
  waitsForAllocation,
  waitsForAllocationSince,
} from '../allocation/list-allocated-products.ts';
import { resourceOf } from '../product/order-kinds.ts';
import { inPhase, pausedUntil, type QuestionedTable } from '../question/open-question.ts';
import { type StaffPhase, waitsForStaff, waitsForStaffSince } from '../trade/trade-row.ts';

export interface Queue {
  type: Schemas.WorkType;
  resource?: Resource;
  action?: Action;
  of?: SQL | undefined;
  waiting: SQL | undefined;
  /** Clients are asked about them: those are not in the queue, and their time stands still. */
  questioned?: QuestionedTable;
  since: PgColumn | SQL;
  decidedAt?: PgColumn;
  reversed?: SQL | undefined;
  makerId?: PgColumn;
  target: keyof Schemas.QueueTargets;
}

const isAmended = (
  kind: Schemas.AmendableKind,
  { id, checkedAt }: Record<'id' | 'checkedAt', PgColumn>,
): SQL => sql`exists (select from ${amendment} where ${amendment.kind} = ${kind}
  and ${amendment.targetId} = ${id} and ${amendment.status} = 'applied'
  and ${amendment.checkedAt} > ${checkedAt})`;

const pending = (table: typeof deposit | typeof withdrawal | typeof overdrawn) => ({
  waiting: eq(table.status, 'pending'),
  ...{ since: table.createdAt, decidedAt: table.checkedAt, makerId: table.makerId },
});

const credits = (kind: 'loan' | 'compensation' | 'bonus'): Queue => ({
  ...{ type: 'overdrawn', target: kind, ...pending(overdrawn) },
  resource: kind === 'loan' ? 'loan' : 'compensation',
  of: eq(overdrawn.subType, kind),
});

const orders = (phase: StaffPhase): Queue => ({
  ...{ type: 'trade', action: 'settle', target: phase === 'review' ? 'order' : phase },
  ...{ waiting: waitsForStaff(phase), since: waitsForStaffSince },
});

const queues: Readonly<Record<Schemas.WorkQueue, Queue>> = {
  kyc: {
    ...{ type: 'kyc', target: 'kyc', waiting: eq(kyc.status, 'pending'), questioned: kyc },
    ...{ since: kyc.madeAt, decidedAt: kyc.checkedAt, makerId: kyc.makerId },
  },
  deposit: {
    ...{ type: 'deposit', target: 'deposit', ...pending(deposit), questioned: deposit },
    reversed: or(eq(deposit.status, 'rolled_back'), isAmended('deposit', deposit)),
  },
  withdrawal: {
    ...{ type: 'withdrawal', target: 'withdrawal', ...pending(withdrawal), questioned: withdrawal },
    reversed: or(eq(withdrawal.status, 'rolled_back'), isAmended('withdrawal', withdrawal)),
  },
  payout: {
    ...{ type: 'withdrawal', target: 'withdrawal', waiting: eq(withdrawal.payout, 'to_send') },
    ...{ since: withdrawal.checkedAt, decidedAt: withdrawal.sentAt },
  },
  loan: credits('loan'),
  compensation: credits('compensation'),
  bonus: credits('bonus'),
  order: {
    ...{ ...orders('review'), action: 'approve', since: tradeRecord.createdAt },
    ...{ decidedAt: tradeRecord.checkedAt, makerId: tradeRecord.makerId },
    reversed: isAmended('trade', tradeRecord),
  },
  payment_due: orders('payment_due'),
  awaiting_settlement: orders('awaiting_settlement'),
  matured: orders('matured'),
  amendment: {
    ...{ type: 'amendment', target: 'approval', waiting: eq(amendment.status, 'pending') },
    ...{ since: amendment.createdAt, decidedAt: amendment.checkedAt, makerId: amendment.makerId },
  },
  crypto_address: {
    ...{ type: 'crypto_address', target: 'approval' },
    ...{ waiting: eq(cryptoAddress.status, 'pending'), since: cryptoAddress.madeAt },
    ...{ decidedAt: cryptoAddress.checkedAt, makerId: cryptoAddress.makerId },
  },
  approval: {
    ...{ type: 'proposal', target: 'approval', waiting: eq(proposal.status, 'pending') },
    ...{ since: proposal.createdAt, decidedAt: proposal.checkedAt, makerId: proposal.makerId },
    // Withdrawn and lapsed ones were not decided.
    of: inArray(proposal.status, ['pending', 'applied', 'rejected']),
  },
  allocation: {
    ...{ type: 'allocation', action: 'assign', target: 'order' },
    ...{ waiting: waitsForAllocation, since: waitsForAllocationSince },
  },
  exception: {
    ...{ type: 'dataException', target: 'exception', waiting: eq(dataException.status, 'open') },
    ...{ since: dataException.firstSeenAt, decidedAt: dataException.resolvedAt },
    reversed: gte(dataException.reopenedAt, dataException.resolvedAt),
  },
};

/** Throws VALIDATION for a queue of orders without their kind, and for any other with one. */
export function queueOf(name: Schemas.WorkQueue, kind?: Schemas.TradeKind): Queue {
  const queue = queues[name];
  if ((queue.type === 'trade') !== (kind !== undefined)) {
    const code = kind === undefined ? 'FIELD_REQUIRED' : 'FIELD_INVALID';
    throw new Problem('VALIDATION', { errors: [{ field: 'kind', code }] });
  }
  if (kind === undefined) return queue;
  return { ...queue, of: eq(tradeRecord.kind, kind), resource: resourceOf[kind] };
}

export const allQueues = (): (Queue & { name: Schemas.WorkQueue })[] =>
  // The keys of a record that is written out are exactly the keys of its type.
  (Object.entries(queues) as [Schemas.WorkQueue, Queue][]).map(([name, queue]) => ({
    name,
    ...queue,
  }));

export const isQueued = ({ waiting, questioned, of }: Queue): SQL | undefined =>
  and(waiting, questioned && inPhase(questioned, 'review'), of);

export const countsSince = ({ since, questioned }: Queue, at: SQLWrapper): SQL =>
  questioned === undefined ? sql`${since}` : sql`(${since} + ${pausedUntil(questioned, at)})`;
