import type { Schemas } from '@brokerdesk/sdk';
import { and, count, desc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { Routes } from '../../http/routes.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { notification } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { inSession } from '../../platform/idempotent.ts';
import { notificationsKeptMs } from '../../platform/notifications.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';

export const notificationRoutes = {
  'GET /user/admin/v1/notification/list': async ({ query }, context) => {
    const { page, size, limit, offset } = pageOf(query);
    const where = ownOf(context);
    const list = await context.db
      .select()
      .from(notification)
      .where(where)
      .orderBy(desc(notification.createdAt), desc(notification.id))
      .limit(limit)
      .offset(offset);
    const [counted] = await context.db
      .select({ total: count(), read: count(notification.readAt) })
      .from(notification)
      .where(where);
    const { total, read } = counted ?? { total: 0, read: 0 };
    return { list: list.map(viewOf), total, unread: total - read, page, size };
  },

  'PUT /user/admin/v1/notification/read/{id}': ({ path }, context) =>
    inSession(context, async (tx) => {
      const [found] = await tx
        .select()
        .from(notification)
        .where(and(ownOf(context), eq(notification.id, path.id)))
        .for('update');
      if (found === undefined) throw new Problem('NOT_FOUND');
      if (found.readAt !== null) return viewOf(found);
      const readAt = new Date();
      await tx.update(notification).set({ readAt }).where(eq(notification.id, found.id));
      await writeRead(tx, context, [found.id]);
      return viewOf({ ...found, readAt });
    }),

  'PUT /user/admin/v1/notification/read_all': ({ body }, context) =>
    inSession(context, async (tx) => {
      const seen = lte(notification.createdAt, new Date(body.until));
      const read = await tx
        .update(notification)
        .set({ readAt: new Date() })
        .where(and(ownOf(context), isNull(notification.readAt), seen))
        .returning({ id: notification.id });
      await writeRead(
        tx,
        context,
        read.map(({ id }) => id),
      );
      return { read: read.length };
    }),
} satisfies Routes;

function ownOf(context: RequestContext): SQL | undefined {
  return and(
    eq(notification.userId, actorOf(context).id),
    gt(notification.createdAt, new Date(Date.now() - notificationsKeptMs)),
  );
}

/** One entry and one event, however many were read: other windows load their list anew. */
async function writeRead(
  tx: Transaction,
  context: RequestContext,
  [first, ...others]: readonly string[],
): Promise<void> {
  if (first === undefined) return;
  await writeAudit(tx, context, {
    action: 'notification.read',
    subject: { type: 'notification', id: first },
    after: { read: 1 + others.length },
    changed: [{ topic: 'notification', id: first, version: 2, userId: actorOf(context).id }],
  });
}

function viewOf(row: typeof notification.$inferSelect): Schemas.Notification {
  return {
    id: row.id,
    kind: row.kind,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    values: row.values,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}
