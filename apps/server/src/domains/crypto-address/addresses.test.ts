import type { AddressAction } from '@brokerdesk/machines/records';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cryptoAddress } from '../../kernel/db/schema.ts';
import { seededRandom } from '../../kernel/random.ts';
import { drawnAddress } from '../../seed/firm.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastEntryAndEvent, once, statusesByRole } from '../../testing/config-calls.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { nextStatus } from './address-row.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;
beforeAll(async () => {
  angel = await server().signIn('angel');
  angel2 = await server().signIn('angel2');
});

const random = seededRandom(7);
const tron = () => drawnAddress(random, 0x41);
const body = (fields: object = {}) => ({
  coin: 'USDT',
  network: 'tron',
  address: tron(),
  ...fields,
});
const path = '/crypto_address/admin/v1';

const create = (fields: object = {}, headers = once()) =>
  angel.call('POST', `${path}/create`, body(fields), headers);
const audit = (who: ApiClient, id: string, decision: object, headers = once()) =>
  who.call('PUT', `${path}/audit/${id}`, { result: 'approved', version: 1, ...decision }, headers);
const setStatus = (id: string, status: string, version: number) =>
  angel.call('PUT', `${path}/status/${id}`, { status, version });

async function enabled() {
  const { body: made } = await create();
  return (await audit(angel2, made.id, {})).body;
}

describe('a new address', () => {
  it('waits for a second person, sends an event to those who may decide, and is not offered before', async () => {
    const made = await create({ memo: ' 7 ' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      status: 'pending',
      memo: '7',
      maker: { name: '陈雅静' },
      checker: null,
      decision: { approve: false, reject: true, rollback: false, blocked_code: 'SELF_APPROVAL' },
    });
    const { entry, sent } = await lastEntryAndEvent(server());
    expect(entry).toMatchObject({ action: 'crypto_address.created', after: { status: 'pending' } });
    expect(sent).toMatchObject({ topic: 'crypto_address', recordId: made.body.id });
    const { body: others } = await angel2.get(`${path}/list?q=${made.body.address}`);
    expect(others.list[0].decision).toMatchObject({ approve: true, blocked_code: null });
  });

  // @rule receiving-addresses: Every new or changed receiving address waits for a second person
  // @in ./address-row.ts
  it('is confirmed by someone else than its maker, and by its maker never', async () => {
    const { body: made } = await create();
    const own = await audit(angel, made.id, {});
    expect(own.body).toMatchObject({ status: 403, code: 'SELF_APPROVAL' });
    const { body: confirmed } = await audit(angel2, made.id, {});
    expect(confirmed).toMatchObject({
      status: 'enabled',
      version: 2,
      checker: { name: 'Victoria Lam' },
    });
    expect(confirmed.checked_at).not.toBeNull();
  });

  it('may be rejected, by its maker too, with a reason', async () => {
    const { body: made } = await create();
    const rejected = await audit(angel, made.id, { result: 'rejected', reason_code: 'not_ours' });
    expect(rejected.body).toMatchObject({ status: 'rejected', reason_code: 'not_ours' });
  });

  it('is made once for each key', async () => {
    const key = once();
    const fields = { address: tron() };
    const first = await create(fields, key);
    expect((await create(fields, key)).body).toEqual(first.body);
  });

  it('is refused at its field if coin, network and checksum do not go together', async () => {
    const address = tron();
    const spoilt = `${address.slice(0, -1)}${address.endsWith('1') ? '2' : '1'}`;
    expect(fieldsOf(await create({ address: spoilt }))).toEqual({
      address: 'ADDRESS_CHECKSUM_WRONG',
    });
    expect(fieldsOf(await create({ coin: 'BTC' }))).toEqual({ coin: 'FIELD_INVALID' });
    expect(fieldsOf(await create({ coin: 'BTC', network: 'bitcoin' }))).toEqual({
      address: 'ADDRESS_CHECKSUM_WRONG',
    });
    expect(fieldsOf(await create({ network: 'solana' }))).toEqual({ network: 'FIELD_INVALID' });
  });

  it('is refused if it exists already, also in capitals', async () => {
    const lower = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const bitcoin = { coin: 'BTC', network: 'bitcoin' };
    expect((await create({ ...bitcoin, address: lower })).status).toBe(201);
    const again = await create({ ...bitcoin, address: lower.toUpperCase() });
    expect(fieldsOf(again)).toEqual({ address: 'FIELD_TAKEN' });
  });

  it('is stored in EIP-55 spelling for Ethereum, and exists once however it is typed', async () => {
    const ethereum = { coin: 'USDT', network: 'ethereum' };
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const mistaken = await create({ ...ethereum, address: `${address.slice(0, -1)}D` });
    expect(fieldsOf(mistaken)).toEqual({ address: 'ADDRESS_CHECKSUM_WRONG' });
    const made = await create({ ...ethereum, address: address.toLowerCase() });
    expect([made.status, made.body.address]).toEqual([201, address]);
    const again = await create({ ...ethereum, address });
    expect(fieldsOf(again)).toEqual({ address: 'FIELD_TAKEN' });
    // The same keys open it there, and it is another wallet.
    expect((await create({ ...ethereum, network: 'bsc', address })).status).toBe(201);
  });
});

