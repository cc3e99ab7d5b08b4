import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../../kernel/db/database.ts';
import { auditCheckpoint, auditHead, auditLog } from '../../kernel/db/schema.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { checkLog, type Finding, hashEntry } from './check-log.ts';
import { notesIn, signerOf } from './checkpoint.ts';
import { checkSealedLog, linesOf, verifyLog } from './evidence.ts';
import { type AuditSeal, auditSeal, sealRegularly, storedNotes } from './sealer.ts';
import { LogTree } from './tree.ts';

const server = useTestServer({ brokenBooks: true });
const log = { warn: () => {} };
let client: ClientFixture;
let folder: string;
let seal: AuditSeal;

const write = async (count = 1) => {
  for (let made = 0; made < count; made += 1) await addDeposit(server().db, client);
};
const verify = () => verifyLog(server().db, seal);
const file = () => join(folder, 'checkpoints.txt');

beforeAll(async () => {
  client = await addClient(server().db);
  folder = await mkdtemp(join(tmpdir(), 'brokerdesk-seal-'));
  seal = auditSeal({ db: server().db, keys: server().ring.auditKeys, folder, log });
  for (let made = 0; made < 3; made += 1) {
    await write(2);
    await seal.checkpoint();
  }
});
afterAll(async () => {
  await seal.stop();
  await rm(folder, { recursive: true, force: true });
});

async function all<T>(lines: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

class Undo extends Error {}

async function findAfter(
  statements: readonly SQL[],
  look: (tx: Transaction) => Promise<Finding[]>,
): Promise<Finding[]> {
  let found: Finding[] = [];
  const undone = server().owner.transaction(async (tx) => {
    // Past the triggers, as the owner of the tables could.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
    found = await look(tx);
    throw new Undo();
  });
  await expect(undone).rejects.toThrow(Undo);
  return found;
}

describe('the seal', () => {
  // @rule writes: Every field of an audit entry is covered by its signed seal
  // @in ./sealer.ts
  it.each(Object.values(getTableColumns(auditLog)).map((column) => column.name))(
    'covers the column %s',
    async (column) => {
      const values: Record<string, SQL> = {
        seq: sql`seq + 1000000`,
        at: sql`at + interval '1 ms'`,
        actor_id: sql`(select id from staff_user where audit_log.actor_id is distinct from id limit 1)`,
        session_id: sql`gen_random_uuid()`,
        before: sql`'{"a":1}'`,
        after: sql`coalesce(after, '{}') || '{"amount":"1"}'`,
      };
      const value = values[column] ?? sql`${'altered'}`;
      const change = sql`update audit_log set ${sql.identifier(column)} = ${value} where seq = 3`;
      const [found] = await findAfter([change], checkSealedLog);
      expect(found).toMatchObject({ first: 3, last: 3 });
    },
  );

  it('is one entry after the other, each once, up to the last', async () => {
    await seal.seal();
    const [head] = await server().db.select().from(auditHead);
    const entries = await server().db.$count(auditLog);
    expect(head?.size).toBe(entries);
    const positions = (await all(linesOf(server().db, entries))).map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: entries }, (_, at) => at + 1));
  });
});

it('what another process has left is sealed within a second, and stopping publishes a last checkpoint', async () => {
  const { db, ring } = server();
  const own = auditSeal({ db, keys: ring.auditKeys, folder, log });
  const stop = sealRegularly(own, { ...log, error: () => {} });
  await db.execute(sql`
    with written as (
      insert into audit_log (at, action, subject_type, subject_id)
      values (now(), 'test.left', 'test', '1') returning seq
    ) insert into audit_pending (seq, events) select seq, '[]' from written`);
  const size = async () => (await db.select().from(auditHead))[0]?.size;
  await expect.poll(size, { timeout: 5000 }).toBe(await db.$count(auditLog));
  await stop();
  expect((await seal.published()).at(-1)).toContain(`\n${await size()}\n`);
});

