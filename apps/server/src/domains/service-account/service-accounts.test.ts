import { randomUUID } from 'node:crypto';
import { actions, resources, serviceScopes } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Operation, readContract } from '../../http/contract.ts';
import {
  auditLog,
  serviceAccount,
  serviceSecret,
  session,
  staffUser,
} from '../../kernel/db/schema.ts';
import type { DemoUsername } from '../../seed/staff.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastEntryAndEventOn, once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, staffId } from '../../testing/deposit-fixtures.ts';
import { readStream } from '../../testing/event-reader.ts';
import { signedInPerson } from '../../testing/people.ts';
import {
  accountNamed,
  addService,
  confirmAll,
  exchange,
  servicePath,
  serviceTerms,
  signedIn,
  tokenFor,
} from '../../testing/service-accounts.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal, waitingProposals } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const deposits = '/deposit/admin/v1/list';
const hourMs = 60 * 60 * 1000;
const staff = (username: DemoUsername) => signedIn(server(), username);

const create = (who: ApiClient, more: Parameters<typeof serviceTerms>[0] = {}) =>
  who.call('POST', servicePath, serviceTerms(more), once());
const read = async (who: ApiClient, id: string) => (await who.get(`${servicePath}/${id}`)).body;
const collect = (who: ApiClient, id: string) =>
  who.call('POST', `${servicePath}/${id}/secret/collect`);

async function revoke(who: ApiClient, id: string) {
  const { version } = await read(who, id);
  return who.call('PUT', `${servicePath}/${id}/revoke`, { version });
}

async function renew(who: ApiClient, id: string, overlapHours: number): Promise<string> {
  const { version } = await read(who, id);
  const body = { overlap_hours: overlapHours, version };
  const proposed = await who.call('POST', `${servicePath}/${id}/secret`, body, once());
  expect(proposed.status).toBe(201);
  await confirmAll(server());
  return (await collect(who, id)).body.secret;
}

describe('an account is made by two people', () => {
  it('is a proposal until a second person confirms it, and has no secret before', async () => {
    const god = await staff('god');
    const { status, body } = await create(god, { name: 'not-yet' });
    expect([status, body.status, body.limit]).toEqual([201, 'pending', 'service']);
    expect(await server().db.$count(serviceAccount, eq(serviceAccount.name, 'not-yet'))).toBe(0);
    expect((await auditProposal(god, body)).body.code).toBe('SELF_APPROVAL');
    await confirmAll(server());
    const { secrets, status: state } = await accountNamed(god, 'not-yet');
    expect([state, secrets.map((one) => [one.status, one.prefix])]).toEqual([
      'active',
      [['waiting', null]],
    ]);
  });

  // @rule permissions: A service account, its terms and its secrets take two people
  // @in ./change-account.ts
  it('never takes effect by itself, also if no other user has the right', async () => {
    const { db } = server();
    const god = await staff('god');
    await db.update(staffUser).set({ active: false }).where(eq(staffUser.username, 'god2'));
    const { body } = await create(god);
    await db.update(staffUser).set({ active: true }).where(eq(staffUser.username, 'god2'));
    expect([body.status, body.effective_at]).toEqual(['pending', null]);
    await auditProposal(await staff('god2'), body, 'rejected');
  });

  it('shows the second person each scope, network and row that it would have', async () => {
    const god = await staff('god');
    const ownerId = await staffId(server().db, 'superman');
    const terms = { scopes: ['deposit:read'], row_scope: 'team', owner_id: ownerId } as const;
    const { body } = await create(god, { ...terms, scopes: [...terms.scopes] });
    const changes = Object.fromEntries(
      body.changes.map(({ field, after }: { field: string; after: string }) => [field, after]),
    );
    expect(changes).toMatchObject({
      scopes: 'deposit:read',
      networks: '127.0.0.1/32',
      row_scope: 'team',
      requests_per_minute: '6000',
    });
    expect(changes['owner']).not.toBe('');
    await auditProposal(await staff('god2'), body, 'rejected');
  });

  it.each(['angel', 'superman', 'hero'] as const)(
    '%s may neither see nor make one',
    async (name) => {
      const who = await staff(name);
      expect((await who.get(servicePath)).status).toBe(403);
      expect((await create(who)).status).toBe(403);
    },
  );

  it('refuses a name that was given before, also to an account that was revoked', async () => {
    const god = await staff('god');
    const { id } = await addService(server(), { name: 'used-once' });
    await revoke(god, id);
    expect(fieldsOf(await create(god, { name: 'USED-once' }))).toEqual({ name: 'FIELD_TAKEN' });
  });

  it.each([
    ['expires_at', { expires_at: new Date(Date.now() - 1000).toISOString() }, 'FIELD_INVALID'],
    [
      'expires_at',
      { expires_at: new Date(Date.now() + 367 * 24 * hourMs).toISOString() },
      'VALUE_TOO_LARGE',
    ],
    ['networks', { networks: ['not-a-network'] }, 'FIELD_INVALID'],
    ['owner_id', { row_scope: 'own' as const }, 'FIELD_REQUIRED'],
    ['owner_id', { row_scope: 'own' as const, owner_id: randomUUID() }, 'FIELD_INVALID'],
    ['owner_id', { owner_id: randomUUID() }, 'FIELD_INVALID'],
  ])('refuses %s of %j', async (field, terms, code) => {
    const answer = await create(await staff('god'), terms);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, { [field]: code }]);
  });
});

