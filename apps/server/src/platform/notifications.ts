import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../kernel/db/database.ts';
import { newId } from '../kernel/db/order-no.ts';
import {
  bulkRun,
  client,
  dataException,
  exportJob,
  notification,
  proposal,
  reportSubscription,
  session,
  staffUser,
} from '../kernel/db/schema.ts';
import { batches } from '../kernel/db/update-each.ts';
import { outdatedReason } from './approval/outdated.ts';
import type { Change } from './changes.ts';
import { networkOf } from './network-of.ts';
import type { RequestContext } from './request-context.ts';
import { coversClient, readStaff, rightsOf } from './who-sees.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const notificationsKeptMs = 90 * dayMs;
const deviceKnownMs = 90 * dayMs;

type Acting = Pick<RequestContext, 'actor'> | null;

interface Entry {
  action: string;
  subject: { type: string; id: string };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

interface Notice {
  userId: string;
  kind: Schemas.NotificationKind;
  subjectType: string;
  /** Null for several records. */
  subjectId: string | null;
  values: Record<string, string>;
}

type Rule = (
  tx: Transaction,
  entries: readonly Entry[],
  context: Acting,
) => Promise<readonly Notice[]>;

const rules: Readonly<Record<string, Rule>> = {
  'proposal.applied': aboutProposals(() => 'proposal_applied'),
  'proposal.rejected': aboutProposals(() => 'proposal_rejected'),
  'proposal.expired': aboutProposals(({ reason }) =>
    reason === outdatedReason ? 'proposal_withdrawn' : 'proposal_lapsed',
  ),
  'proposal.withdrawn': aboutProposals(() => 'proposal_withdrawn'),
  'work.assigned': aboutWork('work_assigned', ['assignee_id']),
  'work.returned': aboutWork('work_returned', ['assignee_id', 'assigned_by_id']),
  'bulk_run.finished': aboutBulkRuns,
  'bulk_run.stopped': aboutBulkRuns,
  'export.ready': aboutExports('ready'),
  'export.failed': aboutExports('failed'),
  'report.failed': aboutExports('unsent'),
  'report.stopped': aboutStoppedReports,
  'exception.opened': aboutExceptions,
  'exception.reopened': aboutExceptions,
  'session.signed_in': aboutNewDevice,
  'session.mfa_verified': async (tx, entries, context) => [
    ...(await aboutNewDevice(tx, entries)),
    ...aboutRecoveryCodes(entries, context),
  ],
  'user.mfa_bound': aboutSignIn('authenticator_added'),
  'user.mfa_disabled': aboutSignIn('authenticator_removed'),
  'user.mfa_closed': aboutSignIn('authenticator_removed'),
  'user.passkey_added': aboutSignIn('passkey_added'),
  'user.passkey_removed': aboutSignIn('passkey_removed'),
  'user.mfa_recovery_codes_made': aboutSignIn('recovery_codes_made'),
  'user.password_changed': aboutSignIn('password_changed'),
  'user.email_changed': aboutSignIn('email_changed'),
  'user.invitation_accepted': aboutReset,
  'comment.added': aboutMentions,
  'comment.changed': aboutMentions,
};

export async function notify(
  tx: Transaction,
  context: Acting,
  entries: readonly Entry[],
): Promise<Change[]> {
  const notices: Notice[] = [];
  for (const [action, rule] of Object.entries(rules)) {
    const matching = entries.filter((entry) => entry.action === action);
    if (matching.length > 0) notices.push(...(await rule(tx, matching, context)));
  }
  // In one order of users: the rows refer to them.
  const rows = notices
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1))
    .map((notice) => ({ id: newId(), ...notice, createdAt: new Date() }));
  for (const batch of batches(rows)) await tx.insert(notification).values(batch);
  return rows.map(({ id, userId }) => ({
    topic: 'notification',
    ...{ id, version: 1, userId },
  }));
}

const by = (context: Acting): { by?: string } => (context?.actor ? { by: context.actor.name } : {});

