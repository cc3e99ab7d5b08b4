import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { account, ledgerEntry, ledgerTransaction } from '../db/schema.ts';
import { Problem } from '../http/problem.ts';
import {
  compare,
  type Decimal,
  fitsCurrency,
  formatMoney,
  minus,
  negate,
  plus,
} from './decimal.ts';

/** The house's side of a movement: money that came from outside, and money changed between currencies. */
type HouseAccount = 'clearing' | 'exchange';

/** The columns of an account that count what happened so far, of one kind. */
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
  /** Counted in this column as well. */
  running?: RunningTotal;
}

interface HouseEntry {
  house: HouseAccount;
  amount: Decimal;
  currency: string;
}

export type Entry = ClientEntry | HouseEntry;

export interface Posting {
  /** Domain, dot, what happened: `deposit.approved`. Once for each reference. */
  kind: string;
  reference: { type: string; id: string };
  /** Null where no member of staff acted. */
  actorId: string | null;
  entries: readonly Entry[];
  at?: Date;
}

type AccountRow = typeof account.$inferSelect;

/**
 * Moves money: the only function that changes a balance. Locks the touched accounts in the order of
 * their ids, so that two postings cannot wait for each other. Call it after the record that it is
 * about is locked, and before the audit entry is written.
 *
 * Throws INSUFFICIENT_FUNDS where the money available on an account, or frozen on it, would fall
 * below zero, and an error where the entries do not sum to zero in each currency or have more
 * digits than theirs.
 */
export async function postTransaction(tx: Transaction, posting: Posting): Promise<void> {
  refuseUnbalanced(posting.entries);
  const clientEntries = posting.entries.filter(isClientEntry);
  const at = posting.at ?? new Date();
  const touched = await lockAccounts(
    tx,
    clientEntries.map((entry) => entry.accountId),
  );

  const [transaction] = await tx
    .insert(ledgerTransaction)
    .values({
      kind: posting.kind,
      referenceType: posting.reference.type,
      referenceId: posting.reference.id,
      actorId: posting.actorId,
      createdAt: at,
    })
    .returning({ id: ledgerTransaction.id });
  if (transaction === undefined) throw new Error('The ledger took no transaction.');
  await tx
    .insert(ledgerEntry)
    .values(posting.entries.map((entry) => entryRow(entry, transaction.id, at)));

  for (const row of touched) {
    const mine = clientEntries.filter((entry) => entry.accountId === row.id);
    await tx
      .update(account)
      .set({ ...applyEntries(row, mine), updatedAt: at, version: sql`${account.version} + 1` })
      .where(eq(account.id, row.id));
  }
}

function isClientEntry(entry: Entry): entry is ClientEntry {
  return 'accountId' in entry;
}

function refuseUnbalanced(entries: readonly Entry[]): void {
  const sums = new Map<string, Decimal>();
  for (const { currency, amount } of entries) {
    if (!fitsCurrency(amount, currency)) {
      throw new Error(`${amount} has more digits than ${currency} can hold: round it first.`);
    }
    sums.set(currency, plus(sums.get(currency) ?? '0', amount));
  }
  for (const [currency, sum] of sums) {
    if (compare(sum, '0') !== 0) {
      throw new Error(`Entries must sum to zero in each currency; ${currency} sums to ${sum}.`);
    }
  }
}

async function lockAccounts(tx: Transaction, ids: readonly string[]): Promise<AccountRow[]> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return [];
  const rows = await tx
    .select()
    .from(account)
    .where(inArray(account.id, distinct))
    .orderBy(asc(account.id))
    .for('update');
  if (rows.length !== distinct.length) {
    throw new Error('An entry names an account that does not exist.');
  }
  return rows;
}

function entryRow(
  entry: Entry,
  transactionId: string,
  createdAt: Date,
): typeof ledgerEntry.$inferInsert {
  const { amount, currency } = entry;
  return isClientEntry(entry)
    ? {
        transactionId,
        createdAt,
        amount,
        currency,
        accountId: entry.accountId,
        bucket: entry.bucket,
      }
    : { transactionId, createdAt, amount, currency, house: entry.house };
}

type Change = Pick<AccountRow, 'balance' | 'frozen' | RunningTotal>;

/** The account's figures after its entries. */
function applyEntries(row: AccountRow, entries: readonly ClientEntry[]): Change {
  const { balance, frozen, deposit, withdrawal, profit, compensation, bonus, loan, outstanding } =
    row;
  const next: Change = {
    balance,
    frozen,
    deposit,
    withdrawal,
    profit,
    compensation,
    bonus,
    loan,
    outstanding,
  };
  for (const entry of entries) {
    if (entry.currency !== row.currency) {
      throw new Error(`Account ${row.accNo} holds ${row.currency}, not ${entry.currency}.`);
    }
    next.balance = plus(next.balance, entry.amount);
    if (entry.bucket === 'frozen') next.frozen = plus(next.frozen, entry.amount);
    if (entry.running !== undefined) {
      next[entry.running] = plus(next[entry.running], entry.amount);
    }
  }
  refuseOverdraft(row, next);
  return next;
}

function refuseOverdraft(row: AccountRow, next: Change): void {
  const availableBefore = minus(row.balance, row.frozen);
  const availableAfter = minus(next.balance, next.frozen);
  if (compare(availableAfter, '0') < 0) {
    throw new Problem('INSUFFICIENT_FUNDS', {
      values: {
        available: `${formatMoney(availableBefore, row.currency)} ${row.currency}`,
        needed: `${formatMoney(minus(availableBefore, availableAfter), row.currency)} ${row.currency}`,
      },
    });
  }
  if (compare(next.frozen, '0') < 0) {
    throw new Problem('INSUFFICIENT_FUNDS', {
      values: {
        available: `${formatMoney(row.frozen, row.currency)} ${row.currency}`,
        needed: `${formatMoney(minus(row.frozen, next.frozen), row.currency)} ${row.currency}`,
      },
    });
  }
}

/** The entries that undo `entries`. */
export function reversed(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, amount: negate(entry.amount) }));
}