const excluded = resources.flatMap((resource) =>
  actions
    .map((action) => `${resource}:${action}`)
    .filter((scope) => !(serviceScopes as readonly string[]).includes(scope)),
);

describe('a scope that decides what takes a person', () => {
  it('is refused, whichever it is', async () => {
    const god = await staff('god');
    for (const scope of excluded) {
      const answer = await create(god, { scopes: ['deposit:read', scope] });
      expect([scope, fieldsOf(answer)]).toEqual([scope, { scopes: 'FIELD_INVALID' }]);
    }
    expect(excluded.length).toBeGreaterThan(300);
  });

  it('does nothing in an account either, should the database have it', async () => {
    const { id, api } = await addService(server(), { scopes: ['deposit:read'] });
    await server()
      .db.update(serviceAccount)
      .set({ scopes: ['*:*', 'deposit:approve', 'users:create', 'deposit:read'] as never })
      .where(eq(serviceAccount.id, id));
    expect((await api.get(deposits)).status).toBe(200);
    expect((await api.get('/user/v1/list')).body.code).toBe('FORBIDDEN');
  });
});

describe('a service account can never change what takes a person', () => {
  // @rule permissions: A program does nothing that takes a person
  // @in packages/policy/src/service-scopes.ts
  it('is refused by every operation under a limit, about a person, or beyond the scopes', async () => {
    const { api } = await addService(server());
    const opened: string[] = [];
    for (const operation of readContract().filter(({ access }) => access.kind !== 'public')) {
      const code = await knock(api, operation);
      if (code === 'VALIDATION') opened.push(operation.id);
      else {
        const refusal = operation.openToServices ? 'FORBIDDEN' : 'PERSON_REQUIRED';
        expect([operation.id, code]).toEqual([operation.id, refusal]);
      }
    }
    const limited = readContract().filter(({ limit }) => limit !== null);
    expect(limited.filter(({ id }) => opened.includes(id))).toEqual([]);
    expect(opened.filter((id) => isWrite(id)).toSorted()).toEqual(writesOfPrograms);
  });

  it('is no colleague, no agent and no member of staff', async () => {
    const { id } = await addService(server());
    const god = await staff('god');
    const owned = await addClient(server().db);
    const everybody = await god.get('/user/v1/list?size=200');
    expect(everybody.body.list.map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await god.get(`/user/v1/${id}`)).status).toBe(404);
    expect((await god.call('POST', `/user/v1/invitation/${id}`, undefined, once())).status).toBe(
      404,
    );
    const enable = { status: 'enabled', version: 1 };
    expect((await god.call('PUT', `/user/v1/status/${id}`, enable)).status).toBe(404);
    const moved = await god.call('POST', `/user/v1/change_agent/${owned.id}`, { user_id: id });
    expect(fieldsOf(moved)).toEqual({ user_id: 'FIELD_INVALID' });
    const { body } = await create(god);
    expect(body.may.map((one: { id: string }) => one.id)).not.toContain(id);
    await auditProposal(await staff('god2'), body, 'rejected');
  });
});

