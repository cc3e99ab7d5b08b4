import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq } from 'drizzle-orm';
import type { Routes } from '../../http/routes.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { bulkItem, bulkRun } from '../../kernel/db/schema.ts';
import { invalidTransition } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockPerson } from '../../platform/sessions/sessions.ts';
import { calledOperation } from './bulk-operations.ts';
import type { BulkRunner } from './bulk-runner.ts';
import {
  type BulkRunRow,
  isUnderWay,
  listRuns,
  readRun,
  requireOwnRun,
  runChange,
  runView,
} from './run-view.ts';
import { originOf, requireSignInFor, startRun } from './start-run.ts';

export function bulkRunRoutes({ wake }: BulkRunner) {
  const woken = async (change: Promise<Schemas.BulkRun>) => {
    const run = await change;
    wake();
    return run;
  };
  return {
    'POST /bulk/admin/v1/start': ({ body, header }, context) =>
      woken(
        idempotent(
          context,
          { body, header },
          (tx) => startRun(tx, context, body),
          // One start of a user at a time, so that the open runs are counted right.
          (tx) => lockPerson(tx, actorOf(context).id),
        ),
      ),

    'GET /bulk/admin/v1/list': ({ query }, context) =>
      listRuns(context.db, actorOf(context), query),

    'GET /bulk/admin/v1/{id}': ({ path }, context) =>
      readRun(context.db, actorOf(context), path.id, context.language),

    'PUT /bulk/admin/v1/stop/{id}': ({ path }, context) =>
      woken(inSession(context, (tx) => stopRun(tx, context, path.id))),

    'PUT /bulk/admin/v1/retry/{id}': ({ path, body }, context) =>
      woken(inSession(context, (tx) => retryRun(tx, context, path.id, body))),

    'PUT /bulk/admin/v1/close/{id}': ({ path }, context) =>
      inSession(context, (tx) => closeReport(tx, context, path.id)),
  } satisfies Routes;
}

async function lockOwnRun(tx: Transaction, context: RequestContext, id: string) {
  await tx.select().from(bulkRun).where(eq(bulkRun.id, id)).for('no key update');
  return requireOwnRun(tx, actorOf(context), id);
}

async function changeRun(
  tx: Transaction,
  context: RequestContext,
  before: BulkRunRow,
  change: Partial<BulkRunRow>,
  audit: { action: string; after?: Record<string, unknown> },
): Promise<Schemas.BulkRun> {
  const at = new Date();
  const next = { ...change, version: before.version + 1, updatedAt: at };
  await tx.update(bulkRun).set(next).where(eq(bulkRun.id, before.id));
  const run = { ...before, ...next };
  const subject = { type: 'bulk_run', id: run.id };
  await writeAudit(tx, context, { ...audit, subject, at, changed: [runChange(run)] });
  return runView(tx, run);
}

async function stopRun(tx: Transaction, context: RequestContext, id: string) {
  const run = await lockOwnRun(tx, context, id);
  if (run.status !== 'running') return runView(tx, run);
  return changeRun(
    tx,
    context,
    run,
    { status: 'stopping', stopReason: 'user' },
    { action: 'bulk_run.stop_requested' },
  );
}

async function retryRun(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { state }: Schemas.BulkRetryRequest,
) {
  const run = await lockOwnRun(tx, context, id);
  requireEnded(run);
  requireSignInFor(context, calledOperation(run));
  const retried = await tx
    .update(bulkItem)
    .set({ state: 'waiting', problem: null })
    .where(and(eq(bulkItem.runId, id), eq(bulkItem.state, state)))
    .returning({ position: bulkItem.position });
  if (retried.length === 0) return runView(tx, run);
  const again = {
    ...originOf(context),
    ...({ status: 'running', stopReason: null, finishedAt: null, seenAt: null } as const),
    ...{ sessionId: actorOf(context).sessionId, leasedUntil: null },
  };
  return changeRun(tx, context, run, again, {
    action: 'bulk_run.retried',
    after: { state, items: retried.length },
  });
}

async function closeReport(tx: Transaction, context: RequestContext, id: string) {
  const run = await lockOwnRun(tx, context, id);
  requireEnded(run);
  if (run.seenAt !== null) return runView(tx, run);
  return changeRun(tx, context, run, { seenAt: new Date() }, { action: 'bulk_run.closed' });
}

function requireEnded(run: BulkRunRow): void {
  if (!isUnderWay(run)) return;
  throw invalidTransition((language) => codeLabel('bulk', 'status', run.status, language));
}
