import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../kernel/db/schema.ts';
import { openNote } from '../../platform/audit-seal/checkpoint.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { signedInPerson } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let god: ApiClient & { id: string };

beforeAll(async () => {
  server = await startTestServer();
  const { id, api } = await signedInPerson(server, { role: 'god' });
  god = { ...api, id };
  const client = await addClient(server.db);
  for (let made = 0; made < 3; made++) await addDeposit(server.db, client);
  await god.get('/deposit/admin/v1/export');
  await god.get('/client/admin/v1/export');
  // An export writes its entry after its last row, and entries are sealed after their commit.
  await server.services.auditSeal.seal();
});
afterAll(() => server.close());

const list = async (query = '') => (await god.get(`/audit/admin/v1/list?${query}`)).body;

describe('the audit log', () => {
  it('is listed, the newest first, by the number or against it', async () => {
    const { list: rows, total } = await list('size=200');
    expect(total).toBe(await server.db.$count(auditLog));
    const numbers = rows.map(({ seq }: { seq: number }) => seq);
    expect(numbers).toEqual(Array.from({ length: total }, (_, at) => total - at));
    expect(rows[0]).toMatchObject({
      action: 'client.exported',
      actor: { id: god.id, name: 'Ada Person' },
      subject_type: 'client',
      after: { count: 1 },
      before: null,
      ip: '127.0.0.1',
    });
    const positions = rows.map(({ position }: { position: number }) => position);
    expect(positions).toEqual(numbers);
    for (const [at, { previous_hash: previous }] of rows.entries()) {
      expect(previous).toBe(rows[at + 1]?.hash ?? '');
    }
    const { list: ascending } = await list('sort=seq&size=2&page=2');
    expect(ascending.map(({ seq }: { seq: number }) => seq)).toEqual([3, 4]);
  });

  it('is filtered by what happened, who did it, on what and when', async () => {
    const total = async (query: string) => (await list(query)).total;
    expect(await total('action=deposit.created')).toBe(3);
    expect(await total('action=deposit.')).toBe(4);
    expect(await total('action=deposi.')).toBe(0);
    expect(await total(`actor_id=${god.id}`)).toBe(2);
    expect(await total('subject_type=client')).toBe(1);
    const [first] = await server.db.select().from(auditLog).orderBy(auditLog.seq).limit(1);
    expect(await total(`subject_id=${first?.subjectId}`)).toBe(1);
    expect(await total('q=ada')).toBe(2);
    expect(await total('from=2100-01-01T00:00:00Z')).toBe(0);
    expect(await total('to=2100-01-01T00:00:00Z')).toBeGreaterThanOrEqual(5);
    for (const query of ['action=drop%20table', 'sort=hash', 'actor_id=god']) {
      expect((await god.get(`/audit/admin/v1/list?${query}`)).status).toBe(400);
    }
  });

  it('is exported, and the export is its last entry', async () => {
    const { body } = await god.get('/audit/admin/v1/export?action=deposit.created');
    expect(body.trimEnd().split('\r\n')).toHaveLength(4);
    const last = await lastEntry(server);
    expect(last).toMatchObject({
      action: 'audit.exported',
      after: { filter: { action: 'deposit.created' }, count: 3 },
    });
  });

  // @rule ip-rules: Only administrators read the audit log, with its integrity
  // @in ./list-audit.ts
  it.each(['angel', 'superman', 'hero'] as const)('is not for %s', async (role) => {
    const { api } = await signedInPerson(server, { role });
    for (const path of ['list', 'export', 'verify']) {
      expect((await api.get(`/audit/admin/v1/${path}`)).body.code).toBe('FORBIDDEN');
    }
  });

  it('is whole, until an entry is altered behind the back of the server', async () => {
    const verify = async () => (await god.get('/audit/admin/v1/verify')).body;
    const entries = await server.db.$count(auditLog);
    const checked = await verify();
    const [publicKey = ''] = await server.services.auditSeal.publicKeys();
    expect(checked).toMatchObject({ whole: true, entries, broken: null });
    expect(openNote(checked.checkpoint, publicKey)).toContain(`\n${entries}\n`);
    expect(await server.services.auditSeal.published()).toEqual([checked.checkpoint]);
    await server.owner.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
    await server.owner.update(auditLog).set({ actorName: 'Nobody' }).where(eq(auditLog.seq, 2));
    expect(await verify()).toMatchObject({ whole: false, broken: { subject: 'audit 2' } });
  });
});