async function knock(api: ApiClient, { method, path }: Operation): Promise<string> {
  const { body } = await api.inject({
    // Every method of the contract is one of these.
    method: method as 'GET',
    url: `${path.replace(/\{\w+\}/g, () => randomUUID())}?no-such-parameter=1`,
  });
  return body.code;
}

const isWrite = (id: string) => readContract().find((one) => one.id === id)?.method !== 'GET';

/** Written out: a new write that programs can do is looked at before it is added here. */
const writesOfPrograms = [
  'addClientNote',
  'changeAiProductStatus',
  'changeBlockProductStatus',
  'changeClientTags',
  'changeDailyProductStatus',
  'changeFundProductStatus',
  'changeIpoProductStatus',
  'changeQuantProductStatus',
  'changeSavingProductStatus',
  'changeStockProductStatus',
  'checkData',
  'confirmUpload',
  'correctKyc',
  'createAiProduct',
  'createBlockProduct',
  'createClient',
  'createDailyProduct',
  'createFundProduct',
  'createIpoProduct',
  'createProductTemplate',
  'createQuantProduct',
  'createSavingProduct',
  'createStockProduct',
  'createSupportChannel',
  'endClientSessions',
  'fillKyc',
  'importProducts',
  'issueAllotmentLetters',
  'logout',
  'presignUpload',
  'renameProductTemplate',
  'resolveException',
  'setClientStatus',
  'updateAiProduct',
  'updateBlockProduct',
  'updateClient',
  'updateDailyProduct',
  'updateIpoProduct',
  'updateQuantProduct',
  'updateSavingProduct',
  'updateStockProduct',
  'updateSupportChannel',
];

