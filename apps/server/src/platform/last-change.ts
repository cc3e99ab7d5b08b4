import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../kernel/db/database.ts';
import { auditLog } from '../kernel/db/schema.ts';
import type { ProblemDetails } from '../kernel/errors/problem.ts';

export async function lastChange(
  reader: Reader,
  subject: { type: string; id: string },
): Promise<Pick<ProblemDetails, 'changedBy' | 'changedAt'>> {
  const [entry] = await reader
    .select({ name: auditLog.actorName, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, subject.type),
        eq(auditLog.subjectId, subject.id),
        isNotNull(auditLog.after),
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(1);
  if (entry === undefined) return {};
  return {
    ...(entry.name !== null && { changedBy: entry.name }),
    changedAt: entry.at.toISOString(),
  };
}
