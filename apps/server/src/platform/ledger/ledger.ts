import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { account, ledgerEntry, ledgerTransaction } from '../../kernel/db/schema.ts';
import { updateEach } from '../../kernel/db/update-each.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  fitsCurrency,
  minus,
  moneyInWords,
  negate,
  plus,
} from '../../kernel/money/decimal.ts';
import type { Change } from '../changes.ts';

/**
 * Accounts of the firm: external money (`clearing`), currency exchange, market investments, liabilities to savers
 * (`saving`) and their cost (`saving_interest`), income (`fee`, `interest`, `fine`), loans, and credits to clients.
 */
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
  /** Domain, dot, what happened: `deposit.approved`. Once for each reference. */
  kind: string;
  reference: { type: string; id: string };
  /** Null if no member of staff acted. */
  actorId: string | null;
  entries: readonly Entry[];
  at?: Date;
}

type AccountRow = typeof account.$inferSelect;

/**
 * Posts money: the only function that changes a balance. Locks the accounts in the order of their ids, which
 * avoids deadlocks. Call it after locking the record, and before writing the audit entry, which contains the
 * returned events.
 *
 * Throws INSUFFICIENT_FUNDS if the available or frozen balance of an account would fall below zero, and an
 * error if the entries do not sum to zero in each currency or have too many digits.
 */
export function postTransaction(tx: Transaction, posting: Posting): Promise<Change[]> {
  return postTransactions(tx, [posting]);
}

/** The same for several postings in their order, with as few statements as for one. */
export async function postTransactions(
  tx: Transaction,
  postings: readonly Posting[],
): Promise<Change[]> {
  if (postings.length === 0) return [];
  for (const { entries } of postings) refuseUnbalanced(entries);
  const dated = postings.map((posting) => ({ id: newId(), at: new Date(), ...posting }));
  const accounts = await lockAccounts(
    tx,
    postings.flatMap(({ entries }) =>
      entries.filter(isClientEntry).map((entry) => entry.accountId),
    ),
  );
  for (const { entries, at } of dated) applyPosting(accounts, entries, at);

  await tx.insert(ledgerTransaction).values(
    dated.map(({ id, kind, reference, actorId, at }) => ({
      id,
      kind,
      referenceType: reference.type,
      referenceId: reference.id,
      actorId,
      createdAt: at,
    })),
  );
  await tx
    .insert(ledgerEntry)
    .values(
      dated.flatMap(({ id, at, entries }) => entries.map((entry) => entryRow(entry, id, at))),
    );
  const moved = [...accounts.values()];
  await updateEach(tx, account, moved.map(figuresOf));
  return moved.map(({ id, version, clientId }) => ({ topic: 'account', id, version, clientId }));
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

async function lockAccounts(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, AccountRow>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(account)
    .where(inArray(account.id, distinct))
    .orderBy(asc(account.id))
    // Not `update`: a record that was just made holds its account by a foreign key, and two such
    // would wait for each other.
    .for('no key update');
  if (rows.length !== distinct.length) {
    throw new Error('An entry names an account that does not exist.');
  }
  return new Map(rows.map((row) => [row.id, row]));
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
    : { transactionId, createdAt, amount, currency, firmAccount: entry.firmAccount };
}

/** Puts the accounts as they stand after the posting in the place of those before it. */
function applyPosting(
  accounts: Map<string, AccountRow>,
  entries: readonly Entry[],
  at: Date,
): void {
  const mine = Map.groupBy(entries.filter(isClientEntry), (entry) => entry.accountId);
  for (const [id, moved] of mine) {
    const row = accounts.get(id);
    if (row === undefined) throw new Error('An account is locked before it is posted to.');
    accounts.set(id, { ...applyEntries(row, moved), updatedAt: at, version: row.version + 1 });
  }
}

function applyEntries(row: AccountRow, entries: readonly ClientEntry[]): AccountRow {
  const next = { ...row };
  for (const entry of entries) {
    if (entry.currency !== row.currency) {
      throw new Error(`Account ${row.accNo} holds ${row.currency}, not ${entry.currency}.`);
    }
    next.balance = plus(next.balance, entry.amount);
    if (entry.bucket === 'frozen') next.frozen = plus(next.frozen, entry.amount);
    if (entry.running !== undefined) {
      next[entry.running] = plus(next[entry.running], entry.amount);
    }
    for (const [total, amount] of countedBy(entry)) next[total] = plus(next[total], amount);
  }
  refuseOverdraft(row, next);
  return next;
}

function figuresOf(row: AccountRow) {
  const { clientId: _, accNo: __, currency: ___, createdAt: ____, ...figures } = row;
  return figures;
}

function refuseOverdraft(row: AccountRow, next: AccountRow): void {
  const availableBefore = minus(row.balance, row.frozen);
  const availableAfter = minus(next.balance, next.frozen);
  if (compare(availableAfter, '0') < 0) {
    throw new Problem('INSUFFICIENT_FUNDS', {
      values: {
        available: moneyInWords(availableBefore, row.currency),
        needed: moneyInWords(minus(availableBefore, availableAfter), row.currency),
      },
    });
  }
  if (compare(next.frozen, '0') < 0) {
    throw new Problem('INSUFFICIENT_FUNDS', {
      values: {
        available: moneyInWords(row.frozen, row.currency),
        needed: moneyInWords(minus(row.frozen, next.frozen), row.currency),
      },
    });
  }
}

/** The entries that undo `entries`. */
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
