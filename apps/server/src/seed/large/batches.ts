import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/db/database.ts';

const batchSize = 50_000;

export interface Batch {
  from: number;
  to: number;
  of: number;
}

export async function inBatches(
  db: Database,
  count: number,
  add: (tx: Transaction, batch: Batch) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < count; from += batchSize) {
    const batch = { from, to: Math.min(from + batchSize, count), of: count };
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local work_mem = '128MB'`);
      await add(tx, batch);
    });
  }
}

export const scatter = (text: SQL) => sql`(('x' || substr(md5(${text}), 1, 7))::bit(28)::int)`;

export const timedId = (at: SQL, text: SQL) => sql`(
  lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(${text}), 1, 3) || '8' || substr(md5(${text}), 4, 15))::uuid`;

/**
 * Common table expressions `holders` and `people`: clients of a batch, and the users who created and reviewed
 * its records. The clients have paid in enough for such small amounts.
 */
export const holdersOf = ({ from, to, of }: Batch): SQL => sql`
  rich as materialized (
    select a.id as account_id, a.client_id, a.currency, c.full_name,
      row_number() over (order by a.deposit desc, a.id) - 1 as place, count(*) over () as count
    from account a join client c on c.id = a.client_id
    where not c.fake and a.currency = 'USD' and a.deposit >= 3000
  ), numbered as materialized (
    select number, now() - interval '365 days' * (1 - number / ${of}::float8) as at
    from generate_series(${from}::int, ${to - 1}::int) as number
  ), placed as materialized (
    select number, at, ${scatter(sql`'h' || number`)}
      % case when number % 50 = 0 then 20 else (select greatest(max(count), 1) from rich) end as place
    from numbered
  ), holders as materialized (
    select p.number, p.at, r.account_id, r.client_id, r.currency, r.full_name,
      1 + p.number % 20 as amount
    from placed p join rich r on r.place = p.place
  ), people as (
    select (select id from staff_user where username = 'angel') as maker,
      (select id from staff_user where username = 'angel2') as checker
  )`;
