import { randomInt, randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account, auditLog, client, clientCode, event, kyc } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import { type ApiClient, md5 } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, staffId } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { passwordMatches } from '../auth/password.ts';

const server = useTestServer();
let angel: ApiClient;
let god: ApiClient;
let superman: ApiClient;
let hero: ApiClient;

beforeAll(async () => {
  const { signIn } = server();
  angel = await signIn('angel');
  god = await signIn('god');
  superman = await signIn('superman');
  hero = await signIn('hero');
});

const path = (what: string, id: string) => `/client/admin/v1/${what}/${id}`;

async function stored(id: string) {
  const [row] = await server().db.select().from(client).where(eq(client.id, id));
  if (row === undefined) throw new Error('The client is gone.');
  return row;
}

async function lastEntry(subjectId: string) {
  const [entry] = await server()
    .db.select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return entry;
}

const changesOf = (id: string) =>
  server().db.$count(event, and(eq(event.topic, 'client'), eq(event.recordId, id)));

const person = (fields: object = {}) => ({
  username: `new-${randomUUID().slice(0, 8)}`,
  full_name: '新客户 New',
  mobile: `+86137${String(randomInt(1e8)).padStart(8, '0')}`,
  email: 'new@example.com',
  password: md5('a password'),
  ...fields,
});
const create = (who: ApiClient, body: object, headers = once()) =>
  who.call('POST', '/client/admin/v1/create', body, headers);

