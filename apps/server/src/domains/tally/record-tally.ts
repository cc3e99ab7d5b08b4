import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { recordTally } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/when.ts';
import type { Actor } from '../../platform/actor.ts';
import type { BookedFigures } from '../currency/list-figures.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { asksOnly, ofClients, talliedFigures } from './read-tallies.ts';

const keys = new Set(['sort', 'fake', 'agent_id', 'status', 'currency']);

interface RecordQuery {
  fake?: boolean | undefined;
  agent_id?: string | undefined;
  status?: string | undefined;
  currency?: string | undefined;
}

/**
 * Count and value of records; null for filters that have to be counted. `kinds` are the kinds selected by the
 * filters that `kindKeys` names; undefined means all.
 */
export async function tallyRecords<Query extends RecordQuery>(
  reader: Reader,
  actor: Actor,
  record: (typeof recordTally.$inferSelect)['record'],
  query: Query,
  {
    kinds,
    kindKeys,
  }: { kinds: readonly string[] | undefined; kindKeys: readonly (keyof Query & string)[] },
): Promise<BookedFigures | null> {
  if (!asksOnly(query, new Set([...keys, ...kindKeys]))) return null;
  const t = recordTally;
  const where: SQL | undefined = and(
    eq(t.record, record),
    ofClients(t, actor, query),
    when(kinds, (asked) => inArray(t.kind, [...asked])),
    when(query.status, (status) => eq(t.status, status)),
    when(query.currency, (code) => eq(t.currency, requireCurrency('currency', code))),
  );
  return talliedFigures(reader, t, where);
}
