import type { Schemas } from '@brokerdesk/sdk';
import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client, dataException } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { checks, checkTitle } from './checks.ts';
import { lastCheckAt } from './last-check.ts';

const { status, present, reopenedAt, firstSeenAt, checkName } = dataException;

const countOf = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);

/** What each check has, of the exceptions that the condition lets through, and how old the oldest is. */
export async function summarizeExceptions(
  reader: Reader,
  language: Language,
  where: SQL | undefined,
): Promise<Schemas.DataExceptionSummary> {
  const isOpen = eq(status, 'open');
  const rows = await reader
    .select({
      check: checkName,
      total: count(),
      open: countOf(isOpen),
      gone: countOf(sql`${isOpen} and not ${present}`),
      reopened: countOf(sql`${isOpen} and ${reopenedAt} is not null`),
      oldestAt: sql<Date | null>`min(${firstSeenAt}) filter (where ${isOpen})`.mapWith(firstSeenAt),
    })
    .from(dataException)
    .leftJoin(client, eq(client.id, dataException.clientId))
    .where(where)
    .groupBy(checkName);
  const byCheck = new Map(rows.map((row) => [row.check, row]));
  return {
    checked_at: (await lastCheckAt(reader))?.toISOString() ?? null,
    checks: Object.keys(checks).map((check) => {
      const row = byCheck.get(check);
      const { open = 0, gone = 0, reopened = 0, total = 0, oldestAt = null } = row ?? {};
      const oldest_at = oldestAt?.toISOString() ?? null;
      const title = checkTitle(check, language);
      return { check, title, open, gone, reopened, resolved: total - open, oldest_at };
    }),
  };
}