function aboutProposals(
  kindOf: (record: typeof proposal.$inferSelect) => Schemas.NotificationKind,
): Rule {
  return async (tx, entries, context) => {
    const ids = entries.map(({ subject }) => subject.id);
    const records = await tx.select().from(proposal).where(inArray(proposal.id, ids));
    return records.flatMap((record) => {
      if (record.makerId === context?.actor?.id) return [];
      const kind = kindOf(record);
      const reason = kind === 'proposal_rejected' ? record.reason : null;
      return {
        userId: record.makerId,
        kind,
        subjectType: 'proposal',
        subjectId: record.id,
        values: {
          record: record.subjectName,
          type: record.subjectType,
          ...(reason && { reason: reason.slice(0, 500) }),
          ...(kind !== 'proposal_lapsed' && by(context)),
        },
      };
    });
  };
}

/** After an absence, `by` is the absent user. */
function aboutWork(
  kind: 'work_assigned' | 'work_returned',
  fields: readonly ('assignee_id' | 'assigned_by_id')[],
): Rule {
  return async (_tx, entries, context) =>
    entries.flatMap(({ subject, after }) => {
      const told = new Set(textsIn(fields.map((field) => after?.[field])));
      const { record, assignee, cause }: Record<string, unknown> = after ?? {};
      const values = {
        ...(typeof record === 'string' && { record }),
        ...kindIn(after),
        ...(cause === 'absence'
          ? { change: cause, ...(typeof assignee === 'string' && { by: assignee }) }
          : by(context)),
      };
      return [...told]
        .filter((userId) => userId !== context?.actor?.id)
        .map((userId) => ({
          ...{ userId, kind, values },
          ...{ subjectType: subject.type, subjectId: subject.id },
        }));
    });
}

async function aboutBulkRuns(
  tx: Transaction,
  entries: readonly Entry[],
): Promise<readonly Notice[]> {
  const ids = entries.map(({ subject }) => subject.id);
  const runs = await tx.select().from(bulkRun).where(inArray(bulkRun.id, ids));
  return runs
    .filter(({ finishedAt }) => finishedAt !== null)
    .map(({ id, userId }) => {
      const counts = entries.find(({ subject }) => subject.id === id)?.after ?? {};
      const count = (name: string) => Number(counts[name] ?? 0);
      return {
        ...{ userId, kind: 'bulk_run_ended', subjectType: 'bulk_run', subjectId: id },
        values: {
          done: String(count('done') + count('proposed')),
          refused: String(count('refused') + count('skipped')),
        },
      };
    });
}

function aboutExports(state: 'ready' | 'failed' | 'unsent'): Rule {
  return async (tx, entries) => {
    const ids = entries.map(({ subject }) => subject.id);
    const jobs = await tx
      .select({ job: exportJob, name: reportSubscription.name })
      .from(exportJob)
      .leftJoin(reportSubscription, eq(reportSubscription.id, exportJob.subscriptionId))
      .where(inArray(exportJob.id, ids));
    return jobs.map(({ job: { id, userId, subscriptionId, fileName, rows }, name }) => ({
      ...{ userId, subjectType: 'export', subjectId: id },
      kind:
        subscriptionId === null && state !== 'unsent'
          ? (`export_${state}` as const)
          : (`report_${state}` as const),
      values: { record: name ?? fileName, count: String(rows) },
    }));
  };
}

async function aboutStoppedReports(
  tx: Transaction,
  entries: readonly Entry[],
): Promise<readonly Notice[]> {
  const ids = entries.map(({ subject }) => subject.id);
  const stopped = await tx
    .select()
    .from(reportSubscription)
    .where(inArray(reportSubscription.id, ids));
  return stopped.map(({ id, userId, name }) => ({
    ...{ userId, kind: 'report_stopped', subjectType: 'report', subjectId: id },
    values: { record: name },
  }));
}