describe('changing an address', () => {
  it.each(['address', 'memo'])(
    'another %s waits again, and its changer cannot confirm it',
    async (field) => {
      const made = await enabled();
      const wanted = {
        ...body({ address: made.address }),
        [field]: field === 'address' ? tron() : 'tag',
      };
      const changed = await angel2.call('PUT', `${path}/${made.id}`, { ...wanted, version: 2 });
      expect(changed.body).toMatchObject({
        status: 'pending',
        version: 3,
        maker: { name: 'Victoria Lam' },
        checker: null,
        checked_at: null,
      });
      expect((await audit(angel2, made.id, { version: 3 })).body.code).toBe('SELF_APPROVAL');
      expect((await audit(angel, made.id, { version: 3 })).body.status).toBe('enabled');
    },
  );

  it('another note leaves it as it is', async () => {
    const made = await enabled();
    const wanted = body({ address: made.address, note: '新备注', version: 2 });
    const changed = await angel.call('PUT', `${path}/${made.id}`, wanted);
    expect(changed.body).toMatchObject({ status: 'enabled', note: '新备注', version: 3 });
    expect(changed.body.checker).toEqual(made.checker);
  });

  it('needs the version that was seen', async () => {
    const made = await enabled();
    const stale = await angel.call('PUT', `${path}/${made.id}`, body({ version: 1 }));
    expect(stale.body).toMatchObject({ code: 'STALE_RECORD', current: { version: 2 } });
    expect((await setStatus(made.id, 'disabled', 1)).body.code).toBe('STALE_RECORD');
  });
});

describe('the states of an address', () => {
  const states = ['pending', 'enabled', 'disabled', 'rejected'] as const;
  const actions = ['approve', 'reject', 'change', 'disable', 'ask', 'remove'] as const;
  const allowed: Record<string, string> = {
    'pending approve': 'enabled',
    'pending reject': 'rejected',
    'pending change': 'pending',
    'pending remove': 'removed',
    'enabled disable': 'disabled',
    'enabled change': 'pending',
    'disabled ask': 'pending',
    'disabled change': 'pending',
    'disabled remove': 'removed',
    'rejected change': 'pending',
    'rejected remove': 'removed',
  };
  const pairs = states.flatMap((from) => actions.map((action) => [from, action] as const));

  // @rule receiving-addresses: A receiving address is pending, enabled, disabled or rejected, by one table
  // @in ./address-row.ts
  it.each(pairs)('%s, %s: as the table says, and as the server does', async (from, action) => {
    const expected = allowed[`${from} ${action}`];
    expect(nextStatus(from, action)).toBe(expected);
    const made = await enabled();
    if (from !== 'enabled') {
      await server()
        .db.update(cryptoAddress)
        .set({ status: from })
        .where(eq(cryptoAddress.id, made.id));
    }
    const answer = await attempt(action, made.id);
    if (expected === undefined) {
      const decides = action === 'approve' || action === 'reject';
      expect(answer.body.code).toBe(decides ? 'ALREADY_DECIDED' : 'INVALID_TRANSITION');
      return;
    }
    expect(answer.status).toBe(200);
    if (expected !== 'removed') expect(answer.body.status).toBe(expected);
  });

  const attempt = (action: AddressAction, id: string) => {
    if (action === 'approve') return audit(angel2, id, { version: 2 });
    if (action === 'reject')
      return audit(angel2, id, { version: 2, result: 'rejected', reason: 'no' });
    if (action === 'change') return angel.call('PUT', `${path}/${id}`, body({ version: 2 }));
    if (action === 'remove') return angel.call('DELETE', `${path}/${id}?version=2`);
    return setStatus(id, action === 'disable' ? 'disabled' : 'enabled', 2);
  };

  it('enabling again makes the user who asks its maker, so that someone else confirms it', async () => {
    const made = await enabled();
    await setStatus(made.id, 'disabled', 2);
    const proposed = await setStatus(made.id, 'enabled', 3);
    expect(proposed.body).toMatchObject({
      status: 'pending',
      maker: { name: '陈雅静' },
      checker: null,
    });
    expect((await audit(angel, made.id, { version: 4 })).body.code).toBe('SELF_APPROVAL');
  });

  it('the database itself refuses an enabled address that its maker checked', async () => {
    const { body: made } = await create();
    const { db } = server();
    const [row] = await db.select().from(cryptoAddress).where(eq(cryptoAddress.id, made.id));
    const alone = { status: 'enabled' as const, checkerId: row?.makerId ?? null };
    const attempt = db.update(cryptoAddress).set(alone).where(eq(cryptoAddress.id, made.id));
    await expect(attempt.execute()).rejects.toThrow();
  });
});

it('addresses are for administrators and supervisors', async () => {
  const list = () => ({ method: 'GET' as const, path: `${path}/list` });
  expect(await statusesByRole(server(), list)).toEqual([200, 200, 403, 403]);
  const statuses = await statusesByRole(server(), () => ({
    method: 'POST',
    path: `${path}/create`,
    body: body(),
  }));
  expect(statuses).toEqual([201, 201, 403, 403]);
});

it('the list filters by coin, network, status and text, and is exported', async () => {
  const made = await enabled();
  const found = async (query: string) => (await angel.get(`${path}/list?${query}`)).body.total;
  expect(await found(`q=${made.address}&status=enabled&coin=USDT&network=tron`)).toBe(1);
  expect(await found(`q=${made.address}&status=pending`)).toBe(0);
  expect(await found(`q=${made.address}&network=bitcoin`)).toBe(0);
  expect((await angel.get(`${path}/list?sort=address`)).status).toBe(400);
  const { body: csv } = await angel.get(`${path}/export?q=${made.address}`);
  expect(csv).toContain(`USDT,tron,${made.address}`);
  expect((await lastEntryAndEvent(server())).entry).toMatchObject({
    action: 'crypto_address.exported',
  });
});
