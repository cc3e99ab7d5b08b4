import type { Schemas } from '@brokerdesk/sdk';
import { and, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { auditLog, client, staffUser } from '../../kernel/db/schema.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { periodView, type StatQuestion } from './stat-question.ts';
import { ownWaiting, waitingQueues } from './waiting-queues.ts';

export async function shift(question: StatQuestion): Promise<Schemas.Shift> {
  const { reader, actor, now, range } = question;
  const times = count();
  const done = await reader
    .select({ action: auditLog.action, count: times })
    .from(auditLog)
    .where(
      and(eq(auditLog.actorId, actor.id), gte(auditLog.at, range.from), lt(auditLog.at, range.to)),
    )
    .groupBy(auditLog.action)
    .orderBy(desc(times), auditLog.action);
  const transferred = await transfers(question);
  const unfiltered = { reader, actor, clients: {} };
  return {
    ...periodView(question),
    person: { id: actor.id, name: actor.name },
    done,
    left: (await ownWaiting(unfiltered)).map(({ queue, kind, count: left, oldest_at }) => ({
      ...{ queue, kind, count: left, oldest_at },
    })),
    queues: await waitingQueues(unfiltered, now),
    transferred,
  };
}

const transferFields: Readonly<Record<string, string>> = {
  'client.transferred': 'agent_id',
  'work.assigned': 'assignee_id',
  'work.returned': 'assignee_id',
};

const transfersMax = 50;

async function transfers({ reader, actor, range }: StatQuestion): Promise<Schemas.Transfer[]> {
  const involved = [...new Set(Object.values(transferFields))].flatMap((field) => [
    sql`${auditLog.before} ->> ${field} = ${actor.id}`,
    sql`${auditLog.after} ->> ${field} = ${actor.id}`,
  ]);
  const entries = await reader
    .select()
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.action, Object.keys(transferFields)),
        gte(auditLog.at, range.from),
        lt(auditLog.at, range.to),
        or(eq(auditLog.actorId, actor.id), ...involved),
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(transfersMax);
  if (entries.length === 0) return [];
  const idIn = (action: string, values: Record<string, unknown> | null) => {
    const id = values?.[transferFields[action] ?? ''];
    return typeof id === 'string' ? id : null;
  };
  const rows = entries.map(({ before, after, ...entry }) => ({
    ...entry,
    from: idIn(entry.action, before),
    to: idIn(entry.action, after),
  }));
  const ids = rows.flatMap(({ from, to }) => [from, to]).filter((id) => id !== null);
  const people = await reader
    .select({ id: staffUser.id, name: staffUser.name })
    .from(staffUser)
    .where(inArray(staffUser.id, ids));
  const clients = rows.flatMap(({ subjectType, subjectId }) =>
    subjectType === 'client' ? [subjectId] : [],
  );
  const named = await reader
    .select({ id: client.id, name: client.fullName })
    .from(client)
    .where(and(inArray(client.id, clients), clientScope(actor)));
  return rows.map(({ action, at, subjectType, subjectId, actorId, actorName, from, to }) => ({
    ...{ action, at: at.toISOString(), subject_type: subjectType, subject_id: subjectId },
    name: named.find(({ id }) => id === subjectId)?.name ?? null,
    by: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    from: people.find(({ id }) => id === from) ?? null,
    to: people.find(({ id }) => id === to) ?? null,
  }));
}