describe('the secret', () => {
  it('is shown once, to the user who asked for it, and is nowhere afterwards', async () => {
    const { db } = server();
    const god = await staff('god');
    await create(god, { name: 'shown-once' });
    await confirmAll(server());
    const { id } = await accountNamed(god, 'shown-once');
    const second = await staff('god2');
    expect((await read(second, id)).may_collect).toBe(false);
    expect((await collect(second, id)).body.code).toBe('NOT_YOUR_SECRET');
    expect((await read(god, id)).may_collect).toBe(true);
    const { body } = await collect(god, id);
    expect(body.secret).toMatch(/^bds_[\w-]{43}$/);
    expect((await collect(god, id)).body.code).toBe('INVALID_TRANSITION');
    const rows = await db.select().from(serviceSecret).where(eq(serviceSecret.accountId, id));
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(JSON.stringify([rows, entries, server().logs])).not.toContain(body.secret);
    expect((await read(god, id)).secrets[0]).toMatchObject({
      status: 'active',
      prefix: body.secret.slice(0, 10),
    });
  });

  it('is not to be collected after seven days, nor by a user who lost the right', async () => {
    const { db } = server();
    const god = await staff('god');
    await create(god, { name: 'too-late' });
    await confirmAll(server());
    const { id } = await accountNamed(god, 'too-late');
    await db.update(serviceSecret).set({ collectUntil: new Date() }).where(ofAccount(id));
    expect((await collect(god, id)).body.code).toBe('INVALID_TRANSITION');
    expect((await collect(await staff('angel'), id)).status).toBe(403);
  });

  it('is renewed by two people; both are good until the overlap ends, and never three', async () => {
    const { db } = server();
    const god = await staff('god');
    const { id, secret: first } = await addService(server());
    const second = await renew(god, id, 24);
    expect((await exchange(server(), { id, secret: first })).status).toBe(200);
    expect((await exchange(server(), { id, secret: second })).status).toBe(200);

    const third = await renew(god, id, 24);
    expect((await exchange(server(), { id, secret: first })).body.code).toBe('CREDENTIALS_WRONG');
    expect((await exchange(server(), { id, secret: second })).status).toBe(200);
    await db
      .update(serviceSecret)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(serviceSecret.prefix, second.slice(0, 10)));
    expect((await exchange(server(), { id, secret: second })).status).toBe(401);
    expect((await exchange(server(), { id, secret: third })).status).toBe(200);
  });

  it('collected by another user has no overlap: who holds a good secret is tied to the account', async () => {
    const god2 = await staff('god2');
    const { id, secret: first, api } = await addService(server());
    const { version } = await read(god2, id);
    const request = { overlap_hours: 24, version };
    const { body } = await god2.call('POST', `${servicePath}/${id}/secret`, request, once());
    expect((await auditProposal(await staff('god'), body)).status).toBe(200);
    const { secret: second } = (await collect(god2, id)).body;
    expect((await exchange(server(), { id, secret: first })).body.code).toBe('CREDENTIALS_WRONG');
    expect((await exchange(server(), { id, secret: second })).status).toBe(200);
    expect((await api.get(deposits)).status).toBe(401);
  });

  it('ends without an overlap when the next one is collected, and not before', async () => {
    const god = await staff('god');
    const { id, secret } = await addService(server());
    const { version } = await read(god, id);
    await god.call('POST', `${servicePath}/${id}/secret`, { overlap_hours: 0, version }, once());
    await confirmAll(server());
    expect((await exchange(server(), { id, secret })).status).toBe(200);
    await collect(god, id);
    expect((await exchange(server(), { id, secret })).status).toBe(401);
  });

  it('is ended at once by one person, with the tokens that were got with it', async () => {
    const god = await staff('god');
    const { id, secret, api } = await addService(server());
    const [{ id: secretId }] = (await read(god, id)).secrets;
    const ended = await god.call('DELETE', `${servicePath}/${id}/secret/${secretId}`);
    expect([ended.status, ended.body.secrets[0].status]).toEqual([200, 'ended']);
    expect((await api.get(deposits)).body.code).toBe('SESSION_ENDED');
    expect((await exchange(server(), { id, secret })).status).toBe(401);
    const again = await god.call('DELETE', `${servicePath}/${id}/secret/${secretId}`);
    expect(again.body.code).toBe('INVALID_TRANSITION');
  });
});

const ofAccount = (id: string) => eq(serviceSecret.accountId, id);

