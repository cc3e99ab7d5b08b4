import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { bulkItem, bulkRun } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Change } from '../../platform/changes.ts';
import { readSubjects } from './bulk-operations.ts';

export type BulkRunRow = typeof bulkRun.$inferSelect;

export const bulkRunKeptMs = 30 * 24 * 60 * 60 * 1000;

export const isUnderWay = ({ status }: Pick<BulkRunRow, 'status'>) =>
  status === 'running' || status === 'stopping';

export const runChange = ({ id, version, userId }: BulkRunRow): Change => ({
  topic: 'bulk_run',
  ...{ id, version, userId },
});

async function readCounts(reader: Reader, ids: string[]): Promise<Map<string, Schemas.BulkCounts>> {
  const counts = new Map(
    ids.map((id) => [id, { waiting: 0, done: 0, proposed: 0, refused: 0, skipped: 0 }]),
  );
  if (ids.length === 0) return counts;
  const rows = await reader
    .select({ runId: bulkItem.runId, state: bulkItem.state, count: sql<number>`count(*)::int` })
    .from(bulkItem)
    .where(inArray(bulkItem.runId, ids))
    .groupBy(bulkItem.runId, bulkItem.state);
  for (const { runId, state, count } of rows) {
    const own = counts.get(runId);
    if (own) own[state] = count;
  }
  return counts;
}

const viewOf = (run: BulkRunRow, counts: Schemas.BulkCounts): Schemas.BulkRun => ({
  id: run.id,
  operation: run.operation,
  kind: run.kind,
  body: run.body,
  status: run.status,
  stop_reason: run.stopReason,
  counts,
  seen: run.seenAt !== null,
  created_at: run.createdAt.toISOString(),
  finished_at: run.finishedAt?.toISOString() ?? null,
  version: run.version,
});

export async function runView(reader: Reader, run: BulkRunRow): Promise<Schemas.BulkRun> {
  const [view] = await runViews(reader, [run]);
  if (view === undefined) throw new Error('A run has no view.');
  return view;
}

async function runViews(reader: Reader, runs: readonly BulkRunRow[]): Promise<Schemas.BulkRun[]> {
  const counts = await readCounts(
    reader,
    runs.map(({ id }) => id),
  );
  return runs.flatMap((run) => {
    const own = counts.get(run.id);
    return own === undefined ? [] : [viewOf(run, own)];
  });
}

/** Throws NOT_FOUND for the run of another user. */
export async function requireOwnRun(
  reader: Reader,
  { id: userId }: Pick<Actor, 'id'>,
  id: string,
): Promise<BulkRunRow> {
  const [run] = await reader
    .select()
    .from(bulkRun)
    .where(and(eq(bulkRun.id, id), eq(bulkRun.userId, userId)));
  if (run === undefined) throw new Problem('NOT_FOUND');
  return run;
}

export async function readRun(
  reader: Reader,
  actor: Actor,
  id: string,
  language: Language,
): Promise<Schemas.BulkRunDetail> {
  const run = await requireOwnRun(reader, actor, id);
  const items = await reader
    .select()
    .from(bulkItem)
    .where(eq(bulkItem.runId, id))
    .orderBy(asc(bulkItem.position));
  const subjects = await readSubjects(
    reader,
    actor,
    run,
    items.map(({ subjectId }) => subjectId),
  );
  return {
    run: await runView(reader, run),
    items: items.map(({ subjectId, amount, currency, state, problem }) => {
      const subject = subjects.get(subjectId);
      return {
        ...{ id: subjectId, state },
        label: subject?.label ?? null,
        client: subject?.client ?? null,
        amount: subject && amount && currency ? formatMoney(amount, currency) : null,
        currency: subject ? currency : null,
        problem: problem && {
          ...problem,
          message: problem.messages?.[language] ?? problem.message,
        },
      };
    }),
  };
}

export async function listRuns(
  reader: Reader,
  { id: userId }: Actor,
  query: OperationInput<'GET /bulk/admin/v1/list'>['query'],
): Promise<Schemas.BulkRunList> {
  const { page, size, limit, offset } = pageOf(query);
  const where = and(
    eq(bulkRun.userId, userId),
    gt(bulkRun.createdAt, new Date(Date.now() - bulkRunKeptMs)),
    query.open ? or(isNull(bulkRun.finishedAt), isNull(bulkRun.seenAt)) : undefined,
  );
  const runs = await reader
    .select()
    .from(bulkRun)
    .where(where)
    .orderBy(desc(bulkRun.createdAt), desc(bulkRun.id))
    .limit(limit)
    .offset(offset);
  return {
    list: await runViews(reader, runs),
    total: await reader.$count(bulkRun, where),
    page,
    size,
  };
}
