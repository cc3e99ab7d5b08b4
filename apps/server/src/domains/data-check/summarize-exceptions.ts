import type { Schemas } from '@brokerdesk/sdk';
import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client, dataException, exceptionDay } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { lastCheckAt } from './check-regularly.ts';
import { checks, checkTitle } from './checks.ts';

const { status, present, reopenedAt, firstSeenAt, checkName } = dataException;

const countOf = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);

const trendDays = 30;

/** The trend is of all data, so that only `seesAll` gets it. */
export async function summarizeExceptions(
  reader: Reader,
  language: Language,
  where: SQL | undefined,
  seesAll: boolean,
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
  const trends = seesAll ? await readTrends(reader) : new Map<string, Trend>();
  const byCheck = new Map(rows.map((row) => [row.check, row]));
  return {
    checked_at: (await lastCheckAt(reader))?.toISOString() ?? null,
    checks: Object.keys(checks).map((check) => {
      const row = byCheck.get(check);
      const { open = 0, gone = 0, reopened = 0, total = 0, oldestAt = null } = row ?? {};
      const oldest_at = oldestAt?.toISOString() ?? null;
      const trend = trends.get(check) ?? [];
      const title = checkTitle(check, language);
      return { check, title, open, gone, reopened, resolved: total - open, oldest_at, trend };
    }),
  };
}

type Trend = Schemas.DataExceptionSummary['checks'][number]['trend'];

async function readTrends(reader: Reader): Promise<Map<string, Trend>> {
  const { checkName: name, day, found } = exceptionDay;
  const ranked = reader
    .select({
      ...{ name, day, found },
      rank: sql<number>`row_number() over (partition by ${name} order by ${day} desc)`.as('rank'),
    })
    .from(exceptionDay)
    .as('ranked');
  const rows = await reader
    .select({ name: ranked.name, day: ranked.day, found: ranked.found })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${trendDays}`)
    .orderBy(ranked.day);
  const trends = new Map<string, Trend>();
  for (const { name: check, ...point } of rows) {
    trends.set(check, [...(trends.get(check) ?? []), point]);
  }
  return trends;
}
