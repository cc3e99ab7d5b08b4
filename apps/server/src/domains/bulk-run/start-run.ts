import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { mayCall } from '../../http/authenticate.ts';
import type { Operation } from '../../http/contract.ts';
import { problemAnswer } from '../../http/error-handler.ts';
import { bodyProblems } from '../../http/validation.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { bulkItem, bulkRun } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireRecentSignIn } from '../../platform/sessions/recent.ts';
import {
  type BulkCall,
  calledOperation,
  pathOf,
  readSubjects,
  requireKind,
} from './bulk-operations.ts';
import { runChange, runView } from './run-view.ts';

/** Keeps one user from filling the queue. */
const openRunsMax = 20;

/**
 * Refuses items whose record is not in the user's scope, as a call of its own would. Throws FORBIDDEN, SIGN_IN_AGAIN,
 * NOT_DISTINCT, VALIDATION and TOO_MANY_REQUESTS.
 */
export async function startRun(
  tx: Transaction,
  context: RequestContext,
  { operation: name, kind: given, body, items }: Schemas.BulkRunRequest,
): Promise<Schemas.BulkRun> {
  const actor = actorOf(context);
  const kind = given ?? null;
  const call: BulkCall = { operation: name, kind, body };
  requireKind(call);
  const operation = calledOperation(call);
  if (!mayCall(actor, operation, pathOf(call, ''))) throw new Problem('FORBIDDEN');
  const ids = items.map(({ id }) => id);
  if (new Set(ids).size < ids.length) {
    throw new Problem('VALIDATION', { errors: [{ field: 'items', code: 'NOT_DISTINCT' }] });
  }
  const bodies = items.map(({ version, body: own = {} }) => ({
    ...own,
    version,
    ...bulkMark(operation),
  }));
  requireBodies(operation, body, bodies);
  if (bodies.some((own) => Object({ ...body, ...own }).result !== 'rejected')) {
    requireSignInFor(context, operation);
  }
  await requireFewRuns(tx, actor.id);

  const own = new Map(items.map(({ id, body: given = {} }) => [id, given]));
  const subjects = await readSubjects(tx, actor, call, ids, own);
  const at = new Date();
  const [run] = await tx
    .insert(bulkRun)
    .values({
      userId: actor.id,
      sessionId: actor.sessionId,
      ...originOf(context),
      ...call,
      body,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (run === undefined) throw new Error('The new run was not returned by the database.');
  const missing = problemAnswer(new Problem('NOT_FOUND'), 'zh-CN', context.requestId);
  await tx.insert(bulkItem).values(
    ids.map((subjectId, position) => {
      const subject = subjects.get(subjectId);
      const { amount = null, currency = null } = subject ?? {};
      return {
        ...{ runId: run.id, position, subjectId, body: bodies[position] ?? {}, amount, currency },
        ...(subject === undefined && { state: 'refused' as const, problem: missing }),
      };
    }),
  );
  await writeAudit(tx, context, {
    action: 'bulk_run.started',
    subject: { type: 'bulk_run', id: run.id },
    after: { operation: name, ...(kind && { kind }), items: ids.length, body },
    at,
    changed: [runChange(run)],
  });
  return runView(tx, run);
}

export function requireSignInFor(context: RequestContext, { errors }: Operation): void {
  if (errors.has('SIGN_IN_AGAIN')) requireRecentSignIn(context);
}

export function originOf({ ip, device, requestId }: RequestContext) {
  const { os: deviceOs, type: deviceType, incognito } = device;
  return { ip, deviceOs, deviceType, incognito, requestId };
}

/** Approvals with a risk at `stop` are refused in bulk, whatever the request says. */
function bulkMark({ body }: Operation): { bulk?: true } {
  const properties = Object(body?.['properties']);
  return 'bulk' in properties ? { bulk: true } : {};
}

function requireBodies(operation: Operation, common: object, bodies: readonly object[]): void {
  for (const [at, own] of bodies.entries()) {
    const errors = bodyProblems(operation, { ...common, ...own });
    if (errors.length === 0) continue;
    throw new Problem('VALIDATION', {
      errors: errors.map((one) => ({ ...one, field: `items.${at}.body.${one.field}` })),
    });
  }
}

async function requireFewRuns(tx: Transaction, userId: string): Promise<void> {
  const open = inArray(bulkRun.status, ['running', 'stopping']);
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(bulkRun)
    .where(and(eq(bulkRun.userId, userId), open));
  if ((found?.count ?? 0) >= openRunsMax)
    throw new Problem('TOO_MANY_REQUESTS', { retryAfter: 30 });
}
