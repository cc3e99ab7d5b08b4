import { getTableColumns, sql } from 'drizzle-orm';
import { type Database, type Reader, rowsOf } from '../../kernel/db/database.ts';
import { figure, figureZone } from '../../kernel/db/schema.ts';
import type { Violation } from '../ledger/ledger-check.ts';
import { readSetting } from '../settings.ts';

const columns = Object.values(getTableColumns(figure));
const isSum = ({ columnType }: (typeof columns)[number]) =>
  columnType === 'PgBigInt53' || columnType === 'PgNumeric';
const named = (which: typeof columns, how: (name: string) => string, between = ', ') =>
  sql.raw(which.map(({ name }) => how(name)).join(between));

const sumColumns = columns.filter(isSum);
const keys = named(
  columns.filter((column) => !isSum(column)),
  (name) => name,
);
const sums = named(sumColumns, (name) => name);
const summed = named(sumColumns, (name) => `sum(${name}) as ${name}`);
const notZero = named(sumColumns, (name) => `sum(${name}) <> 0`, ' or ');

/**
 * Each line goes into exactly one sum, even with concurrent compactions or inserts. A single line stays: most days do
 * not change any more.
 */
export async function compactFigures(db: Database): Promise<void> {
  await db.execute(sql`
    with alike as (
      select unnest(array_agg(ctid)) as line from figure group by ${keys} having count(*) > 1
    ), gone as (
      delete from figure where ctid = any (array(select line from alike)) returning *
    )
    insert into figure (${keys}, ${sums})
    select ${keys}, ${summed} from gone group by ${keys} having ${notZero} order by counted, day, since`);
}

export async function countedZone(reader: Reader): Promise<string | undefined> {
  const [row] = await reader.select().from(figureZone);
  return row?.zone;
}

/** Until it is done, statistics are read from the records. */
export async function recount(db: Database): Promise<void> {
  const { timezone } = await readSetting(db, 'app');
  if ((await countedZone(db)) === timezone) return;
  await db.transaction(async (tx) => {
    // The program itself waits, no user.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select count_anew(${timezone}::text)`);
  });
}

export async function checkFigures(reader: Reader): Promise<Violation[]> {
  const lines = (from: 'figure' | 'counted_anew()') => sql`
    select counted, jsonb_build_array(${keys})::text as key,
      concat_ws(' worth ', ${named(sumColumns, (name) => `trim_scale(sum(${name})::numeric)`)}) as value
    from ${sql.raw(from)} group by ${keys} having ${notZero}`;
  const rows = await rowsOf<Omit<Violation, 'check'> & { counted: string }>(
    reader,
    sql`
    select counted, coalesce(t.key, k.key) as subject, coalesce(t.value, 'none') as expected,
      coalesce(k.value, 'none') as found
    from (${lines('figure')}) k full join (${lines('counted_anew()')}) t using (counted, key)
    where t.value is distinct from k.value
    union all
    select 'client', c.id::text, k.status, c.kyc_status from client c join kyc k on k.client_id = c.id
    where k.status <> c.kyc_status`,
  );
  return rows.map(({ counted, ...row }) => ({
    check: `the figure ${counted} is the counted truth`,
    ...row,
  }));
}
