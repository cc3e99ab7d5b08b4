import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../kernel/db/database.ts';
import { attempt } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { networkOf } from '../../platform/network-of.ts';

export const attemptWindowMs = 15 * 60 * 1000;
const attemptsMax = {
  /** Wide: filling it from many networks locks out people whose device is not known yet. */
  account: 50,
  account_from: 5,
  device: 5,
  password: 5,
  mfa: 5,
  address: 20,
  bind: 30,
  email: 5,
  email_code: 5,
  captcha: 600,
  refresh: 100,
  service_from: 5,
  service_address: 20,
};

type AttemptKind = keyof typeof attemptsMax;
type AddressKind = 'address' | 'captcha' | 'refresh' | 'service_address';
type FromKind = 'account_from' | 'service_from';

export type AttemptSubject =
  | { kind: Exclude<AttemptKind, AddressKind | FromKind>; who: string }
  | { kind: AddressKind; ip: string }
  | { kind: FromKind; who: string; ip: string };

/**
 * Counts an attempt against each subject before it is made, so that attempts that come together cannot all pass.
 * Throws TOO_MANY_ATTEMPTS, uncounted.
 */
export async function countAttempt(db: Database, subjects: AttemptSubject[]): Promise<string[]> {
  const counted = await db
    .insert(attempt)
    .values(subjects.map((subject) => ({ subject: nameOf(subject), at: new Date() })))
    .returning({ id: attempt.id });
  const ids = counted.map(({ id }) => id);
  const waits = await Promise.all(subjects.map((subject) => waitFor(db, subject)));
  const retryAfter = Math.max(...waits);
  if (retryAfter === 0) return ids;
  await db.delete(attempt).where(inArray(attempt.id, ids));
  throw new Problem('TOO_MANY_ATTEMPTS', { retryAfter });
}

export async function clearAttempts(
  tx: Transaction,
  counted: string[],
  subject?: AttemptSubject,
): Promise<void> {
  const before = subject && eq(attempt.subject, nameOf(subject));
  await tx.delete(attempt).where(or(inArray(attempt.id, counted), before));
}

/** Seconds until the subject may try again; 0 if it may now, with the attempt just counted. */
async function waitFor(db: Reader, subject: AttemptSubject): Promise<number> {
  const windowStart = new Date(Date.now() - attemptWindowMs);
  const [decisive] = await db
    .select({ at: attempt.at })
    .from(attempt)
    .where(and(eq(attempt.subject, nameOf(subject)), gt(attempt.at, windowStart)))
    .orderBy(desc(attempt.at))
    .offset(attemptsMax[subject.kind])
    .limit(1);
  if (decisive === undefined) return 0;
  return Math.max(1, Math.ceil((decisive.at.getTime() - windowStart.getTime()) / 1000));
}

function nameOf(subject: AttemptSubject): string {
  const network = 'ip' in subject ? [networkOf(subject.ip)] : [];
  const who = 'who' in subject ? [subject.who] : [];
  // The network first: it has no blanks, and what is typed for a name may have some.
  return `${subject.kind}:${[...network, ...who].join(' ')}`;
}
