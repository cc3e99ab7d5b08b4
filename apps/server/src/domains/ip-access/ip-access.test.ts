import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, event, ipRule, session, staffUser } from '../../kernel/db/schema.ts';
import { forgetIpRules } from '../../platform/ip-access/gate.ts';
import { type ApiClient, tryLogin } from '../../testing/api-client.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import {
  openSession,
  personPassword,
  signedInPerson,
  type TestPerson,
} from '../../testing/people.ts';
import { testCaptcha, useTestServer } from '../../testing/test-server.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';

const server = useTestServer({ trustedProxies: ['127.0.0.1'] });
const path = '/config/admin/v1/ip_access';
let god: TestPerson & { api: ApiClient };
let hero: TestPerson & { api: ApiClient };

beforeAll(async () => {
  god = await signedInPerson(server(), { role: 'god' });
  hero = await signedInPerson(server(), { role: 'hero' });
});
afterEach(async () => {
  await server().db.delete(ipRule);
  forgetIpRules(server().db);
});

const add = (body: Record<string, unknown>, key: string = randomUUID()) =>
  god.api.call('POST', path, { kind: 'deny', scope: 'all', ...body }, { 'idempotency-key': key });
const from = (address: string) => ({ 'x-forwarded-for': address });
const codeOf = async (api: ApiClient, address: string, url = '/auth/admin/v1/userinfo') => {
  const { status, body } = await api.get(url, from(address));
  return status === 200 ? 200 : body.code;
};

describe('an address that is tried', () => {
  const tried = async (query: string) => (await god.api.get(`${path}/check${query}`)).body;

  // @rule ip-rules: Trying an address asks the same rules as a call, and notes no hit
  // @in ./check-address.ts
  it('gets the verdict that a call from it gets, with the rules that decided, and leaves no hit', async () => {
    const { body: denied } = await add({ cidr: '203.0.113.0/24', scope: 'role', role: 'hero' });
    await add({ cidr: '127.0.0.0/8', kind: 'allow', scope: 'user', user_id: hero.id });
    const of = { hero: `&user_id=${hero.id}`, god: `&user_id=${god.id}` } as const;
    for (const address of ['203.0.113.9', '198.51.100.7', '127.0.0.1', '2001:db8::9']) {
      for (const [who, api] of [
        ['hero', hero.api],
        ['god', god.api],
      ] as const) {
        const { let_in: letIn } = await tried(`?address=${address}${of[who]}`);
        expect([who, address, letIn]).toEqual([who, address, (await codeOf(api, address)) === 200]);
      }
    }
    expect(await tried('?address=203.0.113.9&role=hero')).toMatchObject({
      let_in: false,
      rules: [{ id: denied.id }],
      missing_scope: null,
    });
    expect(await tried(`?address=198.51.100.7${of.hero}`)).toMatchObject({
      let_in: false,
      rules: [],
      missing_scope: 'user',
      user: { id: hero.id },
    });
    const before = await add({ cidr: '192.0.2.1' });
    await tried('?address=192.0.2.1');
    const [row] = await server().db.select().from(ipRule).where(eq(ipRule.id, before.body.id));
    expect(row?.lastHitAt).toBeNull();
  });

  it("defaults to the caller's own address, and is refused if it is not valid", async () => {
    expect(await tried('')).toMatchObject({ address: '127.0.0.1', let_in: true, role: null });
    for (const address of ['203.0.113.0%2F24', 'somewhere', 'fe80::1%25eth0']) {
      const { status, body } = await god.api.get(`${path}/check?address=${address}`);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'address']);
    }
    expect((await hero.api.get(`${path}/check`)).status).toBe(403);
  });
});

