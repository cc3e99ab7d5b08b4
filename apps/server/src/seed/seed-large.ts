import { like, sql } from 'drizzle-orm';
import { chineseGivenNames, chineseSurnames } from '../domains/client/person-names.ts';
import { romanizeNames } from '../domains/client/romanize-name.ts';
import type { Database, Transaction } from '../kernel/db/database.ts';
import { client } from '../kernel/db/schema.ts';
import { writeAudit } from '../platform/audit-log.ts';
import { type Batch, inBatches, scatter, timedId } from './large/batches.ts';

interface Size {
  clients: number;
  deposits: number;
}

/**
 * Posts as the domain functions do, so that the books stay right; the audit log gets one entry for the whole. Needs the
 * staff of the demonstration set.
 */
export async function seedLarge(
  db: Database,
  { clients, deposits }: Size,
  progress: (done: string) => void = () => {},
): Promise<void> {
  if (clients === 0 && deposits === 0) return;
  const before = await countLarge(db);
  await inBatches(db, clients, async (tx, { from, to }) => {
    await addClients(tx, before + from, before + to);
    progress(`${to} clients`);
  });
  await inBatches(db, deposits, async (tx, batch) => {
    await addDeposits(tx, batch);
    progress(`${batch.to} deposits`);
  });
  await db.transaction(romanizeNames);
  await db.transaction((tx) =>
    writeAudit(tx, null, {
      action: 'seed.large',
      subject: { type: 'seed', id: 'large' },
      after: { clients, deposits },
      changed: [],
    }),
  );
}

async function countLarge(db: Database): Promise<number> {
  return db.$count(client, like(client.username, 'large%'));
}

const textArray = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

async function addClients(tx: Transaction, from: number, to: number): Promise<void> {
  const at = sql`now() - interval '365 days' * ((${scatter(sql`'c' || number`)} % 100000) / 100000.0)`;
  await tx.execute(sql`
    with agents as (
      select id, row_number() over (order by username) - 1 as number
      from staff_user where leader_id is not null
    ), names as (
      select ${textArray(chineseSurnames)} as surnames, ${textArray(chineseGivenNames)} as given
    ), made as (
      select number, ${at} as at, case when number % 3 = 0
        then surnames[1 + ${scatter(sql`'n' || number`)} % cardinality(surnames)]
          || given[1 + ${scatter(sql`'g' || number`)} % cardinality(given)]
        else 'Large Client ' || number end as full_name
      from generate_series(${from}::int, ${to - 1}::int) as number cross join names
    ), added as (
      insert into client (id, username, full_name, mobile, email, agent_id, score, kyc_status, language,
        created_at, updated_at)
      select ${timedId(sql`at`, sql`'client' || made.number`)}, 'large' || made.number, full_name,
        '+86139' || lpad(made.number::text, 8, '0'), 'large' || made.number || '@example.com', agents.id,
        350 + ${scatter(sql`'s' || made.number`)} % 500, 'approved',
        case when made.number % 10 = 0 then 'en-US' else 'zh-CN' end, at, at
      from made join agents on agents.number = made.number % (select count(*) from agents)
      returning id, username, created_at
    ), opened as (
      select id as client_id, username, created_at, case
        when place < 80 then 'USD' when place < 95 then 'HKD' when place < 99 then 'CNY' else 'EUR' end as currency
      from added cross join lateral (select ${scatter(sql`'a' || username`)} % 100 as place) as placed
    )
    insert into account (id, client_id, acc_no, currency, created_at, updated_at)
    select ${timedId(sql`created_at`, sql`'account' || username`)}, client_id,
      currency || '-' || username, currency, created_at, created_at
    from opened`);
  await identify(tx, from, to);
}

