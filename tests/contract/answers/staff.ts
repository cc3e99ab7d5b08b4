import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import SparkMD5 from 'spark-md5';
import { describe, expect, test } from 'vitest';
import { collectCode, confirmAbout } from '../../support/proposals.ts';
import { demoPassword, ownPassword, qaCaptcha } from '../../support/stack.ts';
import { signInByHand } from '../../support/staff-api.ts';
import { onceKey, type World } from '../world.ts';

export function staffAnswers(world: () => World): void {
  const god = () => ({ token: world().god.accessToken });
  const superman = () => ({ token: world().superman.accessToken });
  const hero = () => ({ token: world().hero.accessToken });
  const nobody = { id: randomUUID() };

  const staff = async (username: string) => {
    const query = { q: username, sort: 'username' };
    const found = (await world().answer(
      { operation: 'listStaff', ...god(), query },
      200,
    )) as Schemas.StaffList;
    const [person] = found.list.filter((one) => one.username === username);
    if (person === undefined) throw new Error(`There is no ${username}.`);
    return person;
  };
  const login = async (username: string, status: number) => {
    const captcha = (await world().answer({ operation: 'getCaptcha' }, 200)) as Schemas.Captcha;
    const headers = { 'X-Captcha-Id': captcha.captcha_id };
    const body = { username, password: SparkMD5.hash(demoPassword), captcha: qaCaptcha };
    return world().answer({ operation: 'login', headers, body }, status);
  };
  const createCall = (fields: Record<string, unknown> = {}) => ({
    operation: 'createStaff',
    ...god(),
    headers: onceKey(),
    body: {
      username: `new-${randomUUID().slice(0, 8)}`,
      name: `New Colleague ${randomUUID()}`,
      role: 'hero',
      ...fields,
    },
  });
  const created = async () => (await world().answer(createCall(), 201)) as Schemas.StaffUser;
  const arrived = async () => {
    const { id, username } = await created();
    const other = await signInByHand(world().stack.url, 'god2');
    await confirmAbout(other, id);
    const half = { operation: 'collectInvitationHalf', path: { id }, body: { half: 'first' } };
    await world().answer({ ...half, ...god(), body: { half: 'both' } }, 400);
    await world().answer(half, 401);
    await world().answer({ ...half, token: other.accessToken }, 403);
    await world().answer({ ...half, ...god(), path: nobody }, 404);
    const first = (await world().answer({ ...half, ...god() }, 200)) as Schemas.CollectedHalf;
    const second = (await world().answer(
      { ...half, token: other.accessToken, body: { half: 'second' } },
      200,
    )) as Schemas.CollectedHalf;
    const code = `${first.code}-${second.code}`;
    const tokens = (await accept({ username, code }, 200)) as Schemas.Tokens;
    return { username, token: tokens.access_token };
  };
  const accept = async (fields: Record<string, unknown>, status: number) => {
    const captcha = (await world().answer({ operation: 'getCaptcha' }, 200)) as Schemas.Captcha;
    const headers = { 'X-Captcha-Id': captcha.captcha_id };
    const new_password = SparkMD5.hash(ownPassword);
    const body = { username: 'nobody', code: 'WRONG', new_password, captcha: qaCaptcha, ...fields };
    return world().answer({ operation: 'acceptInvitation', headers, body }, status);
  };

  describe('staff', () => {
    test('the list takes each of its filters, and refuses what it does not know', async () => {
      const filters = {
        page: '2',
        size: '5',
        sort: '-last_login_at,name',
        q: 'a',
        role: 'hero',
        status: 'disabled',
        mfa: 'true',
        leader_id: randomUUID(),
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
      };
      for (const [name, value] of Object.entries(filters)) {
        const query = { [name]: value };
        await world().answer({ operation: 'listStaff', ...superman(), query }, 200);
      }
      for (const operation of ['listStaff', 'exportStaff']) {
        await world().answer({ operation, ...god(), query: { role: 'owner' } }, 400);
        await world().answer({ operation }, 401);
        await world().answer({ operation, ...hero() }, 403);
      }
      expect(await world().answer({ operation: 'exportStaff', ...god() }, 200)).toMatch(/^\uFEFF/);
    });

    test('those to choose from', async () => {
      const ofRole = { operation: 'listStaffOfRole', query: { role: 'superman' } };
      await world().answer({ ...ofRole, ...superman() }, 200);
      await world().answer({ ...ofRole, ...god(), query: {} }, 400);
      await world().answer(ofRole, 401);
      await world().answer({ ...ofRole, ...hero() }, 403);
      await world().answer({ operation: 'listAgents', ...hero() }, 200);
      await world().answer({ operation: 'listAgents' }, 401);
    });

    test('one of them, the teams, and open sessions', async () => {
      await world().answer({ operation: 'listTeams', ...superman() }, 200);
      await world().answer({ operation: 'listTeams' }, 401);
      await world().answer({ operation: 'listTeams', ...hero() }, 403);
      const person = await staff('hero4');
      for (const operation of ['getStaff', 'listStaffSessions']) {
        const call = { operation, ...superman(), path: { id: person.id } };
        await world().answer(call, 200);
        await world().answer({ ...call, path: { id: 'not-an-id' } }, 400);
        await world().answer({ ...call, token: null }, 401);
        await world().answer({ ...call, ...hero() }, 403);
        await world().answer({ ...call, path: { id: (await staff('god')).id } }, 404);
      }
      await signInByHand(world().stack.url, person.username);
      const sessions = { operation: 'listStaffSessions', ...god(), path: { id: person.id } };
      const { list } = (await world().answer(sessions, 200)) as Schemas.SessionList;
      const path = { id: person.id, sessionId: list[0]?.id ?? '' };
      const end = { operation: 'endStaffSession', ...superman(), path };
      await world().answer({ ...end, path: { ...path, sessionId: 'not-an-id' } }, 400);
      await world().answer({ ...end, token: null }, 401);
      await world().answer({ ...end, ...hero() }, 403);
      await world().answer(end, 200);
      await world().answer(end, 404);
    });

    test('adding a user', async () => {
      const call = createCall();
      await world().answer(call, 201);
      await world().answer({ ...call, body: { ...call.body, name: 'Other' } }, 422);
      await world().answer(createCall({ username: 'god' }), 400);
      await world().answer({ ...createCall(), token: null }, 401);
      await world().answer({ ...createCall(), ...hero() }, 403);
    });

    test('inviting a user anew, and accepting', async () => {
      const { id } = await created();
      const call = { operation: 'inviteStaff', ...god(), headers: onceKey(), path: { id } };
      await world().answer({ ...call, path: { id: 'not-an-id' } }, 400);
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, ...hero() }, 403);
      await world().answer({ ...call, path: nobody }, 404);
      const other = await signInByHand(world().stack.url, 'god2');
      await confirmAbout(other, id);
      await world().answer(call, 201);
      await world().answer({ ...call, path: { id: (await created()).id } }, 422);
      const late = { ...call, headers: onceKey(), token: other.accessToken };
      await world().answer(late, 409);

      await accept({ new_password: 'typed' }, 400);
      const guess = { username: `nobody-${randomUUID()}` };
      for (let guesses = 0; guesses < 5; guesses++) await accept(guess, 401);
      await accept(guess, 429);
      await arrived();
    });

    test('changing a user', async () => {
      const { id, version } = await created();
      const call = (fields: Record<string, unknown> = {}) => ({
        operation: 'updateStaff',
        ...god(),
        path: { id },
        body: { name: 'Changed', role: 'hero', leader_id: null, version, ...fields },
      });
      await world().answer(call({ name: '' }), 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), ...hero() }, 403);
      await world().answer({ ...call(), path: nobody }, 404);
      await world().answer(call(), 200);
      await world().answer(call(), 409);
    });

    test('disabling, removing and the invitation code', async () => {
      const { id, version } = await created();
      const status = (fields: Record<string, unknown> = {}) => ({
        operation: 'changeStaffStatus',
        ...god(),
        path: { id },
        body: { status: 'disabled', version, ...fields },
      });
      await world().answer(status({ status: 'gone' }), 400);
      await world().answer(status({ version: 7 }), 409);
      await world().answer(status(), 200);
      await world().answer({ ...status(), token: null }, 401);
      await world().answer({ ...status(), ...hero() }, 403);
      await world().answer({ ...status(), path: nobody }, 404);

      for (const operation of ['renewStaffCode', 'deleteStaff']) {
        const call = { operation, ...god(), path: { id } };
        await world().answer({ ...call, path: { id: 'not-an-id' } }, 400);
        await world().answer({ ...call, token: null }, 401);
        await world().answer({ ...call, ...hero() }, 403);
        await world().answer({ ...call, path: nobody }, 404);
        await world().answer(call, 200);
      }
      const { id: busy } = await staff('angel2');
      await world().answer({ operation: 'deleteStaff', ...god(), path: { id: busy } }, 409);
    });

    test('closing the authenticator of a user', async () => {
      const call = { operation: 'closeStaffMfa', ...god(), path: { id: (await staff('mfa')).id } };
      await world().answer({ ...call, path: { id: 'not-an-id' } }, 400);
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, ...hero() }, 403);
      await world().answer({ ...call, path: nobody }, 404);
      await world().answer(call, 200);
      await world().answer(call, 409);
    });

    test('transferring a client', async () => {
      const client = await world().clientOutsideHerosScope();
      const { id: user_id } = await staff('hero4');
      const call = (fields: Record<string, unknown> = {}) => ({
        operation: 'changeAgent',
        ...god(),
        path: { clientId: client.id },
        body: { user_id, ...fields },
      });
      await world().answer(call(), 200);
      await world().answer(call({ user_id: nobody.id }), 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), ...hero() }, 403);
      await world().answer({ ...call(), path: { clientId: nobody.id } }, 404);
      await world().answer(call({ version: 99 }), 409);
    });

    test('changing the own password', async () => {
      const { token } = await arrived();
      const call = (from: string, to: string) => ({
        operation: 'changePassword',
        token,
        body: { old_password: SparkMD5.hash(from), new_password: SparkMD5.hash(to) },
      });
      await world().answer(call(ownPassword, ownPassword), 400);
      await world().answer({ ...call('a', 'b'), token: null }, 401);
      await world().answer(call('wrong', 'new'), 422);
      await world().answer(call(ownPassword, 'new'), 200);

      const guess = { ...call('wrong', 'new'), token: (await arrived()).token };
      for (let guesses = 0; guesses < 5; guesses++) await world().answer(guess, 422);
      await world().answer(guess, 429);
    });
  });

  describe('IP rules, permissions and the audit log', () => {
    const add = (fields: Record<string, unknown> = {}) => ({
      operation: 'createIpRule',
      ...god(),
      headers: onceKey(),
      body: { cidr: '203.0.113.9', kind: 'deny', scope: 'all', ...fields },
    });

    test('the rules', async () => {
      const call = add();
      const made = (await world().answer(call, 201)) as Schemas.IpRule;
      await world().answer({ ...call, body: { ...call.body, cidr: '203.0.113.8' } }, 422);
      await world().answer(add({ cidr: 'somewhere' }), 400);
      await world().answer(add({ cidr: '127.0.0.0/8' }), 409);
      await world().answer({ ...add(), token: null }, 401);
      await world().answer({ ...add(), ...hero() }, 403);

      const filters = {
        page: '1',
        size: '5',
        sort: '-expires_at,cidr',
        q: '203',
        kind: 'deny',
        scope: 'all',
        status: 'active',
        role: 'hero',
        user_id: randomUUID(),
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
      };
      for (const [name, value] of Object.entries(filters)) {
        const query = { [name]: value };
        await world().answer({ operation: 'listIpRules', ...god(), query }, 200);
      }
      for (const operation of ['listIpRules', 'exportIpRules']) {
        await world().answer({ operation, ...god(), query: { kind: 'maybe' } }, 400);
        await world().answer({ operation }, 401);
        await world().answer({ operation, ...hero() }, 403);
      }
      await world().answer({ operation: 'exportIpRules', ...god() }, 200);

      const check = { operation: 'checkIpAddress', ...god() };
      for (const query of [{}, { address: '203.0.113.9' }, { address: '::1', role: 'hero' }]) {
        await world().answer({ ...check, query }, 200);
      }
      await world().answer({ ...check, query: { user_id: (await staff('hero')).id } }, 200);
      await world().answer({ ...check, query: { address: '203.0.113.0/24' } }, 400);
      await world().answer({ ...check, token: null }, 401);
      await world().answer({ ...check, ...hero() }, 403);

      const { id, version } = made;
      const change = (fields: Record<string, unknown> = {}) => ({
        operation: 'updateIpRule',
        ...god(),
        path: { id },
        body: { ...add().body, note: 'why', version, ...fields },
      });
      await world().answer(change({ note: 1 }), 400);
      await world().answer({ ...change(), token: null }, 401);
      await world().answer({ ...change(), ...hero() }, 403);
      await world().answer({ ...change(), path: nobody }, 404);
      await world().answer(change(), 200);
      await world().answer(change(), 409);
      const remove = { operation: 'deleteIpRule', ...god(), path: { id } };
      await world().answer({ ...remove, path: { id: 'not-an-id' } }, 400);
      await world().answer({ ...remove, token: null }, 401);
      await world().answer({ ...remove, ...hero() }, 403);
      await world().answer(remove, 200);
      await world().answer(remove, 404);
    });

    test('a rule keeps a user out, and is kept if it lets its author in', async () => {
      const { id: user_id } = await staff('hero8');
      const denied = (await world().answer(
        add({ cidr: '127.0.0.0/8', scope: 'user', user_id }),
        201,
      )) as Schemas.IpRule;
      await login('hero8', 403);
      const mine = { kind: 'allow', scope: 'user', user_id: (await staff('god')).id };
      const own = (await world().answer(
        add({ ...mine, cidr: '127.0.0.0/8' }),
        201,
      )) as Schemas.IpRule;
      const other = (await world().answer(add(mine), 201)) as Schemas.IpRule;
      const remove = ({ id }: Schemas.IpRule, status: number) =>
        world().answer({ operation: 'deleteIpRule', ...god(), path: { id } }, status);
      await remove(own, 409);
      for (const rule of [other, own, denied]) await remove(rule, 200);
    });

    test('a rule keeps out who comes with an invitation', async () => {
      const { id: user_id, username } = await created();
      const [maker, approver] = await Promise.all(
        ['god', 'god2'].map((name) => signInByHand(world().stack.url, name)),
      );
      if (maker === undefined || approver === undefined) throw new Error('They did not sign in.');
      await confirmAbout(approver, user_id);
      const code = await collectCode(maker, approver, user_id);
      await world().answer(add({ cidr: '127.0.0.0/8', scope: 'user', user_id }), 201);
      await accept({ username, code }, 403);
    });

    test('the matrix of permissions, and the audit log', async () => {
      for (const operation of ['getPermissionMatrix', 'verifyAuditLog', 'listAuditEntries']) {
        await world().answer({ operation, ...god() }, 200);
        await world().answer({ operation }, 401);
        await world().answer({ operation, token: world().angel.accessToken }, 403);
      }
      const filters = {
        page: '2',
        size: '5',
        sort: 'seq',
        q: 'a',
        action: 'session.',
        actor_id: randomUUID(),
        subject_type: 'session',
        subject_id: 'list',
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
      };
      for (const [name, value] of Object.entries(filters)) {
        const query = { [name]: value };
        await world().answer({ operation: 'listAuditEntries', ...god(), query }, 200);
      }
      await world().answer(
        { operation: 'listAuditEntries', ...god(), query: { sort: 'hash' } },
        400,
      );
      const exported = { operation: 'exportAuditEntries', query: { action: 'user.' } };
      await world().answer({ ...exported, ...god() }, 200);
      await world().answer({ ...exported, ...god(), query: { format: 'xml' } }, 400);
      await world().answer(exported, 401);
      await world().answer({ ...exported, ...hero() }, 403);
    });
  });
}