describe('a rule that is in force already', () => {
  // @rule ip-rules: A rule that is in force already is refused at its network
  // @in ./change-ip-rules.ts
  it('is refused at its network, however the network is typed, when added and when another becomes the same', async () => {
    expect((await add({ cidr: '203.0.113.0/24' })).body.cidr).toBe('203.0.113.0/24');
    const again = await add({ cidr: '203.0.113.10/24' });
    expect([again.status, again.body.errors]).toMatchObject([
      400,
      [{ field: 'cidr', code: 'FIELD_TAKEN' }],
    ]);
    const other = await add({ cidr: '203.0.113.0/24', scope: 'role', role: 'hero' });
    expect(other.status).toBe(201);
    const { version } = other.body;
    const same = { cidr: '203.0.113.0/24', kind: 'deny', scope: 'all' };
    const put = (body: object) => god.api.call('PUT', `${path}/${other.body.id}`, body);
    expect((await put({ ...same, version })).body.errors).toMatchObject([{ code: 'FIELD_TAKEN' }]);
    const own = { ...same, scope: 'role', role: 'hero', note: 'x', version };
    expect((await put(own)).status).toBe(200);
  });

  it('no longer counts once it has expired', async () => {
    const { body } = await add({ cidr: '203.0.113.0/24' });
    const past = new Date(Date.now() - 1000);
    await server().db.update(ipRule).set({ expiresAt: past }).where(eq(ipRule.id, body.id));
    expect((await add({ cidr: '203.0.113.0/24' })).status).toBe(201);
  });
});

