import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addClient, type ClientFixture, readAccount } from '../../testing/deposit-fixtures.ts';
import { createInCluster } from '../../testing/test-cluster.ts';
import { ownerOf } from '../../testing/test-database.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { rowsOf } from './database.ts';
import { rights } from './grants.ts';
import { openDatabase } from './open-database.ts';
import { account, ledgerEntry } from './schema.ts';

const server = useTestServer();
const cluster = process.env['TEST_DATABASE_URL'];

async function outcomeOf(statement: string): Promise<string> {
  const { db } = server();
  const attempt = db.transaction(async (tx) => {
    await tx.execute(sql.raw(statement));
    throw new Error('not refused');
  });
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

describe('the rights of the server', () => {
  // @rule ledger: A table without a line in the list of rights is closed to the server
  // @in kernel/db/grants.ts
  it('are declared for every table and view', async () => {
    const found = await rowsOf<{ name: string }>(
      server().db,
      sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    expect(Object.keys(rights).toSorted()).toEqual(found.map(({ name }) => name).toSorted());
  });
});

describe.runIf(cluster)('the role of the server', () => {
  const appendOnly = [
    ...['audit_log', 'audit_leaf', 'audit_checkpoint', 'ledger_transaction', 'ledger_entry'],
    ...['signature', 'trade_event', 'loan_repayment', 'conversion', 'kyc_event', 'saving_day'],
  ];
  const kept = [
    ...appendOnly,
    'proposal',
    'amendment',
    'deposit',
    'withdrawal',
    'trade_record',
    'server_key',
  ];

  // @rule ledger: The role of the server cannot change the audit log, the ledger, signatures or balances
  // @in kernel/db/grants.ts
  it.each([
    ...appendOnly.map((table) => `update ${table} set ${firstColumn(table)} = default`),
    ...kept.map((table) => `delete from ${table}`),
    ...Object.keys(rights)
      .filter((name) => name !== 'client_event')
      .map((table) => `truncate ${table}`),
    `insert into ledger_transaction (id, kind, reference_type, reference_id)
      values (gen_random_uuid(), 'forged', 'test', gen_random_uuid())`,
    `insert into ledger_entry (transaction_id, firm_account, amount, currency)
      values (gen_random_uuid(), 'clearing', 1, 'USD')`,
    ...['balance', 'frozen', 'deposit', 'outstanding', 'version', 'currency', 'client_id'].map(
      (column) => `update account set ${column} = default`,
    ),
    ...['body', 'limit_name', 'base_amount', 'maker_id', 'effective_at', 'subject_id'].map(
      (column) => `update proposal set ${column} = default`,
    ),
    ...['before', 'after', 'reason', 'maker_id'].map(
      (column) => `update amendment set ${column} = default`,
    ),
    ...['principal', 'rate', 'maker_id'].map(
      (column) => `update saving_holding set ${column} = default`,
    ),
    'update server_key set number = 9',
    'update audit_head set id = 2',
    'delete from audit_head',
    'insert into audit_head (id) values (2)',
    'delete from audit_forward',
    'update drizzle.__drizzle_migrations set created_at = 0',
    `select setval('ledger_entry_seq_seq', 1)`,
    'alter table audit_log disable trigger all',
    'alter table ledger_entry disable trigger ledger_entry_append_only',
    'drop trigger ledger_entry_balanced on ledger_entry',
    'alter table account drop constraint account_available_not_negative',
    `set session_replication_role = 'replica'`,
    'set role brokerdesk_owner',
    'set session authorization brokerdesk_owner',
    'create table own (id int)',
    'create schema own',
    'create function own() returns int language sql as $$ select 1 $$',
    `create or replace function post_transactions(postings jsonb)
      returns table (id uuid, version int, client_id uuid, refused jsonb) language sql as $$ select null, 1, null, null $$`,
    'alter function post_transactions(jsonb) set search_path = pg_temp',
    `copy audit_log to program 'cat'`,
  ])('is refused: %s', async (statement) => {
    expect(await outcomeOf(statement)).toMatch(/permission denied|must be/);
  });

  it('has the privileges of the list, and no other', async () => {
    const held = await rowsOf<{ name: string; privilege: string }>(
      server().db,
      sql`select relname as name, privilege from pg_class
        cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) privilege
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
          and has_table_privilege(oid, privilege)`,
    );
    const listed = Object.entries(rights).flatMap(([name, privileges]) =>
      privileges.filter((one) => !one.includes('(')).map((privilege) => `${privilege} ${name}`),
    );
    expect(held.map(({ name, privilege }) => `${privilege} ${name}`).toSorted()).toEqual(
      listed.toSorted(),
    );
  });
});

function firstColumn(table: string): string {
  const names: Record<string, string> = {
    audit_leaf: 'position',
    audit_log: 'seq',
    audit_checkpoint: 'size',
    ledger_entry: 'seq',
  };
  return names[table] ?? 'id';
}

it('an account is opened with nothing on it', async () => {
  const client = await addClient(server().db);
  const rich = { clientId: client.id, accNo: 'rich', currency: 'EUR', balance: '100' };
  const opened = server().owner.insert(account).values(rich);
  await expect(opened.execute()).rejects.toMatchObject({
    cause: { message: 'account rich does not begin with zero' },
  });
});

describe('the function that posts', () => {
  let client: ClientFixture;
  beforeAll(async () => {
    client = await addClient(server().db, { currencies: ['USD', 'CNY'] });
  });
  const usd = () => client.accounts['USD'] ?? '';
  const firm = (amount: string, currency = 'USD') => ({
    firm_account: 'clearing',
    amount,
    currency,
  });
  const toClient = (amount: string, more: object = {}) => ({
    ...{ account_id: usd(), bucket: 'available', amount, currency: 'USD' },
    ...more,
  });
  const posting = (entries: object[], more: object = {}) => ({
    ...{
      id: randomUUID(),
      kind: 'test.posted',
      reference_type: 'test',
      reference_id: randomUUID(),
    },
    ...{ actor_id: null, at: new Date(), entries },
    ...more,
  });
  const call = (...postings: object[]) =>
    outcomeOf(`select * from post_transactions('${JSON.stringify(postings)}'::jsonb)`);

  it.each([
    ['do not balance', () => [firm('-1.00'), toClient('2.00')], 'USD sums to 1'],
    ['have one side', () => [toClient('2.00')], 'USD sums to 2'],
    ['balance across currencies', () => [firm('-1.00', 'CNY'), toClient('1.00')], 'sum to zero'],
    ['are too exact', () => [firm('-0.001'), toClient('0.001')], 'more digits'],
    [
      'are in the currency of no account that they name',
      () => [firm('-1.00', 'CNY'), toClient('1.00', { currency: 'CNY' })],
      'holds USD, not CNY',
    ],
    [
      'name an account that does not exist',
      () => [firm('-1.00'), toClient('1.00', { account_id: randomUUID() })],
      'does not exist',
    ],
    [
      'are of no part of a balance',
      () => [firm('-1.00'), toClient('1.00', { bucket: 'hidden' })],
      'no part of a balance',
    ],
    ['have no amount', () => [firm('-1.00'), { ...toClient('1.00'), amount: null }], 'sums to -1'],
  ])('refuses entries that %s', async (_, entries, message) => {
    expect(await call(posting(entries()))).toContain(message);
  });

  it('adds nothing to a transaction that there is', async () => {
    const id = await posted();
    expect(await call(posting([firm('-1.00'), toClient('1.00')], { id }))).toContain(
      'duplicate key',
    );
  });

  it('writes nothing if an account would be overdrawn, also between two postings', async () => {
    const before = await readAccount(server().db, usd());
    const balance = Number(before.balance);
    const taken = posting([firm(String(balance + 1)), toClient(String(-balance - 1))]);
    const rows = await post(taken, posting([firm('-5.00'), toClient('5.00')]));
    expect(rows).toEqual([
      {
        id: null,
        version: null,
        client_id: null,
        refused: expect.objectContaining({ currency: 'USD' }),
      },
    ]);
    expect(await readAccount(server().db, usd())).toEqual(before);
  });

  it('writes to its own tables, whatever a session names like them', async () => {
    const { db } = server();
    const id = randomUUID();
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`create temporary table ledger_entry (transaction_id uuid) on commit drop`,
      );
      await tx.execute(sql`set local search_path = pg_temp, public`);
      const posted = [posting([firm('-1.00'), toClient('1.00')], { id })];
      await tx.execute(sql`select public.post_transactions(${JSON.stringify(posted)}::jsonb)`);
      await tx.execute(sql`drop table pg_temp.ledger_entry`);
    });
    expect(await db.$count(ledgerEntry, sql`transaction_id = ${id}`)).toBe(2);
    await post(posting([firm('1.00'), toClient('-1.00')]));
  });

  const post = (...postings: object[]) =>
    rowsOf<object>(
      server().db,
      sql`select * from post_transactions(${JSON.stringify(postings)}::jsonb)`,
    );

  async function posted(): Promise<string> {
    const [there, back] = [
      posting([firm('-1.00'), toClient('1.00')]),
      posting([firm('1.00'), toClient('-1.00')]),
    ];
    await post(there, back);
    return there.id;
  }
});

