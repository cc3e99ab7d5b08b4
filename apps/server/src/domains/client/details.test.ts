import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, clientAccess, clientCrypto } from '../../db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let angel: ApiClient;
let superman: ApiClient;
let hero: ApiClient;
let id: string;
let outside: string;

beforeAll(async () => {
  const { db, signIn } = server();
  angel = await signIn('angel');
  superman = await signIn('superman');
  hero = await signIn('hero');
  id = (await addClient(db)).id;
  outside = (await addClient(db, { agent: 'hero5' })).id;
});

const key = () => ({ 'idempotency-key': randomUUID() });
const path = (what: string, of = id) => `/client/admin/v1/${what}/${of}`;
const fieldsOf = (body: { errors: { field: string; code: string }[] }) =>
  body.errors.map(({ field, code }) => [field, code]);

async function lastAction() {
  const [entry] = await server()
    .db.select({ action: auditLog.action })
    .from(auditLog)
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return entry?.action;
}

it('nothing of a client outside the scope is read or written', async () => {
  for (const what of ['trade', 'access', 'bank', 'nominee', 'crypto', 'location', 'note']) {
    for (const who of [hero, superman]) {
      expect([what, (await who.get(path(what, outside))).status]).toEqual([what, 404]);
    }
    expect([what, (await hero.get(path(what))).status]).toEqual([what, 200]);
  }
  const bank = { bank_name: 'B', holder_name: 'H', acc_no: '12345678' };
  const writes = [
    hero.call('POST', path('bank', outside), bank, key()),
    hero.call('POST', path('note', outside), { text: 'x' }, key()),
    hero.call('PUT', path('nominee', outside), { nominees: [], version: 1 }),
  ];
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([404, 404, 404]);
});