async function identify(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    with checked as (
      update kyc set attempt_no = 1, level = 'basic', full_name = client.full_name,
        made_at = least(client.created_at + interval '1 hour', now()), checked_at = least(client.created_at + interval '3 hours', now()),
        checker_id = (select id from staff_user where username = 'angel'), version = 3
      from client, generate_series(${from}::int, ${to - 1}::int) as number
      where kyc.client_id = client.id and client.username = 'large' || number
      returning kyc.id, kyc.made_at, kyc.checked_at, kyc.checker_id
    )
    insert into kyc_event (id, kyc_id, at, action, attempt_no, actor_id)
    select gen_random_uuid(), id, made_at, 'submitted', 1, null from checked
    union all
    select gen_random_uuid(), id, checked_at, 'approved', 1, checker_id from checked`);
}

async function addDeposits(tx: Transaction, { from, to, of }: Batch): Promise<void> {
  await tx.execute(sql`
    with accounts as materialized (
      select a.id, a.client_id, a.currency, row_number() over (order by a.id) - 1 as number
      from account a join client c on c.id = a.client_id
      where not c.fake and a.currency in ('USD', 'HKD', 'CNY', 'EUR')
    ), people as (
      select (select id from staff_user where username = 'angel') as maker,
        (select id from staff_user where username = 'angel2') as checker
    ), rates as (
      select distinct on (currency) currency, to_base from (
        select primary_currency as currency, final as to_base, effective_at from rate
        where secondary_currency = 'USD'
        union all
        select secondary_currency, 1 / final, effective_at from rate where primary_currency = 'USD'
        union all select 'USD', 1, now()
      ) known order by currency, effective_at desc
    ), numbered as materialized (
      select number, now() - interval '365 days' * (1 - number / ${of}::float8) as at,
        nextval('order_no') as serial,
        (10 + ${scatter(sql`'a' || number`)} % 900000)::numeric / 100 as amount,
        case when number % 20 = 0 then 'pending' when number % 10 = 1 then 'rejected' else 'approved' end as status
      from generate_series(${from}::int, ${to - 1}::int) as number
    ), made as materialized (
      select n.*, ${timedId(sql`n.at`, sql`'deposit' || n.serial`)} as id,
        ${timedId(sql`n.at`, sql`'posting' || n.serial`)} as posting_id,
        a.id as account_id, a.client_id, a.currency, r.to_base, p.maker, p.checker,
        case when n.status = 'pending' then null
          else least(n.at + interval '2 hours', now()) end as checked_at
      from numbered n
      cross join people p
      join accounts a on a.number = ${scatter(sql`'t' || n.number`)} % (select count(*) from accounts)
      left join rates r on r.currency = a.currency
    ), booked as (
      insert into deposit (id, order_no, client_id, account_id, sub_type, amount, currency, account_currency,
        rate, rate_at, credited_amount, base_amount, reference_no, status, maker_id, made_at,
        checker_id, checked_at, reason_code, version, created_at, updated_at,
        risk_level, risk_reasons, risk_checked_at)
      select id, 'D' || to_char(at at time zone 'UTC', 'YYYYMMDD') || '-' || serial, client_id, account_id, 'bank', amount,
        currency, currency, 1, at, amount, round(amount * to_base, 2), 'LARGE' || serial, status, maker, at,
        case when status = 'pending' then null else checker end, checked_at,
        case when status = 'rejected' then 'not_received' end,
        case when status = 'pending' then 1 else 2 end, at, coalesce(checked_at, at),
        -- One in a hundred is the repetition of another, and two pay unusually much.
        case number % 100 when 7 then 2 when 17 then 1 when 27 then 1 else 0 end,
        case number % 100
          when 7 then '[{"code": "same_reference", "level": "stop"}]'::jsonb
          when 17 then '[{"code": "unusual_amount", "level": "look"}]'
          when 27 then '[{"code": "unusual_amount", "level": "look"}]' else '[]' end, at
      from made order by number
    ), posted as (
      insert into ledger_transaction (id, kind, reference_type, reference_id, actor_id, created_at)
      select posting_id, 'deposit.approved', 'deposit', id, checker, checked_at
      from made where status = 'approved' order by number
    ), entered as (
      insert into ledger_entry (transaction_id, account_id, firm_account, amount, currency, created_at)
      select posting_id, account_id, firm_account, amount, currency, checked_at from (
        select number, posting_id, account_id, null as firm_account, amount, currency, checked_at from made where status = 'approved'
        union all
        select number, posting_id, null, 'clearing', -amount, currency, checked_at from made where status = 'approved'
      ) entries order by number
    )
    update account set balance = balance + due.amount, deposit = deposit + due.amount,
      version = version + due.count, updated_at = now()
    from (select account_id, sum(amount) as amount, count(*)::int as count
          from made where status = 'approved' group by account_id) due
    where account.id = due.account_id`);
}