describe('a token', () => {
  it('is for an account and a secret that belong together; anything else responds alike', async () => {
    const [one, other] = [await addService(server()), await addService(server())];
    for (const wrong of [
      { id: one.id, secret: other.secret },
      { id: one.id, secret: 'bds_' },
      { id: randomUUID(), secret: one.secret },
      { id: await staffId(server().db, 'god'), secret: one.secret },
    ]) {
      const { status, body } = await exchange(server(), wrong);
      expect([status, body.code]).toEqual([401, 'CREDENTIALS_WRONG']);
    }
  });

  it('lives fifteen minutes, ends with the account, and cannot be refreshed', async () => {
    const { id, secret } = await addService(server());
    const { body } = await exchange(server(), { id, secret });
    const minutes = (Date.parse(body.expires_at) - Date.now()) / 60_000;
    expect([minutes > 14, minutes <= 15, Object.keys(body).toSorted()]).toEqual([
      true,
      true,
      ['access_token', 'expires_at'],
    ]);
    const soon = new Date(Date.now() + 60_000);
    await server()
      .db.update(serviceAccount)
      .set({ expiresAt: soon })
      .where(eq(serviceAccount.id, id));
    expect((await exchange(server(), { id, secret })).body.expires_at).toBe(soon.toISOString());
  });

  it('is refused by its own code if the account has expired, and works no longer', async () => {
    const { id, secret, api } = await addService(server());
    await server()
      .db.update(serviceAccount)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(serviceAccount.id, id));
    expect((await api.get(deposits)).status).toBe(401);
    const { status, body } = await exchange(server(), { id, secret });
    expect([status, body.code]).toEqual([403, 'SERVICE_ACCOUNT_EXPIRED']);
    expect((await exchange(server(), { id, secret: 'bds_wrong' })).body.code).toBe(
      'CREDENTIALS_WRONG',
    );
  });

  it('opens nothing of a revoked account, also if it was given at that very moment', async () => {
    const { id, api } = await addService(server());
    await server()
      .db.update(serviceAccount)
      .set({ revokedAt: new Date() })
      .where(eq(serviceAccount.id, id));
    expect((await api.get(deposits)).status).toBe(401);
  });

  it('ends at once when a user revokes the account, for good', async () => {
    const god = await staff('god');
    const { id, secret, api } = await addService(server());
    expect((await api.get(deposits)).status).toBe(200);
    const revoked = await revoke(god, id);
    expect([revoked.status, revoked.body.status]).toEqual([200, 'revoked']);
    expect((await api.get(deposits)).body.code).toBe('SESSION_ENDED');
    const { status, body } = await exchange(server(), { id, secret });
    expect([status, body.code]).toEqual([403, 'SERVICE_ACCOUNT_REVOKED']);
    expect((await revoke(god, id)).body).toMatchObject({
      code: 'INVALID_TRANSITION',
      messages: { 'zh-CN': expect.stringContaining('已吊销') },
    });
    expect((await collect(god, id)).body.code).toBe('INVALID_TRANSITION');
    const { version } = revoked.body;
    const request = { overlap_hours: 0, version };
    const again = await god.call('POST', `${servicePath}/${id}/secret`, request, once());
    expect(again.body.code).toBe('INVALID_TRANSITION');
    const { name: _, ...terms } = serviceTerms();
    const changed = await god.call('PUT', `${servicePath}/${id}`, { ...terms, version }, once());
    expect(changed.body.code).toBe('INVALID_TRANSITION');
  });

  it('is given and used in the networks of the account alone', async () => {
    const { id, secret, api } = await addService(server(), {
      networks: ['127.0.0.1', '203.0.113.0/24'],
    });
    expect((await exchange(server(), { id, secret }, '203.0.113.9')).status).toBe(200);
    const { status, body } = await exchange(server(), { id, secret }, '198.51.100.1');
    expect([status, body.code]).toEqual([403, 'ADDRESS_REFUSED']);
    const call = (remoteAddress: string) =>
      api.inject({ method: 'GET', url: deposits, remoteAddress });
    expect((await call('203.0.113.9')).status).toBe(200);
    expect((await call('198.51.100.1')).body.code).toBe('ADDRESS_REFUSED');
  });

  // @rule permissions: Each refused sign-in of a program is in the audit log, with its reason
  // @in ./exchange-secret.ts
  it('is recorded in the audit log with the reason if it is refused, also if the secret is right', async () => {
    const { id, secret } = await addService(server());
    await exchange(server(), { id, secret: 'bds_wrong' });
    await exchange(server(), { id, secret }, '198.51.100.1');
    await revoke(await staff('god'), id);
    await exchange(server(), { id, secret });
    const written = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(auditLog.seq);
    const refused = written.filter(({ action }) => action === 'service_account.token_refused');
    expect(refused.map(({ after }) => after)).toEqual([
      { code: 'CREDENTIALS_WRONG' },
      { code: 'ADDRESS_REFUSED' },
      { code: 'SERVICE_ACCOUNT_REVOKED' },
    ]);
  });

  it('has to wait after five wrong secrets from one network, and other networks do not', async () => {
    const { id, secret } = await addService(server(), { networks: ['0.0.0.0/0'] });
    for (let i = 0; i < 5; i += 1) {
      const wrong = await exchange(server(), { id, secret: 'bds_wrong' }, '192.0.2.1');
      expect(wrong.status).toBe(401);
    }
    const locked = await exchange(server(), { id, secret }, '192.0.2.1');
    expect(locked.body.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await exchange(server(), { id, secret }, '192.0.2.77')).status).toBe(200);
  });

  it('is limited to the requests a minute of its own account', async () => {
    const { api } = await addService(server(), { requests_per_minute: 3 });
    const other = await addService(server());
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 5; i += 1) codes.push((await api.get(deposits)).body.code);
    expect(codes).toContain('TOO_MANY_REQUESTS');
    expect((await other.api.get(deposits)).status).toBe(200);
  });

  it('is noted with time and address, on the secret that was used', async () => {
    const god = await staff('god');
    const { id } = await addService(server());
    const account = await read(god, id);
    expect(account.last_used_ip).toBe('127.0.0.1');
    expect(account.secrets[0].last_used_at).toBe(account.last_used_at);
    const { entry } = await lastEntryAndEventOn(server(), id);
    expect([entry?.action, entry?.actorId]).toEqual(['service_account.token_issued', id]);
  });
});