describe('trade settings', () => {
  const open = { order_max: null, daily_max: null, fee_discount_pct: '0' };
  const set = (body: object) => angel.call('POST', path('trade'), body);

  it('are everything without a limit until they are changed, one version at a time', async () => {
    const { body: before } = await hero.get(path('trade'));
    expect(before).toMatchObject({ order_max: null, fee_discount_pct: '0.00', version: 1 });
    expect(before.products).toHaveLength(8);
    const wanted = {
      products: ['fund', 'stock'],
      order_max: '5000.5',
      daily_max: '20000',
      fee_discount_pct: '12.5',
    };
    const { body } = await set({ ...wanted, version: 1 });
    expect(body).toMatchObject({
      products: ['stock', 'fund'],
      order_max: '5000.50',
      daily_max: '20000.00',
      fee_discount_pct: '12.50',
      version: 2,
    });
    expect(await lastAction()).toBe('client.trade_settings_changed');
    expect((await hero.get(path('trade'))).body).toEqual(body);
    const stale = await set({ ...wanted, version: 1 });
    expect([stale.body.code, stale.body.current.version]).toEqual(['STALE_RECORD', 2]);
  });

  it('refuse a limit of nothing and a discount of more than everything', async () => {
    const { version } = (await angel.get(path('trade'))).body;
    const wrong = { ...open, products: [], order_max: '0', fee_discount_pct: '100.01', version };
    expect(fieldsOf((await set(wrong)).body)).toEqual([
      ['order_max', 'AMOUNT_NOT_POSITIVE'],
      ['fee_discount_pct', 'FIELD_INVALID'],
    ]);
  });

  it('are changed once, however many ask at once', async () => {
    const { version } = (await angel.get(path('trade'))).body;
    const body = { ...open, products: ['fund'], version };
    const all = await Promise.all(Array.from({ length: 8 }, () => set(body)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('bank cards', () => {
  const card = (fields: object = {}) => ({
    bank_name: '招商银行',
    holder_name: '测试客户',
    acc_no: '6225 8801 2345',
    ...fields,
  });
  const add = (body: object, headers = key()) => hero.call('POST', path('bank'), body, headers);

  it('are added once for a key, and each account once', async () => {
    const headers = key();
    const first = await add(card(), headers);
    expect([first.status, first.body.acc_no]).toEqual([201, '622588012345']);
    expect((await add(card(), headers)).body).toEqual(first.body);
    expect(fieldsOf((await add(card({ acc_no: '6225-88012345' }))).body)).toEqual([
      ['acc_no', 'BANK_ALREADY_ADDED'],
    ]);
    expect((await hero.get(path('bank'))).body.total).toBe(1);
  });

  it('are changed and deleted by the version that was seen, and told before and after', async () => {
    const { body: added } = await add(card({ acc_no: '99990001' }));
    const of = `${path('bank')}/${added.id}`;
    const changed = await hero.call('PUT', of, card({ acc_no: '99990002', version: 1 }));
    expect(changed.body).toMatchObject({ acc_no: '99990002', version: 2 });
    const [entry] = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, added.id))
      .orderBy(desc(auditLog.seq))
      .limit(1);
    expect(entry).toMatchObject({
      action: 'client.bank_changed',
      before: { acc_no: '99990001' },
      after: { acc_no: '99990002' },
    });
    const stale = await hero.call('PUT', of, card({ version: 1 }));
    expect([stale.body.code, stale.body.changed_by]).toEqual(['STALE_RECORD', '李思源']);
    expect((await hero.call('DELETE', `${of}?version=1`)).body.code).toBe('STALE_RECORD');
    expect((await hero.call('DELETE', `${of}?version=2`)).body).toEqual({ ok: true });
    expect((await hero.call('DELETE', `${of}?version=2`)).status).toBe(404);
  });

  it('of another client are not there', async () => {
    const { body: added } = await add(card({ acc_no: '77770001' }));
    const other = (await addClient(server().db)).id;
    const url = `${path('bank', other)}/${added.id}`;
    expect((await angel.call('PUT', url, card({ version: 1 }))).status).toBe(404);
    expect((await angel.call('DELETE', `${url}?version=1`)).status).toBe(404);
  });
});

describe('beneficiaries', () => {
  const nominee = (share: string, fields: object = {}) => ({
    name: '李明',
    relationship: '配偶',
    phone: null,
    dob: '1990-02-28',
    share,
    ...fields,
  });
  const read = async () => (await hero.get(path('nominee'))).body;
  const set = async (nominees: object[], version?: number) =>
    hero.call('PUT', path('nominee'), { nominees, version: version ?? (await read()).version });

  it('are replaced as a whole, with shares of exactly 100 at most', async () => {
    const { status, body } = await set([nominee('66.66'), nominee('33.34'), nominee('0')]);
    expect([status, body.share_total, body.total]).toEqual([200, '100', 3]);
    expect(await lastAction()).toBe('client.nominees_changed');
    const over = await set([nominee('66.67'), nominee('33.34')]);
    expect(fieldsOf(over.body)).toEqual([['nominees', 'NOMINEE_SHARES_OVER_100']]);
    expect(await read()).toEqual(body);
    expect((await set([])).body).toMatchObject({ total: 0, share_total: '0' });
  });

  it.each([
    ['share', nominee('100.01')],
    ['dob', nominee('10', { dob: '2001-02-30' })],
    ['dob', nominee('10', { dob: '2099-01-01' })],
    ['name', nominee('10', { name: ' ' })],
  ])('name the %s that is wrong', async (field, wrong) => {
    const { status, body } = await set([nominee('1'), wrong]);
    expect([status, fieldsOf(body)]).toEqual([400, [[`nominees.1.${field}`, 'FIELD_INVALID']]]);
  });

  it('refuse an old version, so that two people do not undo each other', async () => {
    const { version } = await read();
    const both = await Promise.all([set([nominee('1')], version), set([nominee('2')], version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('notes are written once for a key, signed, and listed the newest first', async () => {
  const headers = key();
  const add = (text: string, with_ = key()) => hero.call('POST', path('note'), { text }, with_);
  const first = await add('  第一条 ', headers);
  expect(first.body).toMatchObject({ text: '第一条', author: { name: '李思源' } });
  expect((await add('  第一条 ', headers)).body).toEqual(first.body);
  await add('second');
  const { body } = await superman.get(`${path('note')}?size=1`);
  expect([body.total, body.list[0].text]).toEqual([2, 'second']);
  expect(fieldsOf((await add(' ')).body)).toEqual([['text', 'FIELD_INVALID']]);
});

describe('access records', () => {
  beforeAll(async () => {
    const row = (hour: number, city: string, action: 'signed_in' | 'sign_in_failed') => ({
      clientId: id,
      at: new Date(Date.UTC(2026, 0, 1, hour)),
      action,
      ip: `10.0.0.${hour}`,
      deviceOs: 'iOS',
      deviceType: 'mobile' as const,
      country: 'SG',
      city,
    });
    await server()
      .db.insert(clientAccess)
      .values([
        row(1, 'Singapore', 'signed_in'),
        row(2, 'Jurong', 'signed_in'),
        row(3, 'Singapore', 'signed_in'),
        row(4, 'Elsewhere', 'sign_in_failed'),
      ]);
  });

  it('are listed the newest first, by page, action, time and words', async () => {
    const ips = async (query: string) =>
      (await hero.get(`${path('access')}?${query}`)).body.list.map((a: { ip: string }) => a.ip);
    expect(await ips('')).toEqual(['10.0.0.4', '10.0.0.3', '10.0.0.2', '10.0.0.1']);
    expect(await ips('sort=at&size=1&page=2')).toEqual(['10.0.0.2']);
    expect(await ips('action=sign_in_failed')).toEqual(['10.0.0.4']);
    expect(await ips('from=2026-01-01T02:00:00Z&to=2026-01-01T04:00:00Z')).toEqual([
      '10.0.0.3',
      '10.0.0.2',
    ]);
    expect(await ips('q=jur')).toEqual(['10.0.0.2']);
  });

  it('can be taken as a file, which is written to the audit log', async () => {
    const { status, body } = await angel.get(`${path('access')}/export`);
    expect([status, body.trim().split('\r\n').length]).toEqual([200, 5]);
    expect(await lastAction()).toMatch(/export/);
  });

  it('tell where the client was, the latest place first, failures left out', async () => {
    const { body } = await hero.get(path('location'));
    expect(body.latest).toMatchObject({ city: 'Singapore', ip: '10.0.0.3', count: 2 });
    expect(body.places.map((p: { city: string }) => p.city)).toEqual(['Singapore', 'Jurong']);
    expect(Date.parse(body.latest.first_at)).toBeLessThan(Date.parse(body.latest.last_at));
    const none = await addClient(server().db);
    expect((await hero.get(path('location', none.id))).body).toMatchObject({ latest: null });
  });
});

it('crypto addresses are listed', async () => {
  await server()
    .db.insert(clientCrypto)
    .values({ clientId: id, coin: 'USDT', network: 'TRC20', address: 'Tabc' });
  const { body } = await hero.get(path('crypto'));
  expect(body).toMatchObject({ total: 1, list: [{ coin: 'USDT', address: 'Tabc', label: null }] });
});
