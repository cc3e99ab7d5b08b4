import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import {
  invitation,
  ipRule,
  serviceAccount,
  serviceSecret,
  staffUser,
} from '../../kernel/db/schema.ts';
import { createPerson, giveAuthenticator, openSession } from '../people.ts';
import { addService, servicePath, serviceTerms } from '../service-accounts.ts';
import {
  type Attempt,
  about,
  change,
  count,
  type LimitedOperations,
  plain,
  read,
  row,
  type World,
} from './world.ts';

const staffRow = (world: World, id: string) =>
  read(
    world,
    sql`select role, active, password_hash, mfa_secret is null as open,
      (select count(*)::int from ${invitation} i where i.user_id = s.id and i.confirmed_at is not null) as codes
      from ${staffUser} s where id = ${id}`,
  );

const onStaff = (
  world: World,
  id: string,
  method: 'PUT' | 'POST',
  path: string,
  body: object | undefined,
): Attempt => ({
  ask: about(world, staffUser, id, (version) => [
    method,
    path,
    body === undefined ? undefined : { ...body, version },
  ]),
  reads: staffRow(world, id),
});

const ipRulePath = '/config/admin/v1/ip_access';

const newNetwork = () => {
  const part = () => Math.floor(Math.random() * 256);
  return `198.18.${part()}.${part()}/32`;
};

async function denyingPeer({ server }: World) {
  const { id } = await createPerson(server, { role: 'god' });
  return { cidr: newNetwork(), kind: 'deny', scope: 'user', user_id: id } as const;
}

export const accessOperations: LimitedOperations = {
  'POST /config/admin/v1/ip_access': async (world) => {
    const rule = await denyingPeer(world);
    return {
      ask: plain('POST', ipRulePath, rule),
      reads: count(world, ipRule, sql`cidr = ${rule.cidr}`),
    };
  },
  'PUT /config/admin/v1/ip_access/{id}': async (world) => {
    const rule = await denyingPeer(world);
    const { cidr, kind } = rule;
    const scope = { scope: 'role', role: 'hero' } as const;
    const [made] = await world.server.db
      .insert(ipRule)
      .values({ cidr, kind, ...scope })
      .returning();
    const id = made?.id ?? '';
    const ask = change(world, ipRule, id, ['PUT', `${ipRulePath}/${id}`, rule]);
    return { ask, reads: row(world, ipRule, id) };
  },
  'DELETE /config/admin/v1/ip_access/{id}': async (world) => {
    const { server } = world;
    const peer = await createPerson(server, { role: 'god' });
    await openSession(server, peer);
    const allowed = { kind: 'allow', scope: 'user', userId: peer.id } as const;
    const [here] = await server.db
      .insert(ipRule)
      .values([
        { cidr: '127.0.0.0/8', ...allowed },
        { cidr: newNetwork(), ...allowed },
      ])
      .returning();
    const id = here?.id ?? '';
    return {
      ask: plain('DELETE', `${ipRulePath}/${id}`, undefined),
      reads: count(world, ipRule, sql`id = ${id}`),
    };
  },
  'POST /config/admin/v1/service_account': async (world) => {
    const terms = serviceTerms();
    return {
      ask: plain('POST', servicePath, terms),
      reads: count(world, serviceAccount, sql`name = ${terms.name}`),
    };
  },
  'PUT /config/admin/v1/service_account/{id}': async (world) => {
    const { id } = await addService(world.server, { scopes: ['deposit:read'] });
    const { name: _, ...terms } = serviceTerms();
    const ask = change(world, serviceAccount, id, ['PUT', `${servicePath}/${id}`, { ...terms }]);
    return { ask, reads: row(world, serviceAccount, id) };
  },
  'POST /config/admin/v1/service_account/{id}/secret': async (world) => {
    const { id } = await addService(world.server, { scopes: ['deposit:read'] });
    const ask = change(world, serviceAccount, id, [
      'POST',
      `${servicePath}/${id}/secret`,
      { overlap_hours: 0 },
    ]);
    return { ask, reads: count(world, serviceSecret, sql`account_id = ${id}`) };
  },
  'POST /user/v1/create': async (world) => {
    const username = `new-${randomUUID().slice(0, 8)}`;
    const body = { username, name: `New ${randomUUID()}`, role: 'god', leader_id: null };
    return {
      ask: plain('POST', '/user/v1/create', body),
      reads: read(
        world,
        sql`select i.confirmed_at from ${invitation} i join ${staffUser} s on s.id = i.user_id
          where s.username = ${username} and i.confirmed_at is not null`,
      ),
    };
  },
  'POST /user/v1/invitation/{id}': async (world) => {
    const { id } = await createPerson(world.server, { role: 'hero' });
    return onStaff(world, id, 'POST', `/user/v1/invitation/${id}`, undefined);
  },
  'PUT /user/v1/{id}': async (world) => {
    const { id } = await createPerson(world.server, { role: 'hero' });
    const body = { name: `Promoted ${randomUUID()}`, role: 'god', leader_id: null };
    return onStaff(world, id, 'PUT', `/user/v1/${id}`, body);
  },
  'PUT /user/v1/status/{id}': async (world) => {
    const { id } = await createPerson(world.server, { role: 'god' });
    await rowsOf(
      world.server.db,
      sql`update ${staffUser} set active = false, disabled_at = now() where id = ${id}`,
    );
    return onStaff(world, id, 'PUT', `/user/v1/status/${id}`, { status: 'enabled' });
  },
  'PUT /user/v1/mfa/close/{id}': async (world) => {
    const person = await createPerson(world.server, { role: 'hero' });
    await giveAuthenticator(world.server, person);
    return onStaff(world, person.id, 'PUT', `/user/v1/mfa/close/${person.id}`, undefined);
  },
};