describe('the rows', () => {
  it('are those that the program of one agent lists, opens and changes', async () => {
    const { db } = server();
    const hero = await signedInPerson(server(), { role: 'hero' });
    const mine = await addClient(db, { agentId: hero.id });
    const others = await addClient(db);
    const own = await addDeposit(db, mine);
    const foreign = await addDeposit(db, others);
    const { id, api } = await addService(server(), { row_scope: 'own', owner_id: hero.id });
    const { list, totals } = (await api.get(`${deposits}?size=200`)).body;
    expect(list.map((one: { id: string }) => one.id)).toEqual([own.id]);
    expect(totals).toMatchObject([{ currency: 'USD', count: 1 }]);
    expect((await api.get(`/deposit/admin/v1/detail/${own.id}`)).status).toBe(200);
    expect((await api.get(`/deposit/admin/v1/detail/${foreign.id}`)).status).toBe(404);
    expect((await api.get(`/client/admin/v1/detail/${others.id}`)).status).toBe(404);
    const note = { text: 'seen' };
    const path = '/client/admin/v1/note';
    expect((await api.call('POST', `${path}/${mine.id}`, note, once())).status).toBe(201);
    expect((await api.call('POST', `${path}/${others.id}`, note, once())).status).toBe(404);
    const written = await db.select().from(auditLog).where(eq(auditLog.actorId, id));
    expect(written.map(({ action, actorName }) => [action, actorName])).toContainEqual([
      'client.note_added',
      expect.stringMatching(/^program-/),
    ]);
    const file = await api.get('/deposit/admin/v1/export?format=csv');
    expect(file.body).toContain(own.orderNo);
    expect(file.body).not.toContain(foreign.orderNo);
  });

  it('are those of the leader and the members for a team', async () => {
    const { db } = server();
    const leader = await signedInPerson(server(), { role: 'superman' });
    const led = await signedInPerson(server(), { role: 'hero', leaderId: leader.id });
    const ofLed = await addClient(db, { agentId: led.id });
    const clients = [await addClient(db, { agentId: leader.id }), ofLed];
    const own = await addDeposit(db, ofLed);
    const foreign = await addDeposit(db, await addClient(db));
    const { api } = await addService(server(), { row_scope: 'team', owner_id: leader.id });
    expect((await api.get(`/deposit/admin/v1/detail/${own.id}`)).status).toBe(200);
    expect((await api.get(`/deposit/admin/v1/detail/${foreign.id}`)).status).toBe(404);
    const file = await api.get('/deposit/admin/v1/export?format=csv');
    expect(file.body).toContain(own.orderNo);
    expect(file.body).not.toContain(foreign.orderNo);
    const { list } = (await api.get('/client/admin/v1/list?size=200')).body;
    expect(list.map((one: { id: string }) => one.id).toSorted()).toEqual(
      clients.map(({ id }) => id).toSorted(),
    );
  });
});

