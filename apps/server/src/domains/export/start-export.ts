import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { mayCall } from '../../http/authenticate.ts';
import { type Operation, readContract, type Schema } from '../../http/contract.ts';
import type { ExportAnswer } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import { validatorCompiler } from '../../http/validation.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { exportJob } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type LaterFile, type RequestContext } from '../../platform/request-context.ts';
import { originOf } from '../bulk-run/start-run.ts';
import { exportChange, exportView } from './export-job.ts';

/** Keeps one user from filling the queue and the store. */
const openMax = 3;
const keptMax = 20;

export interface ExportCall {
  path: string;
  parameters: Record<string, string>;
  query: Record<string, unknown>;
}

type Handler = (
  input: { path: object; query: object },
  context: RequestContext,
) => Promise<ExportAnswer>;

const notBegun: LaterFile = { onRows: async () => {} };

/**
 * Nothing is read but the count until the stream is. Throws FORBIDDEN, VALIDATION and what the export itself throws.
 */
export async function openExport(
  routes: Routes,
  { path, parameters, query }: ExportCall,
  context: RequestContext,
  later: LaterFile = notBegun,
): Promise<ExportAnswer> {
  const operation = exportOf(path);
  requireValid(operation.pathParameters, 'parameters', parameters);
  const filter = { ...query };
  requireValid(operation.query, 'query', filter);
  if (!mayCall(actorOf(context), operation, parameters)) throw new Problem('FORBIDDEN');
  // All exports have a path, a query and such an answer; which one it is, is not known to the types.
  const handler = routes[operation.key] as unknown as Handler;
  return handler({ path: parameters, query: filter }, { ...context, later });
}

export async function countExport(
  routes: Routes,
  call: ExportCall,
  context: RequestContext,
): Promise<ExportAnswer> {
  const answer = await openExport(routes, call, context);
  answer.stream.destroy();
  return answer;
}

function exportOf(path: string): Operation {
  const found = readContract().find(
    (one) => one.method === 'GET' && one.path === path && path.endsWith('/export'),
  );
  if (found !== undefined) return found;
  throw new Problem('VALIDATION', { errors: [{ field: 'path', code: 'FIELD_INVALID' }] });
}

const checks = new Map<Schema, ReturnType<typeof validatorCompiler>>();

/** Fills in defaults, as for a request of its own. */
function requireValid(schema: Schema | null, part: string, value: object): void {
  if (schema === null) return;
  const compiled =
    checks.get(schema) ??
    validatorCompiler({ schema, method: 'GET', url: part, httpPart: 'querystring' });
  checks.set(schema, compiled);
  const { error } = Object(compiled(value));
  if (!(error instanceof Problem)) return;
  const errors = error.details.errors ?? [];
  throw new Problem('VALIDATION', {
    errors: errors.map((one) => ({ ...one, field: `${part}.${one.field}` })),
  });
}

/** Throws TOO_MANY_REQUESTS. */
export async function startExport(
  tx: Transaction,
  context: RequestContext,
  call: ExportCall,
  { exported, filename }: ExportAnswer,
  directRows: number,
): Promise<Schemas.ExportStart> {
  const { count: rows, list, format } = exported;
  if (rows <= directRows) return { rows, job: null };
  const actor = actorOf(context);
  await requireFew(tx, actor.id);
  const at = new Date();
  const [job] = await tx
    .insert(exportJob)
    .values({
      ...{ userId: actor.id, sessionId: actor.sessionId, language: context.language },
      ...originOf(context),
      ...call,
      ...{ fileName: filename, format: format === 'xlsx' ? 'xlsx' : 'csv', expected: rows },
      ...{ createdAt: at, updatedAt: at },
    })
    .returning();
  if (job === undefined) throw new Error('The new export was not returned by the database.');
  await writeAudit(tx, context, {
    action: 'export.started',
    subject: { type: 'export', id: job.id },
    after: { list, filter: exported.filter, count: rows, format },
    at,
    changed: [exportChange(job)],
  });
  return { rows, job: exportView(job) };
}

async function requireFew(tx: Transaction, userId: string): Promise<void> {
  const own = and(eq(exportJob.userId, userId), isNull(exportJob.subscriptionId));
  const open = and(own, inArray(exportJob.status, ['waiting', 'running']));
  const kept = and(own, or(isNull(exportJob.expiresAt), gt(exportJob.expiresAt, new Date())));
  if (
    (await tx.$count(exportJob, open)) >= openMax ||
    (await tx.$count(exportJob, kept)) >= keptMax
  )
    throw new Problem('TOO_MANY_REQUESTS', { retryAfter: 30 });
}