async function aboutExceptions(
  tx: Transaction,
  entries: readonly Entry[],
  context: Acting,
): Promise<readonly Notice[]> {
  const found = await tx
    .select({
      id: dataException.id,
      name: dataException.subjectName,
      clientId: dataException.clientId,
      fake: client.fake,
      agentId: client.agentId,
      leaderId: staffUser.leaderId,
    })
    .from(dataException)
    .leftJoin(client, eq(client.id, dataException.clientId))
    .leftJoin(staffUser, eq(staffUser.id, client.agentId))
    .where(
      inArray(
        dataException.id,
        entries.map(({ subject }) => subject.id),
      ),
    );
  const readers = (await readStaff(tx)).filter(
    (one) => one.id !== context?.actor?.id && can(rightsOf(one), 'read', chainOf('dataException')),
  );
  return readers.flatMap((reader) => {
    const own = found.filter(
      ({ clientId, fake, ...responsible }) =>
        fake !== true && coversClient(reader, clientId === null ? null : responsible),
    );
    const [first] = own;
    if (first === undefined) return [];
    return {
      ...{ userId: reader.id, kind: 'data_exception', subjectType: 'dataException' },
      subjectId: own.length === 1 ? first.id : null,
      values: { record: first.name, count: String(own.length) },
    };
  });
}

async function aboutNewDevice(
  tx: Transaction,
  entries: readonly Entry[],
): Promise<readonly Notice[]> {
  const notices: Notice[] = [];
  for (const { subject } of entries) {
    const [opened] = await tx.select().from(session).where(eq(session.id, subject.id));
    if (opened === undefined || opened.mfaPending) continue;
    const earlier = await tx
      .selectDistinct({ os: session.deviceOs, type: session.deviceType, ip: session.ip })
      .from(session)
      .where(
        and(
          eq(session.userId, opened.userId),
          ne(session.id, opened.id),
          eq(session.mfaPending, false),
          gt(session.lastSeenAt, new Date(opened.createdAt.getTime() - deviceKnownMs)),
        ),
      );
    const isKnown = earlier.some(
      ({ os, type, ip }) =>
        os === opened.deviceOs &&
        type === opened.deviceType &&
        neighbourhoodOf(ip) === neighbourhoodOf(opened.ip),
    );
    const signedInBefore =
      earlier.length > 0 ||
      (await tx.$count(
        session,
        and(eq(session.userId, opened.userId), ne(session.id, opened.id)),
      )) > 0;
    if (isKnown || !signedInBefore) continue;
    notices.push({
      ...{ userId: opened.userId, kind: 'new_device' },
      ...{ subjectType: 'session', subjectId: opened.id },
      values: { device: `${opened.deviceOs} ${opened.deviceType}`, ip: opened.ip },
    });
  }
  return notices;
}

function aboutSignIn(change: string): Rule {
  return async (_tx, entries) =>
    entries.map(({ subject }) => ({
      ...{ userId: subject.id, kind: 'sign_in_changed' },
      ...{ subjectType: subject.type, subjectId: subject.id },
      values: { change },
    }));
}

async function aboutReset(tx: Transaction, entries: readonly Entry[], context: Acting) {
  const resets = entries.filter(({ after }) => after?.['purpose'] === 'reset');
  return aboutSignIn('password_changed')(tx, resets, context);
}

function aboutRecoveryCodes(entries: readonly Entry[], context: Acting): Notice[] {
  const { actor } = context ?? {};
  return entries.flatMap(({ subject, after }) => {
    if (after?.['by'] !== 'recovery_code' || !actor) return [];
    return {
      ...{ userId: actor.id, kind: 'sign_in_changed' },
      ...{ subjectType: subject.type, subjectId: subject.id },
      values: { change: 'recovery_code_used', count: String(after['codes_left']) },
    };
  });
}

/** The /24 of an address of version 4, the /64 of one of version 6. */
function neighbourhoodOf(ip: string): string {
  return networkOf(ip).replace(/\.\d+$/, '');
}

async function aboutMentions(
  _tx: Transaction,
  entries: readonly Entry[],
  context: Acting,
): Promise<readonly Notice[]> {
  return entries.flatMap(({ subject, before, after }) => {
    const named = new Set(textsIn(before?.['mentions']));
    const record = after?.['record'];
    return textsIn(after?.['mentions'])
      .filter((userId) => !named.has(userId) && userId !== context?.actor?.id)
      .map((userId) => ({
        ...{ userId, kind: 'mentioned' as const },
        ...{ subjectType: subject.type, subjectId: subject.id },
        values: { ...(typeof record === 'string' && { record }), ...kindIn(after), ...by(context) },
      }));
  });
}

function kindIn(after: Entry['after']): { kind?: string } {
  const kind = after?.['kind'];
  return typeof kind === 'string' ? { kind } : {};
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
