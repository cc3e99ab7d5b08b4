import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { figure } from '../../kernel/db/schema.ts';
import { keptLines, partOf, type StatQuestion } from './stat-question.ts';

/**
 * Takes the lines of its days less those with an earlier day in the same bucket: the latter are few and read by index.
 */
export function clientsOnce(
  question: StatQuestion,
  days: NonNullable<StatQuestion['days']>,
  counted: 'active' | 'orders' | 'kind' | 'currency' | 'kind_currency',
  where?: SQL,
): SQL {
  const t = figure;
  const ofDays = sql`select ${t.kind}, ${t.currency}, ${t.count}, ${partOf(question, t.day)} as part
    from ${t} where ${and(eq(t.counted, `${counted}_day`), keptLines(question, days), where)}`;
  if (question.by === 'day') return ofDays;
  const part = partOf(question, sql`d.day`);
  const again = and(
    eq(t.counted, counted),
    sql`${t.day} = d.day`,
    gte(t.since, part),
    question.ofLines,
    where,
  );
  return sql`${ofDays} union all
    select a.kind, a.currency, -a.count, ${part}
    from (select ${days.first}::date + n as day from generate_series(0, ${days.next}::date - ${days.first}::date - 1) n) d
    cross join lateral (
      select ${t.kind}, ${t.currency}, sum(${t.count}) as count from ${t} where ${again} group by 1, 2
    ) a`;
}