describe('an address that the rules keep out', () => {
  // @rule ip-rules: IP rules apply before sign-in and to every call except liveness
  // @in http/authenticate.ts
  it('is refused before sign-in, and on every call, but for whether the server is alive', async () => {
    const { status } = await add({ cidr: '203.0.113.0/24' });
    expect(status).toBe(201);
    const { anonymous } = server();
    for (const url of ['/auth/admin/v1/captcha', '/setting/v1/app', '/user/v1/list']) {
      expect(await codeOf(anonymous, '203.0.113.9', url)).toBe('ADDRESS_REFUSED');
    }
    expect(await codeOf(god.api, '203.0.113.9')).toBe('ADDRESS_REFUSED');
    expect(await codeOf(anonymous, '203.0.113.9', '/healthz')).toBe(200);
    expect(await codeOf(god.api, '203.0.112.9')).toBe(200);
    const refused = await anonymous.get('/setting/v1/app', from('203.0.113.9'));
    expect([refused.status, refused.body.message]).toMatchObject([403, /203\.0\.113\.9/]);
  });

  // @rule ip-rules: Behind a trusted proxy the reported address is used
  // @in app.ts
  it('is the one that a trusted proxy reports, not what the caller says before it', async () => {
    await add({ cidr: '203.0.113.0/24' });
    const spoofed = from('198.51.100.1, 203.0.113.9');
    expect((await server().anonymous.get('/setting/v1/app', spoofed)).status).toBe(403);
    const direct = await server().anonymous.inject({
      url: '/setting/v1/app',
      remoteAddress: '198.51.100.7',
      headers: from('203.0.113.9'),
    });
    expect(direct.status).toBe(200);
  });

  // @rule ip-rules: Role and person rules apply at sign-in, refresh and calls
  // @in domains/auth/sign-in.ts
  it('is refused at sign-in with the right password, and on calls, if the rule names a role or a user', async () => {
    await add({ cidr: '203.0.113.1', scope: 'user', user_id: hero.id });
    await add({ cidr: '203.0.113.2', scope: 'role', role: 'hero' });
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      expect(await codeOf(hero.api, address)).toBe('ADDRESS_REFUSED');
      expect(await codeOf(god.api, address)).toBe(200);
      const login = (password: string) =>
        tryLogin(server().app, hero.username, {
          password,
          captcha: testCaptcha,
          headers: from(address),
        });
      expect((await login(personPassword)).body.code).toBe('ADDRESS_REFUSED');
      expect((await login('wrong')).body.code).toBe('LOGIN_FAILED');
    }
    const { body } = await server().anonymous.call(
      'POST',
      '/auth/admin/v1/token/refresh',
      { refresh_token: hero.api.tokens?.refresh_token },
      from('203.0.113.1'),
    );
    expect(body.code).toBe('ADDRESS_REFUSED');
    // The token was not used up: from elsewhere it is good.
    const elsewhere = await server().anonymous.call('POST', '/auth/admin/v1/token/refresh', {
      refresh_token: hero.api.tokens?.refresh_token,
    });
    expect(elsewhere.status).toBe(200);
  });

  it('is let in again when the rule is gone', async () => {
    const { body } = await add({ cidr: '203.0.113.9' });
    expect(await codeOf(hero.api, '203.0.113.9')).toBe('ADDRESS_REFUSED');
    expect((await god.api.call('DELETE', `${path}/${body.id}`)).body).toEqual({ ok: true });
    expect(await codeOf(hero.api, '203.0.113.9')).toBe(200);
  });

  it('stays out if no allow rule has it; the deciding rule shows when', async () => {
    await add({ cidr: '127.0.0.1', kind: 'allow' });
    const { body: office } = await add({ cidr: '203.0.113.77/24', kind: 'allow' });
    expect([office.cidr, office.last_hit_at]).toEqual(['203.0.113.0/24', null]);
    expect(await codeOf(hero.api, '203.0.113.9')).toBe(200);
    expect(await codeOf(hero.api, '198.51.100.1')).toBe('ADDRESS_REFUSED');
    const [row] = await server().db.select().from(ipRule).where(eq(ipRule.id, office.id));
    expect(row?.lastHitAt).not.toBeNull();
    expect(row?.version).toBe(1);
  });

  // @rule ip-rules: A rule keeps the last ten calls that it decided
  // @in platform/ip-access/gate.ts
  it('is kept with its rule: the last ten, newest first, at most one a minute', async () => {
    const { db } = server();
    const { body: rule } = await add({ cidr: '203.0.113.0/24' });
    const aMinuteLater = async () => {
      await db
        .update(ipRule)
        .set({ lastHitAt: sql`${ipRule.lastHitAt} - interval '1 minute'` })
        .where(eq(ipRule.id, rule.id));
      forgetIpRules(db);
    };
    for (let last = 1; last <= 12; last += 1) {
      expect(await codeOf(hero.api, `203.0.113.${last}`)).toBe('ADDRESS_REFUSED');
      // Not noted: it comes within the minute.
      expect(await codeOf(hero.api, '203.0.113.99')).toBe('ADDRESS_REFUSED');
      await aMinuteLater();
    }
    const { body } = await god.api.get(path);
    const [listed]: Schemas.IpRule[] = body.list;
    expect(listed?.last_hits.map(({ address }) => address)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((last) => `203.0.113.${last}`),
    );
    const changed = await god.api.call('PUT', `${path}/${rule.id}`, {
      ...{ cidr: '203.0.113.0/24', kind: 'deny', scope: 'all', version: 1, note: 'seen' },
    });
    expect(changed.body.last_hits).toHaveLength(10);
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'ip_rule.changed'));
    expect(JSON.stringify(entries)).not.toContain('203.0.113.12');
  });

  // @rule ip-rules: Another replica applies new rules within a second
  // @in platform/ip-access/gate.ts
  it('is known to another replica within a second, without a notification', async () => {
    await add({ cidr: '192.0.2.200' });
    expect(await codeOf(hero.api, '203.0.113.9')).toBe(200);
    await server().db.insert(ipRule).values({ cidr: '203.0.113.9/32', kind: 'deny', scope: 'all' });
    await expect
      .poll(() => codeOf(hero.api, '203.0.113.9'), { timeout: 5000 })
      .toBe('ADDRESS_REFUSED');
  });
});

