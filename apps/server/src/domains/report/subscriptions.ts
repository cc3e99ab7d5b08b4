import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { asc, eq } from 'drizzle-orm';
import type { Routes } from '../../http/routes.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { reportSubscription, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { inSession } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockPerson } from '../../platform/sessions/sessions.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import { originOf } from '../bulk-run/start-run.ts';
import { nextTime } from './schedule.ts';

export type SubscriptionRow = typeof reportSubscription.$inferSelect;

const subscriptionsMax = 20;

export const reportRoutes = {
  'GET /report/admin/v1/list': async (_input, context) => {
    const { id } = actorOf(context);
    const rows = await context.db
      .select()
      .from(reportSubscription)
      .where(eq(reportSubscription.userId, id))
      .orderBy(asc(reportSubscription.createdAt), asc(reportSubscription.id));
    const [me] = await context.db
      .select({ email: staffUser.email })
      .from(staffUser)
      .where(eq(staffUser.id, id));
    return {
      subscriptions: rows.map(viewOf),
      email: me?.email ?? null,
      sends_mail: context.services.mailer !== null,
    };
  },

  'PUT /report/admin/v1/{id}': ({ path, body }, context) => subscribe(context, path.id, body),

  'DELETE /report/admin/v1/{id}': ({ path }, context) => unsubscribe(context, path.id),
} satisfies Routes;

const viewOf = (row: SubscriptionRow): Schemas.ReportSubscription => ({
  id: row.id,
  ...wishOf(row),
  search: row.search,
  timezone: row.timezone,
  next_at: row.nextAt?.toISOString() ?? null,
  stopped: row.stopped,
  last_at: row.lastAt?.toISOString() ?? null,
  fault: row.fault,
  version: row.version,
});

const wishOf = (row: SubscriptionRow) => ({
  report: row.report,
  name: row.name,
  every: row.every,
  weekday: row.weekday,
  month_day: row.monthDay,
  hour: row.hour,
  by_email: row.byEmail,
});

const factsOf = ({ name, report, every, weekday, monthDay, hour, byEmail }: SubscriptionRow) => ({
  ...{ name, kind: report, email: byEmail },
  schedule: [every, weekday ?? monthDay, `${hour}:00`].filter((part) => part !== null).join(' '),
});

export const mayReceive = (
  { permissions, missingFactor }: Actor,
  report: Schemas.ReportName,
): boolean =>
  missingFactor === null &&
  can(permissions, 'export', chainOf(report === 'team' ? 'teamstat' : 'stat'));

export async function zoneOf(reader: Reader, userId: string): Promise<string> {
  const [person] = await reader
    .select({ preferences: staffUser.preferences })
    .from(staffUser)
    .where(eq(staffUser.id, userId));
  return person?.preferences.timezone ?? (await readTimeZone(reader));
}

function subscribe(
  context: RequestContext,
  id: string,
  input: Schemas.ReportSchedule,
): Promise<Schemas.ReportSubscription> {
  const actor = actorOf(context);
  if (!mayReceive(actor, input.report)) throw new Problem('FORBIDDEN');
  requireDay(input, 'weekday', 'week');
  requireDay(input, 'month_day', 'month');
  return inSession(
    context,
    async (tx) => {
      const before = await lockOwn(tx, actor, id);
      const own = eq(reportSubscription.userId, actor.id);
      if (before === null && (await tx.$count(reportSubscription, own)) >= subscriptionsMax) {
        throw new Problem('TOO_MANY_REQUESTS', { retryAfter: 60 });
      }
      const at = new Date();
      const { month_day: monthDay, by_email: byEmail, name, ...wish } = input;
      const schedule = { ...wish, monthDay, byEmail, name: name.trim() };
      const timezone = await zoneOf(tx, actor.id);
      const values = {
        ...{ ...schedule, timezone, stopped: null, fault: null },
        ...{ userId: actor.id, language: context.language, updatedAt: at },
        nextAt: await nextTime(tx, { ...schedule, timezone }, at),
        origin: { sessionId: actor.sessionId, ...originOf(context) },
        version: (before?.version ?? 0) + 1,
      };
      const [row] = await tx
        .insert(reportSubscription)
        .values({ id, ...values, createdAt: at })
        .onConflictDoUpdate({ target: reportSubscription.id, set: values })
        .returning();
      if (row === undefined) throw new Error('The subscription was not returned by the database.');
      await writeAudit(tx, context, {
        action: before === null ? 'report.added' : 'report.changed',
        subject: { type: 'report', id },
        before: before && factsOf(before),
        after: factsOf(row),
        at,
        changed: [subscriptionChange(row)],
      });
      return viewOf(row);
    },
    // The own subscriptions are counted one write at a time.
    (tx) => lockPerson(tx, actor.id),
  );
}

function requireDay(
  input: Schemas.ReportSchedule,
  field: 'weekday' | 'month_day',
  every: Schemas.ReportSchedule['every'],
): void {
  if ((input[field] !== null) === (input.every === every)) return;
  const code = input[field] === null ? 'FIELD_REQUIRED' : 'FIELD_INVALID';
  throw new Problem('VALIDATION', { errors: [{ field, code }] });
}

function unsubscribe(context: RequestContext, id: string): Promise<Schemas.Done> {
  return inSession(context, async (tx) => {
    const before = await lockOwn(tx, actorOf(context), id);
    if (before === null) throw new Problem('NOT_FOUND');
    await tx.delete(reportSubscription).where(eq(reportSubscription.id, id));
    await writeAudit(tx, context, {
      action: 'report.deleted',
      subject: { type: 'report', id },
      before: factsOf(before),
      changed: [subscriptionChange(before)],
    });
    return { ok: true };
  });
}

async function lockOwn(tx: Transaction, { id: userId }: Actor, id: string) {
  const [row] = await tx
    .select()
    .from(reportSubscription)
    .where(eq(reportSubscription.id, id))
    .for('update');
  if (row !== undefined && row.userId !== userId) throw new Problem('NOT_FOUND');
  return row ?? null;
}

export const subscriptionChange = ({ id, version, userId }: SubscriptionRow): Change => ({
  topic: 'export',
  ...{ id, version, userId },
});
