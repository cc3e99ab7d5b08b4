import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutcomeUnknown } from '../kernel/db/lost-connection.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { deposit } from '../kernel/db/schema.ts';
import { once } from '../testing/config-calls.ts';
import { cuttingProxy } from '../testing/cutting-proxy.ts';
import { addClient } from '../testing/deposit-fixtures.ts';
import type { ClusterDatabase } from '../testing/test-cluster.ts';
import { createMigrated, ownerOf } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let cluster: ClusterDatabase;
let proxy: Awaited<ReturnType<typeof cuttingProxy>>;
let folder: string;
let server: TestServer;
let owner: ReturnType<typeof ownerOf>;

beforeAll(async () => {
  cluster = await createMigrated();
  proxy = await cuttingProxy(cluster.url);
  folder = await mkdtemp(join(tmpdir(), 'brokerdesk-commit-'));
  const { migrationDatabaseUrl } = cluster.urls;
  const database = await openDatabase({
    dataDir: '',
    databaseUrl: proxy.url,
    migrationDatabaseUrl,
  });
  owner = ownerOf(cluster);
  server = await startTestServer({ storage: { database, folder, leave: database.close } });
});

afterAll(async () => {
  await server?.close();
  await owner?.close();
  await proxy?.close();
  await cluster?.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a connection that is lost at a COMMIT', () => {
  // @rule server: A connection lost at COMMIT is unknown; the same Idempotency-Key resolves it
  // @in kernel/db/lost-connection.ts
  it.each([
    ['before it arrives', 0],
    ['before its answer', 1],
  ] as const)('leaves nobody knowing, and the same key finds out: %s', async (cut, kept) => {
    const { db } = server;
    const angel = await server.signIn('angel');
    const client = await addClient(db, { currencies: ['USD'] });
    const record = (headers: Record<string, string>) =>
      angel.call(
        'POST',
        `/deposit/admin/v2/specialized/${client.id}`,
        {
          ...{ account_id: client.accounts['USD'], amount: '250.00' },
          ...{ currency: 'USD', sub_type: 'bank', payer_name: '测试客户', reference_no: 'FT-1' },
        },
        { 'accept-language': 'en', ...headers },
      );
    const mine = eq(deposit.accountId, client.accounts['USD'] ?? '');
    const key = once();

    proxy.cutNext(cut);
    const lost = await record(key);
    expect([lost.status, lost.body.code]).toEqual([503, 'OUTCOME_UNKNOWN']);
    expect(lost.body.message).toContain('may have been done. Check before you repeat it');
    expect(Number(lost.headers['retry-after'])).toBeGreaterThan(0);
    expect(await db.$count(deposit, mine)).toBe(kept);

    const again = await record(key);
    expect(again.status).toBe(201);
    expect(await db.$count(deposit, mine)).toBe(1);
  });

  it.each(['before it arrives', 'before its answer'] as const)(
    'is an error of its own, by where it happened: %s',
    async (cut) => {
      proxy.cutNext(cut);
      const lost = server.db.transaction((tx) => tx.execute(sql`select 1`));
      await expect(lost).rejects.toThrow(OutcomeUnknown);
    },
  );
});

describe('a warning at a COMMIT', () => {
  it('leaves the outcome unknown, on the first connection too', async () => {
    await owner.db.execute(sql`create table noted (id int)`);
    await owner.db.execute(sql`grant insert on noted to public`);
    await owner.db.execute(sql`create function warn() returns trigger language plpgsql as
      $$ begin raise warning 'It may be lost.'; return null; end $$`);
    await owner.db.execute(sql`create constraint trigger warn after insert on noted
      deferrable initially deferred for each row execute function warn()`);
    const { db, close } = await openDatabase({
      ...{ dataDir: '', databaseUrl: cluster.url, poolSize: 1 },
    });
    const warned = db.transaction((tx) => tx.execute(sql`insert into noted values (1)`));
    await expect(warned.finally(close)).rejects.toThrow(OutcomeUnknown);
  });
});

describe('a connection that is lost at any other time', () => {
  it('is unknown if something may have been written, and BUSY otherwise', async () => {
    const angel = await server.signIn('angel');
    const { db } = server;
    const client = await addClient(db);
    await owner.db.execute(sql`create function cut() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await owner.db.execute(sql`create trigger cut before update on client
      for each row execute function cut()`);
    const written = await angel.call('POST', `/client/admin/v1/status/${client.id}`, {
      ...{ status: 'disabled', version: 1 },
    });
    expect([written.status, written.body.code]).toEqual([503, 'OUTCOME_UNKNOWN']);
    await owner.db.execute(sql`drop trigger cut on client`);

    await owner.db.execute(sql`alter table deposit rename to deposit_table`);
    await owner.db.execute(sql`create view deposit as select * from deposit_table
      where pg_terminate_backend(pg_backend_pid())`);
    await owner.db.execute(sql`grant select on deposit to public`);
    const read = await angel.get('/deposit/admin/v1/list');
    expect([read.status, read.body.code]).toEqual([503, 'BUSY']);
    await owner.db.execute(sql`drop view deposit`);
    await owner.db.execute(sql`alter table deposit_table rename to deposit`);
  });
});

describe('a known outcome is never reported as unknown', () => {
  it('a COMMIT that the database refuses', async () => {
    const { db } = server;
    await owner.db.execute(sql`create table thing (id int primary key,
      other int references thing deferrable initially deferred)`);
    await owner.db.execute(sql`grant insert on thing to public`);
    const refused = db.transaction((tx) => tx.execute(sql`insert into thing values (1, 2)`));
    await expect(refused).rejects.not.toThrow(OutcomeUnknown);
    await expect(refused).rejects.toMatchObject({ cause: { code: '23503' } });
  });

  it('a connection that is lost before the COMMIT', async () => {
    const { db } = server;
    const lost = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(lost).rejects.not.toThrow(OutcomeUnknown);
  });
});