describe('a new client', () => {
  it('is enabled and unverified, masked, with an empty account in each currency', async () => {
    const agentId = await staffId(server().db, 'hero');
    const { status, body } = await create(
      angel,
      person({ mobile: '+8613700137000', agent_id: agentId, currencies: ['USD', 'KRW'] }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      active: true,
      locked: false,
      kyc_status: 'unverified',
      agent_id: agentId,
      mobile: '+86*********00',
      version: 1,
    });
    expect(body.accounts.map((a: { balance: string }) => a.balance)).toEqual(['0', '0.00']);
    expect(await server().db.$count(kyc, eq(kyc.clientId, body.id))).toBe(1);
    expect(await changesOf(body.id)).toBe(1);
    const { passwordHash } = await stored(body.id);
    expect(await passwordMatches(md5('a password'), passwordHash)).toBe(true);
    const entry = await lastEntry(body.id);
    expect(entry).toMatchObject({ action: 'client.created' });
    expect(JSON.stringify(entry)).not.toContain('13700137000');
    expect((await hero.get(path('detail', body.id))).status).toBe(200);
  });

  it('has no password until one is set, if the request leaves it out', async () => {
    const { password: _, ...request } = person();
    const { status, body } = await create(angel, request);
    expect([status, (await stored(body.id)).passwordHash]).toEqual([201, null]);
  });

  // @rule clients: A mobile number belongs to one client; robots do not count
  // @in ./create-client.ts
  it('has a mobile number that no other client has, also by two at a time; a robot’s does not count', async () => {
    const mobile = '+8613600136000';
    await addClient(server().db, { mobile, fake: true });
    const both = await Promise.all([
      create(angel, person({ mobile })),
      create(god, person({ mobile: '13600136000' })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const refused = both.find(({ status }) => status === 400);
    expect(refused?.body.errors).toMatchObject([{ field: 'mobile', code: 'CLIENT_MOBILE_TAKEN' }]);
  });

  // @rule clients: A user name is unique
  // @in ./create-client.ts
  it('is made once for a key, and its user name is taken once, also by two at a time', async () => {
    const headers = once();
    const request = person();
    const first = await create(angel, request, headers);
    expect((await create(angel, request, headers)).body).toEqual(first.body);
    const taken = await create(angel, person({ username: request.username }));
    expect([taken.status, taken.body.errors]).toMatchObject([
      400,
      [{ field: 'username', code: 'CLIENT_USERNAME_TAKEN' }],
    ]);
    const { username } = person();
    const both = await Promise.all([
      create(angel, person({ username })),
      create(god, person({ username })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it.each([
    ['username', { username: 'With Blank' }],
    ['email', { email: 'nobody' }],
    ['mobile', { mobile: 'call me' }],
    ['password', { password: 'as typed' }],
    ['full_name', { full_name: '  ' }],
    ['currencies.0', { currencies: ['XXX'] }],
    ['agent_id', { agent_id: randomUUID() }],
  ])('names %s if it is wrong', async (field, wrong) => {
    const { status, body } = await create(angel, person(wrong));
    expect([status, body.errors.map((e: { field: string }) => e.field)]).toEqual([400, [field]]);
  });

  // @rule clients: A client is assigned to a salesman or team leader only
  // @in ./responsible.ts
  it('cannot be given to a user who looks after no clients', async () => {
    const { body } = await create(
      angel,
      person({ agent_id: await staffId(server().db, 'angel2') }),
    );
    expect(body.errors).toMatchObject([{ field: 'agent_id', code: 'FIELD_INVALID' }]);
  });
});

describe('the status of a client', () => {
  const setStatus = (who: ApiClient, id: string, status: string, version: number) =>
    who.call('POST', path('status', id), { status, version });

  it('is switched on and off, ends the sessions, is audited, and sends events', async () => {
    const { id } = await addClient(server().db, { online: true });
    const disabled = await setStatus(hero, id, 'disabled', 1);
    expect(disabled.body).toMatchObject({ active: false, online: false, version: 2 });
    expect((await stored(id)).sessionsEndedAt).not.toBeNull();
    expect(await lastEntry(id)).toMatchObject({
      action: 'client.disabled',
      before: { active: true, locked: false },
      after: { active: false, locked: false },
    });
    expect((await setStatus(hero, id, 'locked', 2)).body).toMatchObject({ locked: true });
    expect((await setStatus(hero, id, 'enabled', 3)).body).toMatchObject({ active: true });
    expect((await setStatus(hero, id, 'unlocked', 4)).body).toMatchObject({ locked: false });
    expect(await changesOf(id)).toBe(4);
  });

  it('is refused with INVALID_TRANSITION if unchanged, and with STALE_RECORD in an old version', async () => {
    const { id } = await addClient(server().db);
    expect((await setStatus(angel, id, 'enabled', 1)).body.code).toBe('INVALID_TRANSITION');
    await setStatus(god, id, 'locked', 1);
    const stale = await setStatus(angel, id, 'disabled', 1);
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'STALE_RECORD', changed_by: '高建明', current: { id, locked: true, version: 2 } },
    ]);
  });

  // @rule clients: A status changes once under simultaneous requests
  // @in ./lock-client.ts
  it('is changed once, however many ask at once', async () => {
    const { id } = await addClient(server().db);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => setStatus(n % 2 ? angel : god, id, 'disabled', 1)),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await stored(id)).version).toBe(2);
  });
});

describe('outside the scope', () => {
  it('nothing can be done to a client, and nothing is said of it', async () => {
    const { id } = await addClient(server().db, { agent: 'hero5' });
    const calls = [
      ['POST', path('status', id), { status: 'disabled', version: 1 }],
      ['PUT', path('offline', id)],
      ['PUT', path('fake', id), { fake: true, version: 1 }],
      ['POST', path('reveal', id), { field: 'mobile' }],
    ] as const;
    for (const [method, url, body] of calls) {
      const { status } = await hero.call(method, url, body);
      expect([url, status]).toEqual([url, 404]);
    }
    expect((await superman.call('PUT', path('offline', id))).status).toBe(404);
    expect((await stored(id)).version).toBe(1);
    const { username } = await stored(id);
    expect((await hero.get(`/client/admin/v1/username?username=${username}`)).body.list).toEqual(
      [],
    );
  });
});

it('a new password is stored hashed, ends the sessions, and is nowhere in the audit log', async () => {
  const { id } = await addClient(server().db, { online: true });
  const password = md5('the new one');
  const { status, body } = await angel.call('PUT', path('resetpwd', id), { password });
  expect([status, body.online, body.version]).toEqual([200, false, 2]);
  const { passwordHash, sessionsEndedAt } = await stored(id);
  expect(await passwordMatches(password, passwordHash)).toBe(true);
  expect(sessionsEndedAt).not.toBeNull();
  const entry = await lastEntry(id);
  expect(entry?.action).toBe('client.password_reset');
  expect(JSON.stringify(entry)).not.toContain(password);
  const wrong = await angel.call('PUT', path('resetpwd', id), { password: 'plain' });
  expect(wrong.body.errors).toMatchObject([{ field: 'password' }]);
});

it('a new password is no common one and not the user name, of a client that is added neither', async () => {
  const { id } = await addClient(server().db);
  const { username } = await stored(id);
  for (const typed of ['123456', 'dragon', username]) {
    const reset = await angel.call('PUT', path('resetpwd', id), { password: md5(typed) });
    expect(reset.body.errors).toMatchObject([{ field: 'password', code: 'PASSWORD_TOO_COMMON' }]);
  }
  expect((await stored(id)).version).toBe(1);
  const added = await create(angel, person({ password: md5('qwerty') }));
  expect(added.body.errors).toMatchObject([{ field: 'password', code: 'PASSWORD_TOO_COMMON' }]);
});

it('a verification code is six digits, stored hashed, for ten minutes, replaces the last one and is audited', async () => {
  const { db, services } = server();
  const { id } = await addClient(db);
  const first = await angel.get(path('code', id));
  expect(first.body.code).toMatch(/^\d{6}$/);
  const second = await angel.get(path('code', id));
  const rows = await db
    .select()
    .from(clientCode)
    .where(eq(clientCode.clientId, id))
    .orderBy(clientCode.createdAt);
  expect(rows).toHaveLength(2);
  const [old, current] = rows;
  expect(old?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now());
  expect(current?.codeHash).toBe(services.secrets.hashClientCode(id, second.body.code));
  expect(JSON.stringify(rows)).not.toContain(`"${second.body.code}"`);
  const lifetimeMs = new Date(second.body.expires_at).getTime() - Date.now();
  expect(lifetimeMs).toBeGreaterThan(9 * 60_000);
  expect(lifetimeMs).toBeLessThanOrEqual(10 * 60_000);
  const entry = await lastEntry(id);
  expect(entry?.action).toBe('client.code_made');
  expect(JSON.stringify([entry?.before, entry?.after])).not.toContain(second.body.code);
});

describe('marking a client as a robot', () => {
  const mark = (who: ApiClient, id: string, fake: boolean, version: number) =>
    who.call('PUT', path('fake', id), { fake, version });

  it('is for good', async () => {
    const { id } = await addClient(server().db);
    expect((await mark(hero, id, true, 1)).body).toMatchObject({ fake: true, version: 2 });
    for (const fake of [false, true]) {
      const { status, body } = await mark(angel, id, fake, 2);
      expect([status, body.code]).toEqual([409, 'ROBOT_IS_FOREVER']);
    }
    expect((await stored(id)).fake).toBe(true);
  });

  // @rule clients: Robots are marked permanently, and only before money was booked
  // @in ./ledger-entries.ts
  it('is refused once money was booked, and for an old version', async () => {
    const added = await addClient(server().db);
    const { id: depositId } = await addDeposit(server().db, added);
    const approve = { result: 'approved', ...acknowledged, version: 1 };
    await angel.call('PUT', `/deposit/admin/v1/audit/${depositId}`, approve, once());
    expect((await mark(angel, added.id, true, 1)).body.code).toBe('HAS_LEDGER_ENTRIES');
    const other = await addClient(server().db);
    expect((await mark(angel, other.id, true, 7)).body.code).toBe('STALE_RECORD');
    expect((await mark(angel, other.id, false, 1)).body.code).toBe('INVALID_TRANSITION');
  });
});

describe('robots', () => {
  const add = (who: ApiClient, body: object, headers = once()) =>
    who.call('POST', '/client/admin/v1/robot', body, headers);

  it('are added with names of their own and an empty account, once for a key', async () => {
    const headers = once();
    const { status, body } = await add(angel, { count: 5, currency: 'HKD' }, headers);
    expect([status, body.total]).toEqual([201, 5]);
    for (const robot of body.list) {
      expect(robot).toMatchObject({ fake: true, accounts: [{ currency: 'HKD', balance: '0.00' }] });
    }
    expect(new Set(body.list.map((r: { username: string }) => r.username)).size).toBe(5);
    expect((await add(angel, { count: 5, currency: 'HKD' }, headers)).body).toEqual(body);
    expect((await lastEntry(body.list[0].id))?.action).toBe('client.robot_added');
  });

  it("are the salesman's own ones", async () => {
    const heroId = await staffId(server().db, 'hero');
    const { body } = await add(hero, { count: 1 });
    expect(body.list[0].agent_id).toBe(heroId);
    const other = await add(hero, { count: 1, agent_id: await staffId(server().db, 'hero2') });
    expect(other.body.errors).toMatchObject([{ field: 'agent_id' }]);
  });

  it.each([0, 51])('are not %i at a time', async (count) => {
    expect((await add(angel, { count })).body.errors).toMatchObject([{ field: 'count' }]);
  });
});

it('the search finds by names and whole account numbers, with the currency or without, robots only on request, and nothing else', async () => {
  const { db } = server();
  const real = await addClient(db, { username: 'search-real' });
  await addClient(db, { username: 'search-robot', fake: true });
  await server()
    .owner.update(account)
    .set({ accNo: 'USD-770000001' })
    .where(eq(account.clientId, real.id));
  const search = async (query: string) => {
    const { body } = await hero.get(`/client/admin/v1/username?${query}`);
    return body.list.map((c: { username: string }) => c.username);
  };
  expect(await search('username=search-')).toEqual(['search-real']);
  expect(await search('username=search-&fake=true')).toEqual(['search-robot']);
  for (const number of ['USD-770000001', '770000001']) {
    expect(await search(`username=${number}`), number).toEqual(['search-real']);
    const { body } = await hero.get(`/client/admin/v1/list?q=${number}`);
    expect(body.list.map((c: { username: string }) => c.username)).toEqual(['search-real']);
  }
  const none = await hero.get('/client/admin/v1/username?username=nobody-at-all');
  expect([none.status, none.body]).toEqual([200, { list: [], total: 0 }]);
  for (const empty of ['', '%20']) {
    const { status, body } = await hero.get(`/client/admin/v1/username?username=${empty}`);
    expect([status, body.errors]).toMatchObject([400, [{ field: 'username' }]]);
  }
});

describe('clients who may be the one about to be added', () => {
  const similar = async (who: ApiClient, query: string) => {
    const { body } = await who.get(`/client/admin/v1/similar?${query}`);
    return (body as Schemas.SimilarClients).list.map(({ client: found, same }) => [
      found.username,
      same.join(),
    ]);
  };

  it('have the same mobile, e-mail or name, however it is written, and robots do not count', async () => {
    const { db } = server();
    const one = { fullName: 'Ōkubo Hana', mobile: '+8613511110000', email: 'Hana@Similar.example' };
    await addClient(db, { ...one, username: 'similar-one', agent: 'hero5' });
    await addClient(db, { ...one, username: 'similar-robot', fake: true });
    expect(await similar(angel, 'mobile=13511110000')).toEqual([['similar-one', 'mobile']]);
    expect(await similar(angel, 'email=hana@similar.example')).toEqual([['similar-one', 'email']]);
    expect(await similar(angel, 'full_name=hana%20Ōkubo')).toEqual([['similar-one', 'full_name']]);
    expect(await similar(angel, 'full_name=Hana%20Ō')).toEqual([]);
    expect(await similar(angel, 'mobile=%2B8613511110000&email=hana@similar.example')).toEqual([
      ['similar-one', 'mobile,email'],
    ]);
    expect(await similar(angel, '')).toEqual([]);
  });

  // @rule clients: Possible duplicates are those of the user's own scope, excluding robots
  // @in ./find-clients.ts
  it('are not told about to those who do not work with them', async () => {
    const mobile = '+8613511110001';
    await addClient(server().db, { mobile, username: 'similar-foreign', agent: 'hero5' });
    expect(await similar(hero, 'mobile=13511110001')).toEqual([]);
    expect(await similar(god, 'mobile=13511110001')).toHaveLength(1);
  });
});

it('ending the sessions marks the client offline from this moment on', async () => {
  const { id } = await addClient(server().db, { online: true });
  const before = Date.now();
  const { body } = await superman.call('PUT', path('offline', id));
  expect(body).toMatchObject({ online: false, version: 2 });
  expect((await stored(id)).sessionsEndedAt?.getTime()).toBeGreaterThanOrEqual(before);
  expect((await lastEntry(id))?.action).toBe('client.sessions_ended');
});

describe('revealing', () => {
  it.each([
    ['mobile', '+8613800138000'],
    ['email', 'whole@example.com'],
  ])('the %s shows it whole, and is recorded in the audit log without it', async (field, value) => {
    const { id } = await addClient(server().db, { email: 'whole@example.com' });
    const { body } = await hero.call('POST', path('reveal', id), { field });
    expect(body).toEqual({ field, value });
    const entry = await lastEntry(id);
    expect(entry).toMatchObject({ action: `client.${field}_revealed`, actorName: '李思源' });
    expect(JSON.stringify([entry?.before, entry?.after])).not.toContain(value);
  });
});

describe('what is known about a client', () => {
  const update = (who: ApiClient, id: string, fields: object = {}) =>
    who.call('PUT', `/client/admin/v1/${id}`, {
      full_name: '改名 Renamed',
      vip_level: 3,
      score: 700,
      remark: null,
      version: 1,
      ...fields,
    });

  it('is changed in the version that was seen, and a contact left out stays as it is', async () => {
    const added = await addClient(server().db);
    const before = await stored(added.id);
    const { status, body } = await update(angel, added.id, { mobile: '+8613911112222' });
    expect([status, body.full_name, body.vip_level, body.version]).toEqual([
      200,
      '改名 Renamed',
      3,
      2,
    ]);
    expect(await stored(added.id)).toMatchObject({
      mobile: '+8613911112222',
      email: before.email,
      score: 700,
    });
    const entry = await lastEntry(added.id);
    expect(entry).toMatchObject({ action: 'client.updated', after: { score: 700 } });
    expect(JSON.stringify(entry)).not.toContain('13911112222');
    const late = await update(god, added.id);
    expect([late.status, late.body.code, late.body.changed_by, late.body.current.version]).toEqual([
      409,
      'STALE_RECORD',
      expect.any(String),
      2,
    ]);
  });

  // @rule clients: Messages to a client are in Chinese until another language is set
  // @in ./update-client.ts kernel/db/schema/client.ts
  it('has a language, Chinese until it is changed by those in whose scope the client is', async () => {
    const { body: added } = await create(angel, person());
    expect(added.language).toBe('zh-CN');
    const { body: english } = await create(angel, person({ language: 'en-US' }));
    expect(english.language).toBe('en-US');
    const own = await addClient(server().db);
    const changed = await update(hero, own.id, { vip_level: 0, score: 0, language: 'en-US' });
    expect(changed.body.language).toBe('en-US');
    expect(await lastEntry(own.id)).toMatchObject({
      before: { language: 'zh-CN' },
      after: { language: 'en-US', changed: expect.arrayContaining(['language']) },
    });
    const kept = await update(angel, own.id, { version: 2 });
    expect(kept.body.language).toBe('en-US');
    const foreign = await addClient(server().db, { agent: 'hero5' });
    for (const who of [hero, superman]) {
      expect((await update(who, foreign.id, { language: 'en-US' })).status).toBe(404);
    }
    expect((await update(angel, own.id, { language: 'fr-FR', version: 3 })).status).toBe(400);
  });

  it('is refused outside of the scope, and if it makes no sense', async () => {
    const foreign = await addClient(server().db, { agent: 'hero5' });
    expect((await update(hero, foreign.id)).status).toBe(404);
    expect((await update(angel, foreign.id, { full_name: ' ' })).status).toBe(400);
    expect((await update(angel, foreign.id, { mobile: '138****8000' })).status).toBe(400);
    expect((await update(angel, foreign.id, { vip_level: 21 })).status).toBe(400);
  });

  // @rule clients: VIP level and credit score are changed by supervisors alone
  // @in ./update-client.ts features/client-actions/edit/edit-client.tsx
  it('has a VIP level and a credit score that supervisors alone change, and others keep', async () => {
    const { id } = await addClient(server().db, { vipLevel: 3, score: 700 });
    for (const who of [hero, superman]) {
      const refused = await update(who, id, { vip_level: 4, score: 701 });
      expect([refused.status, refused.body.errors]).toMatchObject([
        400,
        [
          { field: 'vip_level', code: 'FIELD_FORBIDDEN' },
          { field: 'score', code: 'FIELD_FORBIDDEN' },
        ],
      ]);
    }
    expect((await update(hero, id)).body).toMatchObject({ vip_level: 3, score: 700, version: 2 });
    const raised = await update(angel, id, { vip_level: 4, version: 2 });
    expect(raised.body.vip_level).toBe(4);
  });
});

describe('deleting a client', () => {
  const remove = (who: ApiClient, id: string) => who.call('DELETE', `/client/admin/v1/${id}`);

  it('takes along what only describes it, and is audited with what it was', async () => {
    const added = await addClient(server().db);
    await angel.call('POST', path('note', added.id), { text: 'a note' }, once());
    const { status, body } = await remove(angel, added.id);
    expect([status, body]).toEqual([200, { ok: true }]);
    expect((await angel.get(path('detail', added.id))).status).toBe(404);
    expect(await lastEntry(added.id)).toMatchObject({
      action: 'client.deleted',
      before: { username: added.username },
    });
    expect((await remove(angel, added.id)).status).toBe(404);
  });

  // @rule clients: A referenced client is not deleted
  // @in ./client-state.ts
  it('is refused if anything refers to it, saying why, and nothing is lost', async () => {
    const pending = await addClient(server().db);
    await addDeposit(server().db, pending);
    await angel.call('POST', path('note', pending.id), { text: 'stays' }, once());
    expect((await remove(angel, pending.id)).body.code).toBe('HAS_RECORDS');
    expect((await angel.get(path('note', pending.id))).body.total).toBe(1);
    const booked = await addClient(server().db);
    const { id: depositId } = await addDeposit(server().db, booked);
    const approve = { result: 'approved', ...acknowledged, version: 1 };
    await angel.call('PUT', `/deposit/admin/v1/audit/${depositId}`, approve, once());
    expect((await remove(angel, booked.id)).body.code).toBe('HAS_LEDGER_ENTRIES');
    expect((await angel.get(path('detail', booked.id))).status).toBe(200);
  });
});