describe.runIf(cluster)('opening a database', () => {
  it('gives the server’s role its rights, takes back what was granted by hand, repeats nothing, and refuses a right of PUBLIC', async () => {
    const database = await createInCluster();
    const owner = ownerOf(database);
    try {
      const open = async () => (await openDatabase({ dataDir: '', ...database.urls })).close();
      const grantedAt = () =>
        rowsOf(
          owner.db,
          sql`select oid::int, xmin::text from pg_class where relkind = 'r' order by 1`,
        );
      await open();
      const first = await grantedAt();
      await open();
      expect(await grantedAt()).toEqual(first);
      await owner.db.execute(sql`grant update, truncate on audit_log to brokerdesk_server`);
      await owner.db.execute(sql`grant update (balance) on account to brokerdesk_server`);
      await open();
      const [held] = await rowsOf(
        owner.db,
        sql`select has_table_privilege('brokerdesk_server', 'audit_log', 'update, truncate') as audit,
          has_column_privilege('brokerdesk_server', 'account', 'balance', 'update') as balance`,
      );
      expect(held).toEqual({ audit: false, balance: false });
      await owner.db.execute(sql`grant update on audit_log to public`);
      await expect(open()).rejects.toThrow('by a right of PUBLIC');
    } finally {
      await owner.close();
      await database.drop();
    }
  });

  it('says what is missing, and refuses an owner as the server’s role', async () => {
    const database = await createInCluster();
    const open = (urls: { databaseUrl: string; migrationDatabaseUrl?: string }) =>
      openDatabase({ dataDir: '', ...urls }).then(async ({ excess, close }) => {
        await close();
        return excess;
      });
    try {
      const { databaseUrl, migrationDatabaseUrl } = database.urls;
      await expect(open({ databaseUrl })).rejects.toThrow('or set MIGRATION_DATABASE_URL');
      await expect(
        open({ databaseUrl: migrationDatabaseUrl, migrationDatabaseUrl }),
      ).rejects.toThrow('give the server a user of its own');
      await expect(open({ databaseUrl })).rejects.toThrow('not ready for this version');
      expect(await open({ databaseUrl: migrationDatabaseUrl })).toContain('owns tables');
      expect(await open(database.urls)).toBeNull();
      expect(await open({ databaseUrl })).toBeNull();
    } finally {
      await database.drop();
    }
  });
});
