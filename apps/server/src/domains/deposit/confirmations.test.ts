import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { auditLog, cryptoAddress } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, type ClientFixture, staffId } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { chainOfNetwork } from './confirmations.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;
let client: ClientFixture;
const firm = 'TKG3Pj4pS1KqgcBBcvMi3p2k6c5gCxd1dB';

beforeAll(async () => {
  const { db } = server();
  angel = await server().signIn('angel');
  angel2 = await server().signIn('angel2');
  client = await addClient(db, { agent: 'hero', currencies: ['USD'] });
  const [makerId, checkerId] = [await staffId(db, 'angel'), await staffId(db, 'angel2')];
  await db.insert(cryptoAddress).values([
    { coin: 'USDT', network: 'tron', address: firm, status: 'enabled', makerId, checkerId },
    { coin: 'USDT', network: 'tron', address: `${firm}x`, status: 'pending', makerId },
  ]);
});

const record = (fields: Record<string, unknown> = {}) =>
  angel.call(
    'POST',
    `/deposit/admin/v2/specialized/${client.id}`,
    {
      ...{ account_id: client.accounts['USD'], amount: '50.00', currency: 'USD' },
      ...{ sub_type: 'crypto', network: 'TRC20', txid: randomUUID(), address: firm, ...fields },
    },
    once(),
  );

const see = (id: string, body: Record<string, unknown>) =>
  angel2.call('PUT', `/deposit/admin/v1/confirmations/${id}`, body, once());

const approve = (id: string, version: number) =>
  angel2.call(
    'PUT',
    `/deposit/admin/v1/audit/${id}`,
    { result: 'approved', ...acknowledged, version },
    once(),
  );

test('a network is known however it is written, and another one is none of the chains', () => {
  expect(['TRC20', ' trc-20 ', 'Tron', 'BTC', 'bep20', 'Solana', null].map(chainOfNetwork)).toEqual(
    ['tron', 'tron', 'tron', 'bitcoin', 'bsc', null, null],
  );
});

describe('the confirmations of a crypto deposit', () => {
  // @rule deposits: Crypto is not credited below the network's required confirmations
  it('below what its network requires keep it from being approved, and not from being rejected', async () => {
    const { body: made } = await record();
    expect(made).toMatchObject({ chain: 'tron', address: firm, confirmations: null });
    expect(made.confirmations_min).toBe(20);
    const few = await see(made.id, { confirmations: 19, version: 1 });
    expect(few.body).toMatchObject({
      ...{ confirmations: 19, version: 2, status: 'pending' },
      confirmations_by: { name: expect.any(String) },
      decision: { approve: false, reject: true, blocked_code: 'CONFIRMATIONS_MISSING' },
    });
    const refused = await approve(made.id, 2);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFIRMATIONS_MISSING']);
    expect(refused.body.message).toContain('20');
    await see(made.id, { confirmations: 20, version: 2 });
    const approved = await approve(made.id, 3);
    expect([approved.status, approved.body.status]).toEqual([200, 'approved']);
    const late = await see(made.id, { confirmations: 21, version: 4 });
    expect([late.status, late.body.code]).toEqual([409, 'ALREADY_DECIDED']);
  });

  // @rule deposits: An unchecked chain warns the reviewer, who decides
  it('block nothing if they were not read, or if the network is not known', async () => {
    const unseen = (await record()).body;
    expect((await approve(unseen.id, 1)).status).toBe(200);
    const unknown = (await record({ network: 'Solana' })).body;
    expect(unknown.confirmations_min).toBeNull();
    await see(unknown.id, { confirmations: 0, version: 1 });
    expect((await approve(unknown.id, 2)).status).toBe(200);
  });

  // @rule deposits: Lowering the confirmations needs a reason
  // @in ./audit-deposit.ts
  it('go down for a reason alone, against the version that was seen, and into the audit log', async () => {
    const { body: made } = await record();
    await see(made.id, { confirmations: 30, version: 1 });
    const stale = await see(made.id, { confirmations: 31, version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_RECORD']);
    const silent = await see(made.id, { confirmations: 2, version: 2 });
    expect(silent.body.errors).toMatchObject([{ field: 'reason', code: 'FIELD_REQUIRED' }]);
    const down = await see(made.id, { confirmations: 2, reason: '链重组', version: 2 });
    expect([down.status, down.body.confirmations]).toEqual([200, 2]);
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, made.id))
      .orderBy(auditLog.seq);
    expect(entries.map(({ action }) => action).slice(1)).toEqual([
      'deposit.confirmations_recorded',
      'deposit.confirmations_recorded',
    ]);
    expect(entries.at(-1)).toMatchObject({
      before: { confirmations: 30 },
      after: { confirmations: 2, reason: '链重组' },
    });
  });

  it('are of coins alone', async () => {
    const { body: bank } = await record({
      ...{ sub_type: 'bank', network: null, address: null },
      ...{ payer_name: '测试客户', reference_no: 'FT-1' },
    });
    const refused = await see(bank.id, { confirmations: 3, version: 1 });
    expect([refused.status, refused.body.code]).toEqual([422, 'NOT_ON_CHAIN']);
  });
});

describe('where coins were sent to', () => {
  // @rule deposits: Crypto counts only at an address clients were shown, on its network
  // @in ./create-deposit.ts features/client-actions/deposit/record-fields.tsx
  it("is one of the firm's addresses that clients were shown", async () => {
    for (const address of ['TSomebodyElse', `${firm}x`]) {
      const { status, body } = await record({ address });
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'address']);
    }
  });

  it('is on the network of the coins, if the firm has such an address', async () => {
    const { status, body } = await record({ network: 'ERC20' });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'address']);
    for (const network of ['trc-20', 'Solana', null]) {
      expect((await record({ network })).status).toBe(201);
    }
  });

  it('can be asked for by network, however it is written, and by the whole hash', async () => {
    const { body: made } = await record({ network: 'trc-20' });
    const list = async (query: string) =>
      (await angel.get(`/deposit/admin/v1/list?client_id=${client.id}&${query}`)).body;
    expect((await list('network=tron')).list.map(({ id }: { id: string }) => id)).toContain(
      made.id,
    );
    expect((await list('network=bitcoin')).total).toBe(0);
    const found = await list(`q=${made.txid}`);
    expect(found.list.map(({ id }: { id: string }) => id)).toEqual([made.id]);
  });
});