describe('a log that its database’s owner has rewritten', () => {
  const rewritten = (name: string) => [
    sql`update audit_log set actor_name = ${name} where seq = 4`,
  ];
  async function regrow(tx: Transaction): Promise<void> {
    const tree = new LogTree();
    const other = signerOf(Buffer.alloc(32, 3));
    const sizes = (await tx.select().from(auditCheckpoint)).map(({ size }) => size);
    for await (const { position, entry } of linesOf(tx, 1000)) {
      const hash = hashEntry(entry ?? {});
      tree.add(hash);
      await tx.execute(
        sql`update audit_leaf set hash = ${hash.toString('hex')} where position = ${position}`,
      );
      if (!sizes.includes(tree.size)) continue;
      const note = other.sign({ size: tree.size, root: tree.root(), at: new Date().toISOString() });
      await tx.execute(sql`update audit_checkpoint set note = ${note} where size = ${tree.size}`);
    }
    await tx.update(auditHead).set({ size: tree.size, peaks: tree.peaks });
  }

  it('is consistent in itself, and contradicts both the key and what was published', async () => {
    const published = await seal.published();
    const publicKeys = await seal.publicKeys();
    const look = async (tx: Transaction) => {
      await regrow(tx);
      expect(await checkSealedLog(tx)).toEqual([]);
      const lines = await all(linesOf(tx, 1000));
      const checkpoints = await storedNotes(tx);
      const byKey = await checkLog({ lines, checkpoints, published: null, publicKeys });
      const byFile = await checkLog({ lines, checkpoints: [], published, publicKeys });
      expect(byFile[0]).toMatchObject({ first: 3, last: 4 });
      return byKey;
    };
    const [found] = await findAfter(rewritten('Eve'), look);
    expect(found?.first).toBe(1);
  });
});

describe('a checkpoint', () => {
  it('covers what was written before, is published and stored, and is not made twice', async () => {
    await write();
    await seal.checkpoint();
    const notes = await storedNotes(server().db);
    expect(await seal.published()).toEqual(notes);
    await seal.checkpoint();
    expect(await storedNotes(server().db)).toEqual(notes);
    expect(await verify()).toMatchObject({ findings: [], checkpoint: notes.at(-1) });
  });

  it('is not stored if it cannot be published, and the entries are sealed all the same', async () => {
    const { db, ring } = server();
    const taken = join(folder, 'taken');
    await writeFile(taken, 'a file, no folder');
    const unable = auditSeal({ db, keys: ring.auditKeys, folder: join(taken, 'audit'), log });
    const stored = await storedNotes(db);
    await write();
    await expect(unable.checkpoint()).rejects.toThrow();
    expect(await storedNotes(db)).toEqual(stored);
    const [head] = await db.select().from(auditHead);
    expect(head?.size).toBe(await db.$count(auditLog));
    await unable.stop();
  });

  it('is made once more if a crash has left it published and not stored', async () => {
    const { db, ring } = server();
    await write();
    await seal.seal();
    const [head] = await db.select().from(auditHead);
    const { size = 0, peaks = [] } = head ?? {};
    const note = (await ring.auditKeys.signerIn(db)).sign({
      ...{ size, root: new LogTree(size, peaks).root(), at: new Date().toISOString() },
    });
    await appendFile(file(), `\n${note.slice(0, 40)}\n${note}`);
    await write();
    expect((await verify()).findings).toEqual([]);
    expect((await seal.published()).includes(note)).toBe(true);
  });

  it('is published with all before it in a new place', async () => {
    await rm(file());
    await write();
    expect((await verify()).findings).toEqual([]);
    expect(await seal.published()).toEqual(await storedNotes(server().db));
  });

  // @rule writes: The log signs no checkpoint that contradicts a published one
  // @in ./sealer.ts
  it('is refused while one of more entries is published, which the check names', async () => {
    const kept = await seal.published();
    await seal.seal();
    const { entries } = await verify();
    const root = Buffer.alloc(32, 9).toString('base64');
    const { db, ring } = server();
    const later = (await ring.auditKeys.signerIn(db)).sign({
      ...{ size: entries + 5, root, at: new Date().toISOString() },
    });
    await appendFile(file(), `\n${later}`);
    await write();
    await expect(seal.checkpoint()).rejects.toThrow(`checkpoint of ${entries + 5} entries`);
    const { findings } = await verify();
    expect(findings.at(-1)).toMatchObject({ first: entries + 2, last: entries + 5 });

    await writeFile(file(), kept.join('\n'));
    expect(notesIn(kept.join('\n'))).toEqual(kept);
    expect((await verify()).findings).toEqual([]);
  });
});
