import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type Decimal, moneyText, negate } from '../../kernel/money/decimal.ts';
import type { Change } from '../changes.ts';

/** `clearing` is external money, `saving` liabilities to savers, `saving_interest` their cost. */
type FirmAccount =
  | 'clearing'
  | 'exchange'
  | 'market'
  | 'fee'
  | 'saving'
  | 'saving_interest'
  | 'loan'
  | 'interest'
  | 'fine'
  | 'compensation'
  | 'bonus';

type RunningTotal =
  | 'deposit'
  | 'withdrawal'
  | 'profit'
  | 'compensation'
  | 'bonus'
  | 'loan'
  | 'outstanding';

interface ClientEntry {
  accountId: string;
  bucket: 'available' | 'frozen';
  amount: Decimal;
  currency: string;
  running?: RunningTotal;
  /** Counted in these columns by amounts of their own: what is paid out counts up. */
  counted?: Readonly<Partial<Record<RunningTotal, Decimal>>>;
}

interface FirmEntry {
  firmAccount: FirmAccount;
  amount: Decimal;
  currency: string;
}

export type Entry = ClientEntry | FirmEntry;

export interface Posting {
  /** `deposit.approved`, once for each reference. */
  kind: string;
  reference: { type: string; id: string };
  actorId: string | null;
  entries: readonly Entry[];
  at?: Date;
}

/**
 * Only way to change a balance: locks the accounts in the order of their ids, which avoids deadlocks. Call it after
 * locking the record and before writing the audit entry, which contains the returned events; throws INSUFFICIENT_FUNDS.
 */
export function postTransaction(tx: Transaction, posting: Posting): Promise<Change[]> {
  return postTransactions(tx, [posting]);
}

export async function postTransactions(
  tx: Transaction,
  postings: readonly Posting[],
): Promise<Change[]> {
  if (postings.length === 0) return [];
  const written = JSON.stringify(postings.map(postingRow));
  const moved = await rowsOf<Moved | Refused>(
    tx,
    sql`select id, version, client_id, refused from post_transactions(${written}::jsonb) order by id`,
  );
  return moved.map((row) => {
    if (row.refused !== null) throw insufficientFunds(row.refused);
    return { topic: 'account', id: row.id, version: row.version, clientId: row.client_id };
  });
}

interface Moved {
  id: string;
  version: number;
  client_id: string;
  refused: null;
}

interface Refused {
  refused: { currency: string; available: Decimal; needed: Decimal };
}

export function insufficientFunds({ currency, available, needed }: Refused['refused']): Problem {
  const values = {
    available: moneyText(available, currency),
    needed: moneyText(needed, currency),
  };
  return new Problem('INSUFFICIENT_FUNDS', { values });
}

function postingRow({ kind, reference, actorId, entries, at = new Date() }: Posting) {
  return {
    id: newId(),
    kind,
    reference_type: reference.type,
    reference_id: reference.id,
    actor_id: actorId,
    at,
    entries: entries.map(entryRow),
  };
}

function entryRow(entry: Entry) {
  const { amount, currency } = entry;
  if (!isClientEntry(entry)) return { firm_account: entry.firmAccount, amount, currency };
  const { accountId, bucket, running, counted } = entry;
  const totals = running === undefined ? counted : { [running]: amount, ...counted };
  return { account_id: accountId, bucket, amount, currency, ...totals };
}

function isClientEntry(entry: Entry): entry is ClientEntry {
  return 'accountId' in entry;
}

export function reversed(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    amount: negate(entry.amount),
    ...(isClientEntry(entry) &&
      entry.counted && {
        counted: Object.fromEntries(
          countedBy(entry).map(([total, amount]) => [total, negate(amount)]),
        ),
      }),
  }));
}

function countedBy({ counted = {} }: ClientEntry): [RunningTotal, Decimal][] {
  // Its keys are those of its type: it is always written as a literal.
  return Object.entries(counted) as [RunningTotal, Decimal][];
}
