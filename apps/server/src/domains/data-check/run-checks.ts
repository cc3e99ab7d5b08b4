import { eq, sql } from 'drizzle-orm';
import { type Reader, rowsOf, type Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { dataException, exceptionDay } from '../../kernel/db/schema.ts';
import { batches, updateEach } from '../../kernel/db/update-each.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { dateOf, readTimeZone } from '../../platform/time-zone.ts';
import { type Check, checks } from './checks.ts';
import { exceptionAudit, nextStatus, recurs } from './exception-audit.ts';

interface Finding {
  checkName: string;
  check: Check;
  subjectId: string;
  subjectName: string;
  clientId: string | null;
  expected: string;
  found: string;
}

interface QuestionRow {
  subject_id: string;
  subject_name: string;
  client_id: string | null;
  expected: string;
  found: string;
}

interface Asking {
  only?: string | undefined;
  signal?: AbortSignal | undefined;
}

async function askChecks(reader: Reader, { only, signal }: Asking = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [checkName, check] of Object.entries(checks)) {
    signal?.throwIfAborted();
    if (only !== undefined && checkName !== only) continue;
    const rows = await rowsOf<QuestionRow>(reader, check.question);
    for (const { subject_id: subjectId, subject_name: subjectName, client_id, ...values } of rows) {
      findings.push({ checkName, check, subjectId, subjectName, clientId: client_id, ...values });
    }
  }
  return findings;
}

type ExceptionRow = typeof dataException.$inferSelect;

export interface Run {
  at: Date;
  findings: Finding[];
  opened: number;
  reopened: number;
  gone: number;
}

interface RunOptions {
  at?: Date;
  makeId?: () => string;
  notify?: boolean;
  only?: string | undefined;
  signal?: AbortSignal;
}

/** Names the advisory lock; any number that nothing else in the database uses. */
export const checkLock = 7_316_204;

/**
 * Runs come one after the other, so that the second finds what the first has written. `makeId` is for a set that has to
 * be the same in every run.
 */
export async function runChecks(
  tx: Transaction,
  context: RequestContext | null,
  { at = new Date(), makeId = newId, notify = context !== null, only, signal }: RunOptions = {},
): Promise<Run> {
  await tx.execute(sql`select pg_advisory_xact_lock(${checkLock}::bigint)`);
  const findings = await askChecks(tx, { only, signal });
  // In one order, so that nothing waits crosswise; a person who resolves locks one of them.
  const known = await tx
    .select()
    .from(dataException)
    .where(when(only, (name) => eq(dataException.checkName, name)))
    .orderBy(dataException.id)
    .for('update');
  const byKey = new Map(known.map((row) => [keyOf(row), row]));
  const news: Transition[] = [];
  const seen: ExceptionRow[] = [];
  const found = new Set<string>();
  for (const finding of findings) {
    const key = keyOf({ ...finding, subjectType: finding.check.subject });
    found.add(key);
    const row = byKey.get(key);
    const transition =
      row === undefined ? firstSeen(finding, at, makeId()) : seenAgain(row, finding, at);
    seen.push(transition.after);
    if (transition.happened !== null) news.push(transition);
  }
  for (const row of known.filter((one) => one.present && !found.has(keyOf(one)))) {
    const after = { ...row, present: false, version: row.version + 1, updatedAt: at };
    seen.push(after);
    news.push({ happened: 'gone', before: row, after });
  }
  await store(tx, known, seen);
  await countDay(tx, { at, findings, only });
  const counted = (happened: Transition['happened']) =>
    news.filter((transition) => transition.happened === happened).length;
  const run = {
    ...{ at, findings },
    ...{ opened: counted('opened'), reopened: counted('reopened'), gone: counted('gone') },
  };
  const audits = news.map(({ happened, before, after }) =>
    exceptionAudit(`exception.${happened}`, before, after, at),
  );
  const entries = [...audits, runAudit(run, only)];
  await writeDown(tx, context, notify ? entries : entries.map(withoutEvents));
  return run;
}

interface Transition {
  /** Null if it only is still there. */
  happened: 'opened' | 'reopened' | 'changed' | 'gone' | null;
  before: ExceptionRow | null;
  after: ExceptionRow;
}

function keyOf(of: Pick<ExceptionRow, 'checkName' | 'subjectType' | 'subjectId'>): string {
  return JSON.stringify([of.checkName, of.subjectType, of.subjectId]);
}

function firstSeen(finding: Finding, at: Date, id: string): Transition {
  const { check, ...columns } = finding;
  const after: ExceptionRow = {
    ...columns,
    id,
    subjectType: check.subject,
    present: true,
    status: 'open',
    firstSeenAt: at,
    lastSeenAt: at,
    reopenedAt: null,
    note: null,
    resolvedById: null,
    resolvedAt: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  return { happened: 'opened', before: null, after };
}

function seenAgain(row: ExceptionRow, { check, ...finding }: Finding, at: Date): Transition {
  const { clientId, subjectName, expected, found } = finding;
  const still = { ...row, clientId, subjectName, expected, found, present: true, lastSeenAt: at };
  const changed = { ...still, version: row.version + 1, updatedAt: at };
  const reopened = nextStatus(row.status, 'reopen');
  if (reopened !== undefined) {
    if (!recurs(row, finding, check)) return { happened: null, before: row, after: still };
    const after = { ...changed, status: reopened, reopenedAt: at };
    return { happened: 'reopened', before: row, after };
  }
  const same = row.present && row.expected === expected && row.found === found;
  if (same) return { happened: null, before: row, after: still };
  return { happened: 'changed', before: row, after: changed };
}

async function store(
  tx: Transaction,
  known: readonly ExceptionRow[],
  seen: readonly ExceptionRow[],
): Promise<void> {
  const ids = new Set(known.map(({ id }) => id));
  for (const batch of batches(seen.filter(({ id }) => !ids.has(id)))) {
    await tx.insert(dataException).values(batch);
  }
  for (const batch of batches(seen.filter(({ id }) => ids.has(id)))) {
    await updateEach(tx, dataException, batch);
  }
}

async function countDay(
  tx: Transaction,
  { at, findings, only }: Pick<Run, 'at' | 'findings'> & { only: string | undefined },
): Promise<void> {
  const names = only === undefined ? Object.keys(checks) : [only];
  const day = dateOf(at, await readTimeZone(tx));
  const counts = names.map((checkName) => ({
    checkName,
    day,
    found: findings.filter((finding) => finding.checkName === checkName).length,
  }));
  await tx
    .insert(exceptionDay)
    .values(counts)
    .onConflictDoUpdate({
      target: [exceptionDay.checkName, exceptionDay.day],
      set: { found: sql`excluded.found` },
    });
}

/** A run of one check has another name, so that it never counts as the regular check of everything. */
function runAudit({ at, findings, opened, reopened, gone }: Run, only?: string): AuditEntry {
  return {
    action: only === undefined ? 'exception.checked' : 'exception.checked_one',
    subject: { type: 'dataException', id: 'list' },
    after: { found: findings.length, opened, reopened, gone, ...(only && { check: only }) },
    at,
    changed: [],
  };
}

const withoutEvents = (entry: AuditEntry): AuditEntry => ({ ...entry, changed: [] });

async function writeDown(
  tx: Transaction,
  context: RequestContext | null,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (const batch of batches(entries)) await writeAuditEntries(tx, context, batch);
}
