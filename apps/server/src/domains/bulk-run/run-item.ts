import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { mayCall } from '../../http/authenticate.ts';
import { databaseProblem, problemAnswer } from '../../http/error-handler.ts';
import type { Routes } from '../../http/routes.ts';
import type { Database, Transaction } from '../../kernel/db/database.ts';
import { bulkItem, bulkRun } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { noCookies } from '../../platform/cookies.ts';
import { isLetIn, readIpRules } from '../../platform/ip-access/gate.ts';
import type { RequestContext, Services } from '../../platform/request-context.ts';
import { actorOfRun, lockRunSession } from '../../platform/sessions/sessions.ts';
import { calledOperation, handlerOf, pathOf } from './bulk-operations.ts';
import type { BulkRunRow } from './run-view.ts';

export interface RunParts {
  db: Database;
  services: Services;
  log: FastifyBaseLogger;
  routes: Routes;
}

export type ItemRow = typeof bulkItem.$inferSelect;

/** `next`: settled, here or by another replica. `halt`: the run may not go on. */
type Outcome = 'next' | 'halt';

const busyTriesMax = 3;
const busyPauseMs = 200;

class NotBegun extends Error {
  readonly outcome: Outcome;
  readonly forAccess: boolean;
  constructor(outcome: Outcome, forAccess = false) {
    super('An item of a bulk run is not begun.');
    this.outcome = outcome;
    this.forAccess = forAccess;
  }
}

/**
 * Settles the item in the transaction of the operation, so that no replica carries it out again. Throws if the database
 * is away.
 */
export async function runItem(parts: RunParts, run: BulkRunRow, item: ItemRow): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    const failure: unknown = await call(parts, run, item).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return 'next';
    if (failure instanceof NotBegun) {
      if (failure.forAccess) await stopForAccess(parts.db, run);
      return failure.outcome;
    }
    const problem = problemOf(failure);
    if (problem.code !== 'BUSY' || tries === busyTriesMax) {
      await refuse(parts, run, item, { problem, failure });
      return 'next';
    }
    await pause(busyPauseMs * tries);
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return (error instanceof Error && databaseProblem(error, false)) || new Problem('INTERNAL');
}

async function call({ db, services, log, routes }: RunParts, run: BulkRunRow, item: ItemRow) {
  const actor = await actorOfRun(db, run.sessionId);
  if (actor === null || !isLetIn(await readIpRules(db), run.ip, actor)) {
    throw new NotBegun('halt', true);
  }
  const operation = calledOperation(run);
  const path = pathOf(run, item.subjectId);
  if (!mayCall(actor, operation, path)) throw new Problem('FORBIDDEN');
  const context: RequestContext = {
    ...contextOf({ db, services, log }, run, actor),
    operation: { key: operation.key, limit: operation.limit },
    item: {
      lock: (tx) => lockItem(tx, run, item),
      settle: (tx, answer) => settle(tx, run, item, answer),
    },
  };
  const header = { 'Idempotency-Key': `${run.id}-${item.position}` };
  await handlerOf(routes, run)({ path, body: { ...run.body, ...item.body }, header }, context);
}

export function contextOf(
  { db, services, log }: Pick<RunParts, 'db' | 'services' | 'log'>,
  { ip, requestId, deviceOs: os, deviceType: type, incognito }: Origin,
  actor: Actor | null,
): RequestContext {
  return {
    ...{ db, services, log },
    ...{ actor, ip, requestId, device: { os, type, incognito }, cookies: noCookies },
    ...{ accessUntil: null, language: 'zh-CN', operation: null, proposal: null },
  };
}

type Origin = Pick<BulkRunRow, 'ip' | 'requestId' | 'deviceOs' | 'deviceType' | 'incognito'>;

async function lockItem(tx: Transaction, run: BulkRunRow, item: ItemRow): Promise<void> {
  if (!(await lockRunSession(tx, run.sessionId))) throw new NotBegun('halt', true);
  const [parent] = await tx
    .select({ status: bulkRun.status })
    .from(bulkItem)
    .innerJoin(bulkRun, eq(bulkRun.id, bulkItem.runId))
    .where(and(isItem(item), eq(bulkItem.state, 'waiting')))
    .for('update', { of: bulkItem, skipLocked: true });
  if (parent === undefined) throw new NotBegun('next');
  if (parent.status !== 'running') throw new NotBegun('halt');
}

async function settle(
  tx: Transaction,
  { body }: BulkRunRow,
  item: ItemRow,
  answer: unknown,
): Promise<void> {
  // A call that only proposes returns the record as it is, with its proposal.
  const { decision, waiting = [], version } = Object(answer);
  const isProposed =
    decision?.second_person?.waiting != null ||
    (waiting.length > 0 && version === item.body['version']);
  const waits = body['result'] !== 'rejected' && isProposed;
  await tx
    .update(bulkItem)
    .set({ state: waits ? 'proposed' : 'done', problem: null })
    .where(isItem(item));
}

async function refuse(
  { db, log }: RunParts,
  run: BulkRunRow,
  item: ItemRow,
  { problem, failure }: { problem: Problem; failure: unknown },
): Promise<void> {
  // Read again from the database, which knows whether it was done.
  if (problem.code === 'OUTCOME_UNKNOWN') throw failure;
  if (problem.code === 'INTERNAL') log.error({ err: failure, run: run.id }, 'a bulk item failed');
  const { current: _record, ...told } = problemAnswer(problem, 'zh-CN', run.requestId);
  await db
    .update(bulkItem)
    .set({ state: 'refused', problem: told })
    .where(and(isItem(item), eq(bulkItem.state, 'waiting')));
}

async function stopForAccess(db: Database, { id }: BulkRunRow): Promise<void> {
  await db
    .update(bulkRun)
    .set({ status: 'stopping', stopReason: 'access' })
    .where(and(eq(bulkRun.id, id), eq(bulkRun.status, 'running')));
}

const isItem = ({ runId, position }: ItemRow) =>
  and(eq(bulkItem.runId, runId), eq(bulkItem.position, position));
