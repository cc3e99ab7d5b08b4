import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { savingDay, savingHolding } from '../../kernel/db/schema.ts';
import { batches } from '../../kernel/db/update-each.ts';
import { compare, type Decimal, minus, negate, plus } from '../../kernel/money/decimal.ts';
import { runEachDue } from '../../kernel/run-each.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { changeOf } from '../../platform/changes.ts';
import { type Entry, type Posting, postTransactions } from '../../platform/ledger/ledger.ts';
import { dateOf, readTimeZone } from '../../platform/time-zone.ts';
import { dateAfter, daysEarned, interestAfter, paysOn } from './saving-terms.ts';

export type SavingHolding = typeof savingHolding.$inferSelect;
type SavingDay = typeof savingDay.$inferSelect;

export const savingChange = changeOf('saving_holding');

interface AccrualBy {
  today: string;
  at: Date;
  makeId?: () => string;
}

/**
 * Accrues each day that has ended and was not accrued, pays what is due on it, and completes the holding at its
 * maturity. The holding is locked. The caller writes the audit entry, which is null if no day was due.
 */
export async function accrueInterest(
  tx: Transaction,
  holding: SavingHolding,
  { today, at, makeId = newId }: AccrualBy,
) {
  const days = daysDue(holding, today, makeId);
  const last = days.at(-1);
  if (last === undefined) return { after: holding, audit: null };
  const matures = last.day === holding.termDays;
  const sum = (of: 'interest' | 'paid') => days.reduce((all, day) => plus(all, day[of]), '0');
  const figures = {
    accruedDays: last.day,
    accrued: plus(holding.accrued, sum('interest')),
    paid: plus(holding.paid, sum('paid')),
  };
  const ended = { status: 'completed', exit: 'matured', closedOn: last.date } as const;
  for (const batch of batches(days)) await tx.insert(savingDay).values(batch);
  const after = await store(tx, holding, { ...figures, ...(matures && ended), updatedAt: at });
  const postings: Posting[] = days.map((day) => ({
    kind: 'saving.interest',
    reference: { type: 'saving_day', id: day.id },
    actorId: null,
    entries: interestOfDay(holding, day),
    at,
  }));
  if (matures) {
    postings.push({
      kind: 'saving.matured',
      reference: { type: 'saving', id: holding.id },
      actorId: null,
      entries: closing(holding, { interest: '0', forfeited: '0' }),
      at,
    });
  }
  const moving = postings.filter(({ entries }) => entries.length > 0);
  const accounts = await postTransactions(tx, moving);
  const audit: AuditEntry = {
    action: matures ? 'saving_holding.matured' : 'saving_holding.accrued',
    subject: { type: 'saving_holding', id: holding.id },
    before: factsOf(holding),
    after: { ...factsOf(after), until: last.date },
    at,
    changed: [savingChange(after), ...accounts],
  };
  return { after, audit };
}

function factsOf({ status, accruedDays, accrued, paid, currency }: SavingHolding) {
  const money = (amount: Decimal) => `${amount} ${currency}`;
  return { status, accrued_days: accruedDays, accrued: money(accrued), paid: money(paid) };
}

function daysDue(holding: SavingHolding, today: string, makeId: () => string): SavingDay[] {
  const { id, principal, rate, openedOn, accruedDays } = holding;
  const count = Math.max(0, daysEarned(holding, today) - accruedDays);
  let { accrued, paid } = holding;
  return Array.from({ length: count }, (_, at): SavingDay => {
    const day = accruedDays + at + 1;
    const until = interestAfter(holding, day);
    const due = paysOn(holding, day) ? minus(until, paid) : '0';
    const interest = minus(until, accrued);
    accrued = until;
    paid = plus(paid, due);
    const date = dateAfter(openedOn, day);
    return { id: makeId(), holdingId: id, day, date, principal, rate, interest, paid: due };
  });
}

export async function store(
  tx: Transaction,
  { id, version }: SavingHolding,
  set: Partial<SavingHolding>,
): Promise<SavingHolding> {
  const [after] = await tx
    .update(savingHolding)
    .set({ ...set, version: version + 1 })
    .where(and(eq(savingHolding.id, id), eq(savingHolding.version, version)))
    .returning();
  if (after === undefined) throw new Error('A holding is locked before it is changed.');
  return after;
}

/**
 * Accrues the interest that is due on each holding, and returns their number. The lock and the unique day prevent a second
 * accrual by another replica. Throws as `runEachDue` does.
 */
export async function accrueSavings(db: Database, now: Date): Promise<number> {
  const today = dateOf(now, await readTimeZone(db));
  const { openedOn, accruedDays, maturesOn, status } = savingHolding;
  const due = and(
    eq(status, 'holding'),
    sql`${openedOn} + ${accruedDays} < least(${today}::date, coalesce(${maturesOn}, ${today}::date))`,
  );
  const which = { due, orderBy: [savingHolding.createdAt, savingHolding.id] };
  const accrued = await runEachDue(db, savingHolding, which, async (tx, holding) => {
    const { audit } = await accrueInterest(tx, holding, { today, at: now });
    if (audit !== null) await writeAudit(tx, null, audit);
    return audit;
  });
  return accrued.length;
}

interface Holding {
  accountId: string;
  currency: string;
  principal: Decimal;
}

const moving = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ amount }) => compare(amount, '0') !== 0);

const onAccount = ({ accountId, currency }: Holding, amount: Decimal): Entry => ({
  ...{ accountId, currency, amount },
  bucket: 'available',
});

/** The firm owes the client what it takes from the account. */
export function opening(holding: Holding): Entry[] {
  const { principal, currency } = holding;
  return [
    onAccount(holding, negate(principal)),
    { firmAccount: 'saving', amount: principal, currency },
  ];
}

/** Interest is the firm's expense, and is owed to the client until it is paid out. */
function interestOfDay(
  holding: Holding,
  { interest, paid }: { interest: Decimal; paid: Decimal },
): Entry[] {
  const { currency } = holding;
  return moving([
    { firmAccount: 'saving_interest', amount: negate(interest), currency },
    { firmAccount: 'saving', amount: minus(interest, paid), currency },
    onAccount(holding, paid),
  ]);
}

/** Principal and unpaid interest go to the account; what is forfeited goes back to the firm. */
export function closing(
  holding: Holding,
  { interest, forfeited }: { interest: Decimal; forfeited: Decimal },
): Entry[] {
  const { principal, currency } = holding;
  const out = plus(principal, interest);
  return moving([
    { firmAccount: 'saving', amount: negate(plus(out, forfeited)), currency },
    { firmAccount: 'saving_interest', amount: forfeited, currency },
    onAccount(holding, out),
  ]);
}
