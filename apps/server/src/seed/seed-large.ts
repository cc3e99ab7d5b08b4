import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { writeAudit } from '../platform/audit-log.ts';

const batchSize = 20_000;

/**
 * Adds clients and deposits in large numbers, by statements over whole batches: for measuring. They
 * are in one currency, and posted as the domain functions post them, so that the books stay right;
 * the audit log gets one entry for the whole. Needs the staff of the demonstration set.
 */
export async function seedLarge(
  db: Database,
  { clients, deposits }: { clients: number; deposits: number },
  progress: (done: string) => void = () => {},
): Promise<void> {
  if (clients === 0 && deposits === 0) return;
  await inBatches(clients, async (from, to) => {
    await db.transaction((tx) => addClients(tx, from, to));
    progress(`${to} clients`);
  });
  await inBatches(deposits, async (from, to) => {
    await db.transaction((tx) => addDeposits(tx, from, to));
    progress(`${to} deposits`);
  });
  await db.transaction((tx) =>
    writeAudit(tx, null, {
      action: 'seed.large',
      subject: { type: 'seed', id: 'large' },
      after: { clients, deposits },
      changed: [],
    }),
  );
}

async function inBatches(
  count: number,
  add: (from: number, to: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < count; from += batchSize) {
    await add(from, Math.min(from + batchSize, count));
  }
}

/** The same unpredictable but repeatable number for the same text, from 0. */
const scatter = (text: SQL) => sql`(('x' || substr(md5(${text}), 1, 7))::bit(28)::int)`;

/** An id in the order of time, as the server makes them, the same for the same text. */
const timedId = (at: SQL, text: SQL) => sql`(
  lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(${text}), 1, 3) || '8' || substr(md5(${text}), 4, 15))::uuid`;

async function addClients(tx: Transaction, from: number, to: number): Promise<void> {
  const at = sql`now() - interval '365 days' * ((${scatter(sql`'c' || number`)} % 100000) / 100000.0)`;
  await tx.execute(sql`
    with agents as (
      select id, row_number() over (order by username) - 1 as number
      from staff_user where leader_id is not null
    ), made as (
      select number, ${at} as at, (select count(*) from client where username like 'large%') as before
      from generate_series(${from}::int, ${to - 1}::int) as number
    ), added as (
      insert into client (id, username, full_name, mobile, email, agent_id, score, kyc_status, created_at, updated_at)
      select ${timedId(sql`at`, sql`'client' || (before + made.number)`)},
        'large' || (before + made.number), 'Large Client ' || (before + made.number),
        '+86139' || lpad((before + made.number)::text, 8, '0'),
        'large' || (before + made.number) || '@example.com', agents.id,
        350 + ${scatter(sql`'s' || made.number`)} % 500, 'approved', at, at
      from made join agents on agents.number = made.number % (select count(*) from agents)
      returning id, username, created_at
    )
    insert into account (id, client_id, acc_no, currency, created_at, updated_at)
    select ${timedId(sql`created_at`, sql`'account' || username`)}, id, 'USD-' || username, 'USD', created_at, created_at
    from added`);
}

/** Nineteen in twenty are decided, one in ten rejected. */
async function addDeposits(tx: Transaction, from: number, to: number): Promise<void> {
  const at = sql`now() - interval '365 days' * ((${scatter(sql`'d' || number`)} % 1000000) / 1000000.0)`;
  await tx.execute(sql`
    with accounts as (
      select a.id, a.client_id, row_number() over (order by a.id) - 1 as number
      from account a join client c on c.id = a.client_id
      where not c.fake and a.currency = 'USD'
    ), people as (
      select (select id from staff_user where username = 'angel') as maker,
        (select id from staff_user where username = 'angel2') as checker
    ), numbered as (
      select number, ${at} as at, nextval('order_no') as serial,
        (10 + ${scatter(sql`'a' || number`)} % 900000)::numeric / 100 as amount,
        case when number % 20 = 0 then 'pending' when number % 10 = 1 then 'rejected' else 'approved' end as status
      from generate_series(${from}::int, ${to - 1}::int) as number
    ), made as (
      select n.*, ${timedId(sql`n.at`, sql`'deposit' || n.serial`)} as id,
        ${timedId(sql`n.at`, sql`'posting' || n.serial`)} as posting_id,
        a.id as account_id, a.client_id, p.maker, p.checker,
        case when n.status = 'pending' then null else n.at + interval '2 hours' end as checked_at
      from numbered n
      cross join people p
      join accounts a on a.number = ${scatter(sql`'t' || n.number`)} % (select count(*) from accounts)
    ), booked as (
      insert into deposit (id, order_no, client_id, account_id, sub_type, amount, currency, account_currency,
        rate, rate_at, credited_amount, base_amount, reference_no, status, maker_id, made_at,
        checker_id, checked_at, reason_code, version, created_at, updated_at)
      select id, 'D' || to_char(at, 'YYYYMMDD') || '-' || serial, client_id, account_id, 'bank', amount,
        'USD', 'USD', 1, at, amount, amount, 'LARGE' || serial, status, maker, at,
        case when status = 'pending' then null else checker end, checked_at,
        case when status = 'rejected' then 'not_received' end,
        case when status = 'pending' then 1 else 2 end, at, coalesce(checked_at, at)
      from made
    ), posted as (
      insert into ledger_transaction (id, kind, reference_type, reference_id, actor_id, created_at)
      select posting_id, 'deposit.approved', 'deposit', id, checker, checked_at
      from made where status = 'approved'
    ), entered as (
      insert into ledger_entry (transaction_id, account_id, house, amount, currency, created_at)
      select posting_id, account_id, null, amount, 'USD', checked_at from made where status = 'approved'
      union all
      select posting_id, null, 'clearing', -amount, 'USD', checked_at from made where status = 'approved'
    )
    update account set balance = balance + due.amount, deposit = deposit + due.amount,
      version = version + due.count, updated_at = now()
    from (select account_id, sum(amount) as amount, count(*)::int as count
          from made where status = 'approved' group by account_id) due
    where account.id = due.account_id`);
}
