import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { auditLog, event } from '../kernel/db/schema.ts';
import type { ApiAnswer } from './api-client.ts';
import { lastEntry } from './last-entry.ts';
import type { TestServer } from './test-server.ts';

export const once = () => ({ 'idempotency-key': randomUUID() });

const everyRole = ['god', 'angel', 'superman', 'hero'] as const;

export async function statusesByRole(
  { signIn }: TestServer,
  call: (role: string) => {
    method: 'GET' | 'PUT' | 'POST' | 'DELETE';
    path: string;
    body?: unknown;
  },
): Promise<number[]> {
  const statuses: number[] = [];
  for (const role of everyRole) {
    const { method, path, body } = call(role);
    statuses.push((await (await signIn(role)).call(method, path, body, once())).status);
  }
  return statuses;
}

export async function lastEntryAndEvent({ db }: TestServer) {
  const entry = await lastEntry({ db });
  const [sent] = await db.select().from(event).orderBy(desc(event.seq)).limit(1);
  return { entry, sent };
}

export async function lastEntryAndEventOn({ db }: TestServer, id: string) {
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.seq))
    .limit(1);
  const [sent] = await db
    .select()
    .from(event)
    .where(eq(event.recordId, id))
    .orderBy(desc(event.seq))
    .limit(1);
  return { entry, sent };
}

export function fieldsOf({ body }: ApiAnswer): Record<string, string> {
  const errors: { field: string; code: string }[] = body.errors ?? [];
  return Object.fromEntries(errors.map(({ field, code }) => [field, code]));
}