describe('a rule', () => {
  // @rule ip-rules: A rule that would lock out its author is refused, also under races
  // @in ./change-ip-rules.ts
  it('is refused if it would lock its author out, and nothing changes', async () => {
    for (const body of [
      { cidr: '127.0.0.0/8' },
      { cidr: '203.0.113.0/24', kind: 'allow' },
      { cidr: '127.0.0.1', scope: 'role', role: 'god' },
      { cidr: '203.0.113.0/24', kind: 'allow', scope: 'user', user_id: god.id },
    ]) {
      const { status, body: answer } = await add(body);
      expect([status, answer.code]).toEqual([409, 'IP_RULE_LOCKS_OUT']);
    }
    expect(await server().db.$count(ipRule)).toBe(0);
  });

  it('is kept if changing or removing it would lock its author out', async () => {
    const { body: own } = await add({ cidr: '127.0.0.1', kind: 'allow' });
    await add({ cidr: '203.0.113.0/24', kind: 'allow' });
    const removed = await god.api.call('DELETE', `${path}/${own.id}`);
    expect([removed.status, removed.body.code]).toEqual([409, 'IP_RULE_LOCKS_OUT']);
    const changed = await god.api.call('PUT', `${path}/${own.id}`, {
      cidr: '192.0.2.1',
      kind: 'allow',
      scope: 'all',
      version: own.version,
    });
    expect([changed.status, changed.body.code]).toEqual([409, 'IP_RULE_LOCKS_OUT']);
    expect(await codeOf(god.api, '127.0.0.1')).toBe(200);
  });

  it('does not lock its author out together with another one that is removed at the same moment', async () => {
    const own = [await add({ cidr: '127.0.0.1', kind: 'allow' })];
    own.push(await add({ cidr: '127.0.0.0/8', kind: 'allow' }));
    await add({ cidr: '203.0.113.0/24', kind: 'allow' });
    const answers = await Promise.all(
      own.map(({ body }) => god.api.call('DELETE', `${path}/${body.id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await codeOf(god.api, '127.0.0.1')).toBe(200);
  });

  it('is changed by its version, is audited, and sends events', async () => {
    const { body: made } = await add({ cidr: '203.0.113.9', note: ' why ' });
    expect(made).toMatchObject({ note: 'why', status: 'active', created_by: { id: god.id } });
    const change = (version: number) =>
      god.api.call('PUT', `${path}/${made.id}`, {
        cidr: '2001:DB8::1/32',
        kind: 'deny',
        scope: 'role',
        role: 'hero',
        version,
      });
    expect((await change(1)).body).toMatchObject({
      cidr: '2001:db8::/32',
      scope: 'role',
      role: 'hero',
      note: null,
      version: 2,
    });
    const stale = await change(1);
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([
      409,
      'STALE_RECORD',
      2,
    ]);
    expect(stale.body.changed_by).toBe('Ada Person');
    const entry = await lastEntry(server());
    expect(entry).toMatchObject({ action: 'ip_rule.changed', before: { cidr: '203.0.113.9/32' } });
    const events = await server().db.select().from(event).where(eq(event.recordId, made.id));
    expect(events.map(({ topic, version }) => [topic, version])).toEqual([
      ['ip_rule', 1],
      ['ip_rule', 2],
    ]);
    expect((await god.api.call('DELETE', `${path}/${randomUUID()}`)).status).toBe(404);
  });

  it('is added once for a key', async () => {
    const key = randomUUID();
    const first = await add({ cidr: '203.0.113.9' }, key);
    expect((await add({ cidr: '203.0.113.9' }, key)).body).toEqual(first.body);
    expect((await add({ cidr: '203.0.113.8' }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await server().db.$count(ipRule)).toBe(1);
  });

  it.each([
    ['cidr', { cidr: '203.0.113.0/33' }],
    ['kind', { cidr: '203.0.113.1', kind: 'maybe' }],
    ['role', { cidr: '203.0.113.1', scope: 'role' }],
    ['role', { cidr: '203.0.113.1', role: 'hero' }],
    ['user_id', { cidr: '203.0.113.1', scope: 'user' }],
    ['user_id', { cidr: '203.0.113.1', scope: 'user', user_id: randomUUID() }],
    ['expires_at', { cidr: '203.0.113.1', expires_at: '2020-01-01T00:00:00Z' }],
  ])('is refused at its field: %s', async (field, body) => {
    const answer = await add(body);
    expect([answer.status, answer.body.errors?.[0].field]).toEqual([400, field]);
  });

  it.each(['angel', 'superman', 'hero'] as const)(
    'is nothing that %s may see or make',
    async (role) => {
      const { api } = await signedInPerson(server(), { role });
      const answers = [
        await api.get(path),
        await api.get(`${path}/export`),
        await api.call('POST', path, {}),
        await api.call('PUT', `${path}/${randomUUID()}`, {}),
        await api.call('DELETE', `${path}/${randomUUID()}`),
      ];
      expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill('FORBIDDEN'));
    },
  );

  it('is listed and exported by its filters', async () => {
    await add({ cidr: '203.0.113.1', note: 'café' });
    await add({ cidr: '203.0.113.2', scope: 'role', role: 'hero' });
    await add({ cidr: '203.0.113.3', scope: 'user', user_id: hero.id });
    await add({ cidr: '127.0.0.0/8', kind: 'allow' });
    await server()
      .db.insert(ipRule)
      .values({
        cidr: '203.0.113.5/32',
        kind: 'deny',
        scope: 'all',
        expiresAt: new Date(Date.now() - 1000),
      });
    const found = async (query: string) => {
      const { body } = await god.api.get(`${path}?sort=cidr&${query}`);
      return body.list.map(({ cidr }: { cidr: string }) => /(\d+)\//.exec(cidr)?.[1]);
    };
    expect(await found('kind=allow')).toEqual(['0']);
    expect(await found('scope=role')).toEqual(['2']);
    expect(await found('role=hero')).toEqual(['2']);
    expect(await found(`user_id=${hero.id}`)).toEqual(['3']);
    expect(await found('status=expired')).toEqual(['5']);
    expect(await found('status=active&kind=deny')).toEqual(['1', '2', '3']);
    expect(await found('q=CAF%C3%89')).toEqual(['1']);
    for (const sort of ['created_at', 'kind', 'expires_at', 'last_hit_at']) {
      expect((await god.api.get(`${path}?sort=-${sort}`)).body.total).toBe(5);
    }
    const { body } = await god.api.get(`${path}/export?kind=deny`);
    expect(body.trimEnd().split('\r\n')).toHaveLength(5);
    const entry = await lastEntry(server());
    expect(entry?.action).toBe('ip_rule.exported');
  });
});

describe('a rule against those who could stop its author', () => {
  // @rule ip-rules: A rule that names a peer takes two people, who see the users it keeps out
  // @in ./change-ip-rules.ts
  it('waits for a second user when it names a colleague whose role is not below the own one', async () => {
    const peer = await signedInPerson(server(), { role: 'god' });
    const second = await signedInPerson(server(), { role: 'god' });
    const named = { scope: 'user', user_id: peer.id };
    for (const kind of ['deny', 'allow']) {
      const { status, body } = await add({ cidr: '203.0.113.0/24', kind, ...named });
      expect([status, body.operation, body.status]).toEqual([201, 'createIpRule', 'pending']);
      expect(body.changes).toContainEqual({
        field: 'shuts_out',
        before: null,
        after: JSON.stringify(['Ada Person']),
      });
    }
    const { body: rule } = await add({ cidr: '203.0.113.0/24', scope: 'user', user_id: hero.id });
    const changed = { cidr: '203.0.113.0/24', kind: 'deny', ...named, version: rule.version };
    const { body: waits } = await god.api.call('PUT', `${path}/${rule.id}`, changed);
    expect(waits).toMatchObject({ status: 'pending', subject: { type: 'ip_rule', id: rule.id } });
    expect((await god.api.call('PUT', `${path}/${rule.id}`, changed)).body.code).toBe(
      'PROPOSAL_OPEN',
    );
    expect((await god.api.get(path)).body.waiting.map(({ id }: Schemas.Proposal) => id)).toContain(
      waits.id,
    );
    expect(await codeOf(peer.api, '203.0.113.9')).toBe(200);
    expect((await auditProposal(god.api, waits)).body.code).toBe('SELF_APPROVAL');
    expect((await auditProposal(second.api, waits)).body.status).toBe('applied');
    forgetIpRules(server().db);
    expect(await codeOf(peer.api, '203.0.113.9')).toBe('ADDRESS_REFUSED');
    const entry = await server()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, rule.id), eq(auditLog.action, 'ip_rule.changed')));
    expect(entry).toMatchObject([{ actorId: second.id }]);
  });

  // @rule ip-rules: A change of the rule closes its proposal, and none locks out its maker
  // @in ./lockout.ts
  it('is closed by a change of its rule, and refused if it locks out its maker by then', async () => {
    const { db } = server();
    const peer = await signedInPerson(server(), { role: 'god' });
    const second = await signedInPerson(server(), { role: 'god' });
    const { body: rule } = await add({ cidr: '203.0.113.0/24', scope: 'user', user_id: hero.id });
    const terms = { cidr: '203.0.113.0/24', kind: 'deny', version: rule.version };
    const put = (body: object) => god.api.call('PUT', `${path}/${rule.id}`, { ...terms, ...body });
    const { body: first } = await put({ scope: 'user', user_id: peer.id });
    expect((await put({ scope: 'role', role: 'hero' })).status).toBe(200);
    expect((await auditProposal(second.api, first)).body.code).toBe('PROPOSAL_CLOSED');
    const from = (one: TestPerson, ip: string) =>
      db.update(session).set({ ip }).where(eq(session.userId, one.id));
    await from(peer, '198.51.100.7');
    const { body: waits } = await add({ cidr: '198.51.100.0/24' });
    await signedInPerson(server(), { role: 'angel' });
    await from(god, '198.51.100.8');
    expect((await auditProposal(second.api, waits)).body.code).toBe('IP_RULE_SHUTS_OUT');
    await from(god, '127.0.0.1');
    expect((await auditProposal(second.api, waits)).body.status).toBe('applied');
    await from(peer, '127.0.0.1');
  });

  it('waits for a second user when its removal keeps a peer out', async () => {
    const { db } = server();
    const peer = await signedInPerson(server(), { role: 'god' });
    const second = await signedInPerson(server(), { role: 'god' });
    const allowed = { kind: 'allow', scope: 'user', userId: peer.id } as const;
    const [here, elsewhere] = await db
      .insert(ipRule)
      .values([
        { cidr: '127.0.0.0/8', ...allowed },
        { cidr: '203.0.113.0/24', ...allowed },
      ])
      .returning();
    const remove = (id = '') => god.api.call('DELETE', `${path}/${id}`);
    const { body: waits } = await remove(here?.id);
    expect(waits).toMatchObject({ operation: 'deleteIpRule', status: 'pending' });
    expect((await remove(here?.id)).body.code).toBe('PROPOSAL_OPEN');
    expect((await remove(elsewhere?.id)).body).toEqual({ ok: true });
    await db.insert(ipRule).values({ cidr: '203.0.113.0/24', ...allowed });
    expect((await auditProposal(second.api, waits)).body.status).toBe('applied');
    expect(await db.$count(ipRule, eq(ipRule.cidr, '127.0.0.0/8'))).toBe(0);
  });

  // @rule ip-rules: A rule against a peer's address of 30 days takes two, even with sessions ended
  // @in ./lockout.ts
  it('waits when it keeps out a peer whose sessions its author has ended, by whatever kind of rule', async () => {
    const { db } = server();
    const peer = await signedInPerson(server(), { role: 'god' });
    const ofPeer = eq(session.userId, peer.id);
    await db.update(session).set({ ip: '198.51.100.7' }).where(ofPeer);
    const sessions = `/user/v1/session/${peer.id}`;
    const { body: open } = await god.api.get(sessions);
    for (const { id } of open.list) {
      expect((await god.api.call('DELETE', `${sessions}/${id}`)).body).toEqual({ ok: true });
    }
    const keepsOut = [
      { cidr: '198.51.100.0/24', scope: 'role', role: 'god' },
      { cidr: '127.0.0.0/8', kind: 'allow', scope: 'role', role: 'god' },
      { cidr: '127.0.0.0/8', kind: 'allow' },
    ];
    const waits = { limit: 'staff', operation: 'createIpRule', status: 'pending' };
    for (const rule of keepsOut) expect((await add(rule)).body).toMatchObject(waits);
    expect(await db.$count(ipRule)).toBe(0);

    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await db.update(session).set({ createdAt: old }).where(ofPeer);
    expect((await add({ cidr: '198.51.100.7' })).body).toMatchObject(waits);
    await openSession(server(), peer);
    expect((await add({ cidr: '198.51.100.7' })).body.kind).toBe('deny');
  });

  // @rule ip-rules: Approvers kept out by earlier rules, or tied ones, are none of the others
  // @in ./lockout.ts
  it('is refused when it shuts out the last independent approver that earlier rules let in', async () => {
    const { db } = server();
    const before = await db.select().from(session);
    const addresses = ['203.0.113.5', '192.0.2.5'] as const;
    const [first, last] = [
      await signedInPerson(server(), { role: 'angel' }),
      await signedInPerson(server(), { role: 'angel' }),
    ];
    await db.update(session).set({ ip: '198.51.100.7' }).where(ne(session.userId, god.id));
    await db.update(session).set({ ip: addresses[0] }).where(eq(session.userId, first.id));
    await db.update(session).set({ ip: addresses[1] }).where(eq(session.userId, last.id));
    // As two people have made it.
    await db.insert(ipRule).values({ cidr: '198.51.100.0/24', kind: 'deny', scope: 'all' });
    const { body: alone } = await add({ cidr: addresses[0], scope: 'role', role: 'angel' });
    expect(alone.kind).toBe('deny');
    expect((await add({ cidr: addresses[1] })).body.code).toBe('IP_RULE_SHUTS_OUT');

    await god.api.call('DELETE', `${path}/${alone.id}`);
    const tie = (createdById: string | null) =>
      db.update(staffUser).set({ createdById }).where(eq(staffUser.id, last.id));
    await tie(god.id);
    expect((await add({ cidr: addresses[0] })).body.code).toBe('IP_RULE_SHUTS_OUT');
    await tie(null);
    for (const { id, ip } of before) {
      await db.update(session).set({ ip }).where(eq(session.id, id));
    }
  });

  // @rule ip-rules: No rule shuts out all other approvers
  // @in ./lockout.ts
  it('waits when it ends the session of a peer, and is refused when it shuts out all other approvers', async () => {
    const { db } = server();
    const before = await db.select().from(session);
    const others = ne(session.userId, god.id);
    const shutOut = { cidr: '198.51.100.0/24' };
    const angel = await signedInPerson(server(), { role: 'angel' });
    const peer = await signedInPerson(server(), { role: 'god' });
    const ofPeer = eq(session.userId, peer.id);
    await db.update(session).set({ ip: '198.51.100.7' }).where(ofPeer);
    expect((await add(shutOut)).body).toMatchObject({ operation: 'createIpRule', limit: 'staff' });

    const of = eq(session.userId, angel.id);
    await db.update(session).set({ endedAt: new Date(), ip: '198.51.100.7' }).where(others);
    expect((await add(shutOut)).body.code).toBe('IP_RULE_SHUTS_OUT');
    const { body: everywhere } = await add({ cidr: '0.0.0.0/0', kind: 'allow' });
    const { body: here } = await add({ cidr: '127.0.0.0/8', kind: 'allow' });
    const remove = (one: { id: string }) => god.api.call('DELETE', `${path}/${one.id}`);
    expect((await remove(everywhere)).body.code).toBe('IP_RULE_SHUTS_OUT');
    const narrower = {
      ...{ cidr: '203.0.113.0/24', kind: 'allow', scope: 'all' },
      version: everywhere.version,
    };
    const changed = await god.api.call('PUT', `${path}/${everywhere.id}`, narrower);
    expect(changed.body.code).toBe('IP_RULE_SHUTS_OUT');
    for (const one of [here, everywhere]) expect((await remove(one)).status).toBe(200);
    await db.update(session).set({ ip: '127.0.0.1' }).where(of);
    expect((await add(shutOut)).status).toBe(201);
    for (const { id, ip, endedAt } of before) {
      await db.update(session).set({ ip, endedAt }).where(eq(session.id, id));
    }
  });
});
