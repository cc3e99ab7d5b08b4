import type { Schemas } from '@brokerdesk/sdk';
import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import { auditLog } from '../../kernel/db/schema.ts';
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
  const asked = { reader, actor, clients: {} };
  return {
    ...periodView(question),
    person: { id: actor.id, name: actor.name },
    done,
    left: (await ownWaiting(asked)).map(({ queue, kind, count: left, oldest_at }) => ({
      ...{ queue, kind, count: left, oldest_at },
    })),
    queues: await waitingQueues(asked, now),
  };
}
