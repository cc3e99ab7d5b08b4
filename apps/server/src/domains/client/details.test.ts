import type { Schemas } from '@brokerdesk/sdk';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  client,
  clientAccess,
  clientBank,
  clientCrypto,
  clientDevice,
} from '../../kernel/db/schema.ts';
import { maskCard } from '../../platform/mask.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { confirmed } from '../../testing/confirmed.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  auditProposal,
  waitingProposals,
  withdrawProposal,
} from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;
let superman: ApiClient;
let hero: ApiClient;
let id: string;
let outside: string;

beforeAll(async () => {
  const { db, signIn } = server();
  angel = await signIn('angel');
  angel2 = await signIn('angel2');
  superman = await signIn('superman');
  hero = await signIn('hero');
  id = (await addClient(db)).id;
  outside = (await addClient(db, { agent: 'hero5' })).id;
});

const path = (what: string, of = id) => `/client/admin/v1/${what}/${of}`;
function onlyOne(answers: ApiAnswer[]) {
  const [made, ...more] = answers.filter(({ status }) => status < 300).map(({ body }) => body);
  const refused = answers.filter(({ status }) => status >= 300).map(({ body }) => body);
  expect([made, more]).toEqual([expect.anything(), []]);
  expect(refused.filter(({ status }) => status >= 500)).toEqual([]);
  return { made, refused };
}

const fieldsOf = (body: { errors: { field: string; code: string }[] }) =>
  body.errors.map(({ field, code }) => [field, code]);

/** The oldest first. */
async function lastActions(count = 1) {
  const entries = await server()
    .db.select({ action: auditLog.action })
    .from(auditLog)
    .orderBy(desc(auditLog.seq))
    .limit(count);
  return entries.map(({ action }) => action).toReversed();
}

// @rule clients: Data of a client out of scope is neither read nor written
// @in ./lock-client.ts
it('nothing of a client outside the scope is read or written', async () => {
  for (const what of [
    'trade',
    'access',
    'bank',
    'nominee',
    'crypto',
    'location',
    'linked',
    'note',
  ]) {
    for (const who of [hero, superman]) {
      expect([what, (await who.get(path(what, outside))).status]).toEqual([what, 404]);
    }
    expect([what, (await hero.get(path(what))).status]).toEqual([what, 200]);
  }
  const bank = { bank_name: 'B', holder_name: 'H', acc_no: '12345678' };
  const writes = [
    hero.call('POST', path('bank', outside), bank, once()),
    hero.call('POST', path('note', outside), { text: 'x' }, once()),
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
    const proposed = await set({ ...wanted, version: 1 });
    const waits = { id: proposed.body.id, operation: 'setClientTradeSettings', mine: false };
    expect((await hero.get(path('trade'))).body).toEqual({
      ...before,
      waiting: [expect.objectContaining(waits)],
    });
    await confirmed(angel2, proposed);
    const { body } = await hero.get(path('trade'));
    expect(body).toMatchObject({
      products: ['stock', 'fund'],
      order_max: '5000.50',
      daily_max: '20000.00',
      fee_discount_pct: '12.50',
      version: 2,
    });
    expect(body.waiting).toEqual([]);
    expect(await lastActions(2)).toEqual(['client.trade_settings_changed', 'proposal.applied']);
    const stale = await set({ ...wanted, version: 1 });
    expect([stale.body.code, stale.body.current.version]).toEqual(['STALE_RECORD', 2]);
  });

  // @rule clients: A buying limit is above zero, a fee discount at most 100 %
  // @in ./trade-settings.ts
  it('refuse a limit of nothing and a discount of more than everything', async () => {
    const { version } = (await angel.get(path('trade'))).body;
    const wrong = { ...open, products: [], order_max: '0', fee_discount_pct: '100.01', version };
    expect(fieldsOf((await set(wrong)).body)).toEqual([
      ['order_max', 'AMOUNT_NOT_POSITIVE'],
      ['fee_discount_pct', 'FIELD_INVALID'],
    ]);
  });

  it('are changed once, however many ask and confirm at once', async () => {
    const { version } = (await angel.get(path('trade'))).body;
    const body = { ...open, products: ['fund'], version };
    const all = await Promise.all(Array.from({ length: 8 }, () => set(body)));
    const { made, refused } = onlyOne(all);
    expect(refused.every(({ code }) => code === 'PROPOSAL_OPEN')).toBe(true);
    const decided = await Promise.all(Array.from({ length: 8 }, () => auditProposal(angel2, made)));
    expect(onlyOne(decided).refused.map(({ code }) => code)).toEqual(
      Array(7).fill('PROPOSAL_CLOSED'),
    );
    const now = (await angel.get(path('trade'))).body;
    expect(now).toMatchObject({ products: ['fund'], version: version + 1, waiting: [] });
  });

  it('are not changed by one person, in two steps neither', async () => {
    const { body: before } = await angel.get(path('trade'));
    const wanted = { ...open, products: ['saving'], version: before.version };
    const { body: proposal } = await set(wanted);
    expect(proposal.changes).toEqual([
      { field: 'products', before: '["fund"]', after: '["saving"]' },
    ]);
    const alone = await auditProposal(angel, proposal);
    expect([alone.status, alone.body.code]).toEqual([403, 'SELF_APPROVAL']);
    const again = await set(wanted);
    expect([again.status, again.body.code]).toEqual([409, 'PROPOSAL_OPEN']);
    expect((await withdrawProposal(angel, proposal)).body.status).toBe('withdrawn');
    expect((await auditProposal(angel2, proposal)).body.code).toBe('PROPOSAL_CLOSED');
    expect((await angel.get(path('trade'))).body).toEqual(before);
  });
});