describe('the stream of events', () => {
  it('sends events for the topics of the scopes, and ends when the account is revoked', async () => {
    const address = await server().listen();
    const god = await staff('god');
    const { id, api } = await addService(server(), { scopes: ['deposit:read'] });
    const stream = await readStream(address, api);
    expect((await stream.nextEvent()).event).toBe('ready');
    // An event of another topic, before the deposit, would arrive first.
    expect((await god.call('POST', '/service/admin/v1/create', channel(), once())).status).toBe(
      201,
    );
    await addDeposit(server().db, await addClient(server().db));
    expect((await stream.nextEvent()).data).toMatchObject({ topic: 'deposit' });
    await revoke(god, id);
    const rest = await stream.rest();
    expect(rest.filter(({ event }) => event !== undefined)).toEqual([]);
  });
});

const channel = (): Schemas.SupportChannelCreate => ({
  name: `Channel ${randomUUID()}`,
  kind: 'url',
  value: `https://chat.example.com/${randomUUID()}`,
  hours: '',
  language: 'en-US',
  weight: 1,
});

describe('other terms', () => {
  const termsOf = ({ version, ...account }: Record<string, unknown>) => ({
    purpose: account['purpose'],
    scopes: account['scopes'],
    row_scope: account['row_scope'],
    networks: account['networks'],
    requests_per_minute: account['requests_per_minute'],
    expires_at: account['expires_at'],
    version,
  });

  it('take effect when a second person confirms them, and end the tokens', async () => {
    const god = await staff('god');
    const { id, secret, api } = await addService(server(), { scopes: ['deposit:read'] });
    const before = await read(god, id);
    const body = { ...termsOf(before), scopes: ['deposit:read', 'client:read'] };
    const proposed = await god.call('PUT', `${servicePath}/${id}`, body);
    expect([proposed.status, proposed.body.status]).toEqual([200, 'pending']);
    expect((await api.get('/client/admin/v1/list')).body.code).toBe('FORBIDDEN');
    expect((await god.get(servicePath)).body.waiting.map(idOfSubject)).toContain(id);
    await confirmAll(server());
    expect((await api.get(deposits)).body.code).toBe('SESSION_ENDED');
    const again = await tokenFor(server(), { id, secret });
    expect((await again.get('/client/admin/v1/list')).status).toBe(200);
    expect((await god.call('PUT', `${servicePath}/${id}`, body)).body.code).toBe('STALE_RECORD');
  });

  it('lapse with their maker, as every proposal does', async () => {
    const { db } = server();
    const maker = await signedInPerson(server(), { role: 'god' });
    await create(maker.api, { name: 'of-somebody-gone' });
    await db.update(staffUser).set({ role: 'hero' }).where(eq(staffUser.id, maker.id));
    const second = await staff('god2');
    const [waiting] = (await waitingProposals(second)).filter(
      ({ subject }) => subject.name === 'of-somebody-gone',
    );
    if (waiting === undefined) throw new Error('Nothing waits.');
    expect((await auditProposal(second, waiting)).body.code).toBe('PROPOSAL_LAPSED');
    await db.update(staffUser).set({ role: 'god' }).where(eq(staffUser.id, maker.id));
    expect((await auditProposal(second, waiting, 'rejected')).status).toBe(200);
  });
});

const idOfSubject = ({ subject }: { subject: { id: string | null } }) => subject.id;

it('signing in as a service account is impossible, whatever its row is given', async () => {
  const { id } = await addService(server());
  const { db } = server();
  await expect(
    db.update(staffUser).set({ active: true }).where(eq(staffUser.id, id)),
  ).rejects.toThrow();
  await expect(
    db.update(staffUser).set({ passwordHash: 'x' }).where(eq(staffUser.id, id)),
  ).rejects.toThrow();
  expect(await db.$count(session, eq(session.userId, id))).toBe(1);
});
