import type { Schemas } from '@brokerdesk/sdk';
import { and, gt, inArray, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Routes } from '../../http/routes.ts';
import { workItem } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { inSession } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockPerson } from '../../platform/sessions/sessions.ts';
import { readSetting } from '../../platform/settings.ts';
import { clock, findWork, isHeld } from '../../platform/work-item.ts';
import { assignWork, listAssignees, returnWork } from './assign-work.ts';
import { readAvailability, setAvailability } from './availability.ts';
import { claimKyc, claimWork, nextWork, releaseWork } from './claim-work.ts';
import { targetStat } from './target-stat.ts';
import { allQueues } from './work-queues.ts';
import { inScope, mayDecideOf, workRecords } from './work-records.ts';

export const workRoutes = {
  'GET /work/admin/v1/list': ({ query: { type } }, context) => listWork(context, type),

  'POST /work/admin/v1/next': ({ body }, context) =>
    inSession(
      context,
      (tx) => nextWork(tx, context, body),
      // One call of a user at a time, so that the open records are counted right.
      (tx) => lockPerson(tx, actorOf(context).id),
    ),

  'PUT /work/admin/v1/claim/{type}/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => claimWork(tx, context, path, body)),

  'DELETE /work/admin/v1/claim/{type}/{id}': ({ path }, context) =>
    inSession(context, (tx) => releaseWork(tx, context, path)),

  'GET /work/admin/v1/assignees/{type}/{id}': ({ path }, context) =>
    listAssignees(context.db, context, path),

  'PUT /work/admin/v1/assign/{type}/{id}': ({ path, body }, context) =>
    inSession(
      context,
      (tx) => assignWork(tx, context, path, body),
      (tx) => lockPerson(tx, body.staff_id),
    ),

  'PUT /work/admin/v1/return/{type}/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => returnWork(tx, context, path, body)),

  'GET /work/admin/v1/availability/{id}': ({ path }, context) =>
    readAvailability(context.db, context, path.id),

  'PUT /work/admin/v1/availability/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => setAvailability(tx, context, path.id, body)),

  'GET /stat/admin/v1/targets': ({ query }, context) => targetStat(context, query),

  'PUT /identify/admin/v1/claim/{id}': ({ path }, context) =>
    inSession(context, (tx) => claimKyc(tx, context, path.id)),

  'DELETE /identify/admin/v1/claim/{id}': ({ path }, context) =>
    inSession(context, (tx) => releaseWork(tx, context, { type: 'kyc', id: path.id })),
} satisfies Routes;

async function listWork(
  context: RequestContext,
  type: Schemas.WorkType,
): Promise<Schemas.WorkList> {
  const { db } = context;
  const actor = actorOf(context);
  if (!mayDecideOf(actor, type)) throw new Problem('FORBIDDEN');
  const records = workRecords[type];
  const { queue_targets: targets } = await readSetting(db, 'trade');
  const now = or(isHeld, gt(workItem.asideUntil, clock));
  const items = await findWork(db, type, now);
  const named = await db
    .select({ id: sql<string>`${records.table.id}`, name: sql<string>`${records.name}` })
    .from(records.table as PgTable)
    .where(
      and(
        inArray(
          records.table.id,
          items.map(({ id }) => id),
        ),
        ...[records.waiting, await inScope(db, actor, records)],
      ),
    );
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    list: items.flatMap((item) => {
      const name = names.get(item.id);
      return name === undefined ? [] : [{ item, name }];
    }),
    targets: allQueues()
      .filter((queue) => queue.type === type)
      .map(({ name, target }) => ({ queue: name, minutes: targets[target] ?? 0 })),
  };
}