describe('bank cards', () => {
  const card = (fields: object = {}) => ({
    bank_name: '招商银行',
    holder_name: '测试客户',
    acc_no: '6225 8801 2345',
    ...fields,
  });
  const add = (body: object, headers = once()) => hero.call('POST', path('bank'), body, headers);
  const cards = async () => (await hero.get(path('bank'))).body as Schemas.ClientBankList;

  async function added(accNo: string): Promise<Schemas.ClientBank> {
    await confirmed(angel, await add(card({ acc_no: accNo })));
    const found = (await cards()).list.findLast(({ acc_no }) => acc_no === maskCard(accNo));
    if (found === undefined) throw new Error(`${accNo} was not added.`);
    return found;
  }

  it('are added once for a key, and each account once', async () => {
    const headers = once();
    const first = await add(card(), headers);
    expect(first.body).toMatchObject({ status: 'pending', limit: 'bank' });
    expect(first.body.subject.name).toBe('··2345');
    const again = await add(card(), headers);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    const { list, waiting } = await cards();
    expect([list, waiting.map(({ id }) => id)]).toEqual([[], [first.body.id]]);
    await confirmed(angel, first);
    expect(await cards()).toMatchObject({
      total: 1,
      list: [{ acc_no: '********2345', version: 1 }],
      waiting: [],
    });
    expect(fieldsOf((await add(card({ acc_no: '6225-88012345' }))).body)).toEqual([
      ['acc_no', 'BANK_ALREADY_ADDED'],
    ]);
  });

  it('are added once, however many wait for the same account and are confirmed at once', async () => {
    const number = '88880001';
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => add(card({ acc_no: number }))),
    );
    const before = (await cards()).total;
    const { refused } = onlyOne(
      await Promise.all(answers.map(({ body }) => auditProposal(angel, body))),
    );
    expect(refused.map(fieldsOf)).toEqual(refused.map(() => [['acc_no', 'BANK_ALREADY_ADDED']]));
    const after = await cards();
    expect([after.total, after.waiting.length]).toEqual([before + 1, 5]);
    for (const { id, version } of after.waiting) await withdrawProposal(hero, { id, version });
  });

  it('are neither added nor changed by one person, in two steps neither', async () => {
    const { body: first } = await angel.call(
      'POST',
      path('bank'),
      card({ acc_no: '5551' }),
      once(),
    );
    const alone = await auditProposal(angel, first);
    expect([alone.status, alone.body.code]).toEqual([403, 'SELF_APPROVAL']);
    const { body: second } = await angel.call(
      'POST',
      path('bank'),
      card({ acc_no: '5551' }),
      once(),
    );
    expect(second).toMatchObject({ status: 'pending' });
    for (const one of [first, second]) await withdrawProposal(angel, one);

    const present = await added('55550002');
    const url = `${path('bank')}/${present.id}`;
    const wanted = card({ acc_no: '55550003', version: 1 });
    const { body: change } = await angel.call('PUT', url, wanted);
    expect((await cards()).waiting).toMatchObject([
      {
        id: change.id,
        operation: 'changeClientBank',
        maker: { name: '陈雅静' },
        changes: [{ field: 'acc_no', before: '****0002', after: '****0003' }],
      },
    ]);
    expect((await auditProposal(angel, change)).body.code).toBe('SELF_APPROVAL');
    expect((await angel.call('PUT', url, wanted)).body.code).toBe('PROPOSAL_OPEN');
    await withdrawProposal(angel, change);
    expect((await cards()).list).toContainEqual(present);
    expect((await cards()).list.map(({ acc_no }) => acc_no)).not.toContain('****');
  });

  // @rule second-person: Who may not approve sees and withdraws the own proposals alone
  // @in domains/approval/proposal-row.ts
  it('wait for an approver if a salesman adds them: the salesman sees and withdraws the own ones', async () => {
    const { body: proposal } = await add(card({ acc_no: '44440001' }));
    const url = `/approval/admin/v1/${proposal.id}`;
    expect(proposal.decision).toMatchObject({
      approve: false,
      reject: false,
      withdraw: true,
      blocked_code: 'SELF_APPROVAL',
    });
    expect((await waitingProposals(hero)).map(({ id }) => id)).toEqual([proposal.id]);
    const alone = await auditProposal(hero, proposal);
    expect([alone.status, alone.body.code]).toEqual([403, 'SELF_APPROVAL']);
    const rejected = await auditProposal(hero, proposal, 'rejected');
    expect([rejected.status, rejected.body.code]).toEqual([403, 'FORBIDDEN']);

    for (const who of [await server().signIn('hero2'), await server().signIn('hero5'), superman]) {
      const answers = [
        await who.get(url),
        await auditProposal(who, proposal),
        await auditProposal(who, proposal, 'rejected'),
        await withdrawProposal(who, proposal),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(await waitingProposals(who)).toEqual([]);
    }
    expect((await angel.get(url)).body.decision).toMatchObject({ approve: true, withdraw: false });
    expect((await withdrawProposal(angel, proposal)).body.code).toBe('NOT_YOUR_PROPOSAL');
    expect((await withdrawProposal(hero, proposal)).body).toMatchObject({ status: 'withdrawn' });
    expect((await cards()).waiting).toEqual([]);
  });

  it('are changed and deleted by the version that was seen, and audited before and after', async () => {
    const { id: bankId } = await added('99990001');
    const of = `${path('bank')}/${bankId}`;
    await confirmed(angel, await hero.call('PUT', of, card({ acc_no: '99990002', version: 1 })));
    expect((await cards()).list.find((one) => one.id === bankId)).toMatchObject({
      acc_no: '****0002',
      version: 2,
    });
    const [entry] = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, bankId))
      .orderBy(desc(auditLog.seq))
      .limit(1);
    expect(entry).toMatchObject({
      action: 'client.bank_changed',
      before: { acc_no: '****0001' },
      after: { acc_no: '****0002' },
    });
    const stale = await hero.call('PUT', of, card({ version: 1 }));
    expect([stale.body.code, stale.body.changed_by]).toEqual(['STALE_RECORD', '陈雅静']);
    expect((await hero.call('DELETE', `${of}?version=1`)).body.code).toBe('STALE_RECORD');
    expect((await hero.call('DELETE', `${of}?version=2`)).body).toEqual({ ok: true });
    expect((await hero.call('DELETE', `${of}?version=2`)).status).toBe(404);
  });

  const stored = async (bankId: string) => {
    const rows = await server().db.select().from(clientBank).where(eq(clientBank.id, bankId));
    return rows[0]?.accNo;
  };

  // @rule clients: Card numbers show the last four, are kept if sent back masked, and shown on demand
  // @in ./banks.ts ./reveal-contact.ts
  it('show the last four, keep a number that comes back so, and show one whole on demand', async () => {
    const { id: bankId, acc_no: mask } = await added('6228 4811-2233 4455');
    expect(mask).toBe('************4455');
    const phoned = card({ acc_no: mask, phone: '+8613800138000', version: 1 });
    const phone = await hero.call('PUT', `${path('bank')}/${bankId}`, phoned);
    expect(phone.body.changes).toEqual([{ field: 'phone', before: null, after: '+86*********00' }]);
    await confirmed(angel, phone);
    const changed = card({
      ...{ acc_no: mask, phone: '+86*********00' },
      ...{ holder_name: 'Renamed', version: 2 },
    });
    const answer = await hero.call('PUT', `${path('bank')}/${bankId}`, changed);
    expect(answer.body.changes).toEqual([
      { field: 'holder_name', before: '测试客户', after: 'Renamed' },
    ]);
    await confirmed(angel, answer);
    expect(await stored(bankId)).toBe('6228481122334455');
    const other_phone = { ...changed, phone: '+86*********99', version: 3 };
    const refused = await hero.call('PUT', `${path('bank')}/${bankId}`, other_phone);
    expect(fieldsOf(refused.body)).toEqual([['phone', 'FIELD_INVALID']]);

    const reveal = (who: ApiClient, body: object, of = id) =>
      who.call('POST', path('reveal', of), { field: 'bank_acc_no', ...body });
    expect((await reveal(hero, { bank_id: bankId })).body.value).toBe('6228481122334455');
    expect(await lastActions()).toEqual(['client.bank_acc_no_revealed']);
    const phoneOfBank = { field: 'bank_phone', bank_id: bankId };
    expect((await reveal(hero, phoneOfBank)).body.value).toBe('+8613800138000');
    expect(await lastActions()).toEqual(['client.bank_phone_revealed']);
    const other = (await addClient(server().db)).id;
    expect((await reveal(angel, { bank_id: bankId }, other)).status).toBe(404);
    expect((await reveal(await server().signIn('hero2'), { bank_id: bankId })).status).toBe(404);
    expect(fieldsOf((await reveal(hero, {})).body)).toEqual([['bank_id', 'FIELD_REQUIRED']]);
    const entries = await server().db.select().from(auditLog);
    expect(JSON.stringify(entries)).not.toContain('6228481122334455');
  });

  // @rule second-person: A masked number never stands for another card; people who decide see both whole
  // @in ./banks.ts domains/approval/proposal-row.ts
  it('are not exchanged by a masked number for another that ends alike', async () => {
    const { id: own, acc_no: mask } = await added('6200111122223333');
    const { id: alike } = await added('6200999988883333');
    const change = (fields: object) =>
      hero.call('PUT', `${path('bank')}/${own}`, card({ version: 1, ...fields }));
    const notThis = await change({ acc_no: '************0000' });
    expect([notThis.status, fieldsOf(notThis.body)]).toEqual([400, [['acc_no', 'FIELD_INVALID']]]);
    const masked = await add(card({ acc_no: mask }));
    expect([masked.status, fieldsOf(masked.body)]).toEqual([400, [['acc_no', 'FIELD_INVALID']]]);

    // Both sides look the same, and the second person is shown that they are not.
    const answer = await change({ acc_no: '6200777766663333' });
    expect(answer.body.changes).toEqual([{ field: 'acc_no', before: mask, after: mask }]);
    const reveal = (who: ApiClient) =>
      who.call('POST', `/approval/admin/v1/reveal/${answer.body.id}`);
    expect((await reveal(angel)).body.changes).toEqual([
      { field: 'acc_no', before: '6200111122223333', after: '6200777766663333' },
    ]);
    expect(await lastActions()).toEqual(['proposal.acc_no_revealed']);
    expect((await reveal(await server().signIn('hero5'))).status).toBe(404);
    await withdrawProposal(hero, answer.body);

    const renamed = await change({ acc_no: mask, holder_name: 'A Thief' });
    expect((await reveal(angel)).status).toBe(200);
    const unchanged = await angel.call('POST', `/approval/admin/v1/reveal/${renamed.body.id}`);
    expect(unchanged.status).toBe(404);
    await confirmed(angel, renamed);
    expect([await stored(own), await stored(alike)]).toEqual([
      '6200111122223333',
      '6200999988883333',
    ]);
  });

  it('are not found if they belong to another client', async () => {
    const { id: bankId } = await added('77770001');
    const other = (await addClient(server().db)).id;
    const url = `${path('bank', other)}/${bankId}`;
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

  // @rule clients: Beneficiaries' shares are at most 100 together
  // @in ./nominees.ts
  it('are replaced as a whole, with shares of exactly 100 at most', async () => {
    const before = await read();
    const proposed = await set([nominee('66.66'), nominee('33.34'), nominee('0')]);
    expect([proposed.status, proposed.body.limit]).toEqual([200, 'bank']);
    const { waiting, ...present } = await read();
    expect(present).toEqual({ ...before, waiting: undefined });
    expect(waiting).toMatchObject([{ operation: 'setClientNominees', mine: true }]);
    await confirmed(angel, proposed);
    const after = await read();
    expect([after.share_total, after.total, after.waiting]).toEqual(['100', 3, []]);
    const over = await set([nominee('66.67'), nominee('33.34')]);
    expect(fieldsOf(over.body)).toEqual([['nominees', 'NOMINEE_SHARES_OVER_100']]);
    expect(await read()).toEqual(after);
    await confirmed(angel, await set([]));
    expect(await read()).toMatchObject({ total: 0, share_total: '0' });
  });

  // @rule clients: Phones of beneficiaries are masked, kept if sent back masked, and shown on demand
  // @in ./nominees.ts ./reveal-contact.ts
  it('show their phones masked, keep those that come back so, and show one whole on demand', async () => {
    const [whole, other] = ['+85291234567', '+8613900139000'];
    const mask = '+852******67';
    const named = [nominee('10', { phone: whole }), nominee('20', { name: '王芳', phone: other })];
    await confirmed(angel, await set(named));
    const [first, second] = (await read()).list;
    expect([first.phone, second.phone]).toEqual([mask, '+86*********00']);
    const entry = await lastEntry(server());
    expect(JSON.stringify([entry?.before, entry?.after])).not.toMatch(/91234567|13900139000/);

    const moved = [
      nominee('20', { name: '王芳', phone: second.phone }),
      nominee('10', { phone: mask }),
    ];
    await confirmed(angel, await set(moved));
    const { list } = await read();
    const reveal = async (nominee_id: string) => {
      const request = { field: 'nominee_phone', nominee_id };
      return (await hero.call('POST', path('reveal'), request)).body;
    };
    const values = await Promise.all(list.map(({ id }: { id: string }) => reveal(id)));
    expect(values).toMatchObject([{ value: other }, { value: whole }]);
    expect(await lastActions()).toEqual(['client.nominee_phone_revealed']);
    expect((await reveal(first.id)).code).toBe('NOT_FOUND');

    const { status, body: refused } = await set([nominee('10', { phone: '+44******12' })]);
    expect([status, fieldsOf(refused)]).toEqual([400, [['nominees.0.phone', 'FIELD_INVALID']]]);
    const { body: unnamed } = await hero.call('POST', path('reveal'), { field: 'nominee_phone' });
    expect(fieldsOf(unnamed)).toEqual([['nominee_id', 'FIELD_REQUIRED']]);
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
  const headers = once();
  const add = (text: string, with_ = once()) => hero.call('POST', path('note'), { text }, with_);
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

  it('are listed the newest first, by page, action, time and text', async () => {
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
    expect(await lastActions()).toEqual([expect.stringMatching(/export/)]);
  });

  it('show the places of the client, the latest first, failures left out', async () => {
    const { body } = await hero.get(path('location'));
    expect(body.latest).toMatchObject({ city: 'Singapore', ip: '10.0.0.3', count: 2 });
    expect(body.places.map((p: { city: string }) => p.city)).toEqual(['Singapore', 'Jurong']);
    expect(Date.parse(body.latest.first_at)).toBeLessThan(Date.parse(body.latest.last_at));
    const none = await addClient(server().db);
    expect((await hero.get(path('location', none.id))).body).toMatchObject({
      latest: null,
      devices: [],
    });
  });
});

// @rule clients: Devices of a client are shown without the whole of their ids, in scope only
// @in ./access-records.ts
it('devices are listed, the one seen last first, with the beginning of the hash', async () => {
  const { db } = server();
  const owner = await addClient(db);
  const days = (first: string, last: string) => ({
    ...{ firstSeenAt: new Date(first), lastSeenAt: new Date(last) },
  });
  await db.insert(clientDevice).values([
    {
      ...{ clientId: owner.id, idHash: 'b2'.repeat(32), os: 'iOS', type: 'mobile' },
      ...days('2026-01-01', '2026-01-02'),
    },
    {
      ...{ clientId: owner.id, idHash: 'c3'.repeat(32), os: 'Mac', type: 'desktop' },
      ...days('2026-01-01', '2026-03-01'),
    },
  ]);
  for (const who of [hero, angel]) {
    const { devices } = (await who.get(path('location', owner.id))).body as Schemas.ClientLocation;
    expect(devices.map((one) => [one.id, one.os, one.type])).toEqual([
      ['c3c3c3c3', 'Mac', 'desktop'],
      ['b2b2b2b2', 'iOS', 'mobile'],
    ]);
    expect(devices[0]?.last_seen_at).toBe('2026-03-01T00:00:00.000Z');
  }
});

it('crypto addresses are listed', async () => {
  await server()
    .db.insert(clientCrypto)
    .values({ clientId: id, coin: 'USDT', network: 'TRC20', address: 'Tabc' });
  const { body } = await hero.get(path('crypto'));
  expect(body).toMatchObject({ total: 1, list: [{ coin: 'USDT', address: 'Tabc', label: null }] });
});

// @rule clients: Clients who share document, account, device or address are linked; out of scope they are counted
// @in ./linked-clients.ts
it('linked clients are named in the scope of the user, counted outside, the strongest link first', async () => {
  const { db } = server();
  const [mine, card, address] = [await addClient(db), await addClient(db), await addClient(db)];
  const hidden = await addClient(db, { agent: 'hero5' });
  const robot = await addClient(db);
  await db.update(client).set({ fake: true }).where(eq(client.id, robot.id));
  const bank = { bankName: 'ICBC', holderName: 'A', accNo: '6222021001116249999' };
  await db
    .insert(clientBank)
    .values([mine, card, hidden, robot].map(({ id: clientId }) => ({ clientId, ...bank })));
  const seen = { firstSeenAt: new Date('2026-01-01'), lastSeenAt: new Date('2026-02-01') };
  const phone = { idHash: 'a1'.repeat(32), os: 'Android', type: 'mobile', ...seen } as const;
  await db
    .insert(clientDevice)
    .values([mine, address, hidden].map(({ id: clientId }) => ({ clientId, ...phone })));
  const device = { deviceOs: 'iOS', deviceType: 'mobile', ip: '203.0.113.77' } as const;
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await db.insert(clientAccess).values([
    { clientId: mine.id, action: 'signed_in', at: ago(1), ...device },
    { clientId: address.id, action: 'signed_in', at: ago(2), ...device },
    { clientId: card.id, action: 'signed_in', at: ago(91), ...device },
    { clientId: card.id, action: 'sign_in_failed', at: ago(1), ...device },
  ]);
  const { body } = await hero.get(path('linked', mine.id));
  expect(body).toMatchObject({ client_id: mine.id, in_scope: 2, outside: 1 });
  expect(
    body.clients.map(({ client: { id: of }, links }: Schemas.LinkedClients['clients'][number]) => [
      of,
      links.map(({ kind, detail }) => [kind, detail]),
    ]),
  ).toEqual([
    [card.id, [['bank', '··9999']]],
    [
      address.id,
      [
        ['device', 'Android'],
        ['ip', '203.0.113.77'],
      ],
    ],
  ]);
  expect((await angel.get(path('linked', mine.id))).body).toMatchObject({
    in_scope: 3,
    outside: 0,
  });
});
