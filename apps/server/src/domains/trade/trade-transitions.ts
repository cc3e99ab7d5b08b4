import type { OrderAction } from '@brokerdesk/machines/records';
import type { Transaction } from '../../kernel/db/database.ts';
import { tradeEvent, tradeRecord } from '../../kernel/db/schema.ts';
import { batches, updateChanged } from '../../kernel/db/update-each.ts';
import { compare, type Decimal, minus, negate, plus } from '../../kernel/money/decimal.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { type Entry, postTransactions } from '../../platform/ledger/ledger.ts';
import { endWork } from '../../platform/work-item.ts';
import type { TradeRecord } from '../trade-terms/trade-terms.ts';
import { statusesAfter, tradeChange } from './trade-row.ts';

/** The user is null if a deadline makes the transition. */
export interface TransitionBy {
  actorId: string | null;
  at: Date;
}

/** One change of state: the record after it, the columns, its line of history, its money, and the audit entry. */
export type TradeTransition = ReturnType<typeof transition>;

interface Recorded {
  event: (typeof tradeEvent.$inferInsert)['action'];
  amount?: Decimal | null;
  note?: string | null;
  evidenceId?: string | null;
  entries?: Entry[];
  facts: Record<string, unknown>;
}

export function transition(
  record: TradeRecord,
  action: OrderAction,
  change: Partial<TradeRecord> & Pick<TradeRecord, 'status'>,
  { actorId, at }: TransitionBy,
  { event, amount = null, note = null, evidenceId = null, entries = [], facts }: Recorded,
) {
  if (!statusesAfter(record.kind, record.status, action).includes(change.status)) {
    throw new Error(`A trade record does not go from ${record.status} to ${change.status}.`);
  }
  const changed = { ...change, version: record.version + 1, updatedAt: at };
  const after: TradeRecord = { ...record, ...changed };
  const subject = { type: 'trade', id: record.id };
  // Payments come in parts, and a subscription is renewed often: each is identified by the version that it makes.
  const again = event === 'paid' || event === 'renewed';
  const kind = again ? `trade.${event}.${after.version}` : `trade.${event}`;
  const { version, status } = after;
  const audit: AuditEntry = {
    action: `trade.${event}`,
    subject,
    before: { status: record.status, version: record.version },
    after: { status, version, ...facts },
    at,
    changed: [tradeChange(after)],
  };
  return {
    after,
    changed,
    event: {
      tradeId: record.id,
      version,
      action: event,
      status,
      actorId,
      amount,
      note,
      evidenceId,
      at,
    },
    posting: entries.length === 0 ? null : { kind, reference: subject, actorId, entries, at },
    audit,
  };
}

/**
 * The caller writes the audit entries last, with the events of the returned accounts. More transitions than fit into
 * one statement must be ordered by account, so that two callers lock the accounts in the same order.
 */
export async function applyTransitions(
  tx: Transaction,
  transitions: readonly TradeTransition[],
): Promise<Change[]> {
  const accounts = new Map<string, Change>();
  for (const batch of batches(transitions)) {
    const moved = await postTransactions(
      tx,
      batch.flatMap(({ posting }) => posting ?? []),
    );
    for (const change of moved) accounts.set(change.id, change);
    await updateChanged(tx, tradeRecord, batch);
    await tx.insert(tradeEvent).values(batch.map(({ event }) => event));
  }
  return [...accounts.values()];
}

export async function applyTransition(
  tx: Transaction,
  transition: TradeTransition,
): Promise<AuditEntry> {
  const accounts = await applyTransitions(tx, [transition]);
  const { audit, after } = transition;
  const ended = await endWork(tx, { type: 'trade', id: after.id });
  return { ...audit, changed: [...audit.changed, ...accounts, ...ended] };
}

type Owner = Pick<TradeRecord, 'accountId' | 'currency'>;

const onAccount = (
  { accountId, currency }: Owner,
  bucket: 'available' | 'frozen',
  amount: Decimal,
): Entry => ({ accountId, currency, bucket, amount });

const moving = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ amount }) => compare(amount, '0') !== 0);

export function freezing(owner: Owner, amount: Decimal): Entry[] {
  return moving([
    onAccount(owner, 'available', negate(amount)),
    onAccount(owner, 'frozen', amount),
  ]);
}

export function unfreezing(owner: Owner, amount: Decimal): Entry[] {
  return freezing(owner, negate(amount));
}

export function charging(record: TradeRecord, cost: Decimal): Entry[] {
  const { currency, frozen } = record;
  return moving([
    onAccount(record, 'frozen', negate(frozen)),
    onAccount(record, 'available', minus(frozen, cost)),
    { firmAccount: record.kind === 'subscribe' ? 'fee' : 'market', amount: cost, currency },
  ]);
}

export function payingOut(record: TradeRecord): Entry[] {
  if (record.kind === 'subscribe') return [];
  const { accountId, currency, paid, fee } = record;
  const profit = record.profit ?? '0';
  return moving([
    { firmAccount: 'market', amount: negate(plus(paid, profit)), currency },
    { firmAccount: 'fee', amount: fee, currency },
    onAccount(record, 'available', paid),
    { accountId, currency, bucket: 'available', amount: minus(profit, fee), running: 'profit' },
  ]);
}

export function correcting(
  record: TradeRecord,
  wanted: { profit: Decimal; fee: Decimal },
): Entry[] {
  if (record.kind === 'subscribe') return [];
  const { accountId, currency } = record;
  const profit = minus(wanted.profit, record.profit ?? '0');
  const fee = minus(wanted.fee, record.fee);
  return moving([
    { firmAccount: 'market', amount: negate(profit), currency },
    { firmAccount: 'fee', amount: fee, currency },
    { accountId, currency, bucket: 'available', amount: minus(profit, fee), running: 'profit' },
  ]);
}
