import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';

/** Deposits that no tally knows apart, one by one, as lines of one: to be added, or to be taken off. */
export interface Part {
  where: SQL | undefined;
  sign?: 1 | -1;
}

/** These deposits as lines, each at the step that `step` says. */
export function partLines(
  reader: Reader,
  step: SQL<string>,
  { where, sign = 1 }: Part,
): SQLWrapper {
  const signed = sql.raw(String(sign));
  return reader
    .select({
      step: step.as('step'),
      currency: deposit.currency,
      count: sql<number>`${signed}`.as('count'),
      amount: sql<string>`${signed} * ${deposit.amount}`.as('amount'),
      base: sql<string>`${signed} * coalesce(${deposit.baseAmount}, 0)`.as('base'),
      unrated: sql<number>`case when ${deposit.baseAmount} is null then ${signed} else 0 end`.as(
        'unrated',
      ),
    })
    .from(deposit)
    .where(where);
}

/** All these lines in one statement, so that nothing is counted twice while deposits change. */
export function unionAll(name: string, lines: readonly SQLWrapper[]): SQL {
  return sql`(${sql.join([...lines], sql` union all `)}) as ${sql.identifier(name)}`;
}
