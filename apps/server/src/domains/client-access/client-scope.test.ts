import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Role, scopeOf } from '@brokerdesk/policy';
import { beforeAll, describe, expect, it } from 'vitest';
import { deposit, file } from '../../kernel/db/schema.ts';
import { permissionsOf } from '../../platform/permissions-of-role.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import {
  addClient,
  addDeposit,
  type ClientFixture,
  staffId,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { depositFilter } from '../deposit/list-deposits.ts';

const server = useTestServer();

const positions = {
  own: 'hero',
  team: 'hero2',
  leader: 'superman',
  otherTeam: 'hero5',
  nobody: null,
} as const;
type Position = keyof typeof positions;
const everywhere = Object.keys(positions) as Position[];
type Name = Parameters<typeof staffId>[1];

const sees = {
  god: everywhere,
  angel: everywhere,
  superman: ['own', 'team', 'leader'],
  superman2: ['otherTeam'],
  hero: ['own'],
  hero5: ['otherTeam'],
  hero6: [],
} satisfies Partial<Record<Name, Position[]>>;

const clients = {} as Record<Position, ClientFixture>;
const deposits = {} as Record<Position, string>;
const people = {} as Record<string, ApiClient>;

beforeAll(async () => {
  const { db, services, signIn } = server();
  for (const position of everywhere) {
    const client = await addClient(db, { agent: positions[position] });
    clients[position] = client;
    const received = await services.files.receive(Readable.from([Buffer.from(position)]), 100);
    const screenshotId = randomUUID();
    await received?.publish(screenshotId);
    await db.insert(file).values({
      id: screenshotId,
      purpose: 'deposit_proof',
      contentType: 'image/png',
      size: received?.size ?? 0,
      // The same proof and reference everywhere: a duplicate of each other.
      sha256: 'a'.repeat(64),
      stored: true,
      uploadedById: await staffId(db, 'angel'),
      expiresAt: new Date(),
    });
    const { id } = await addDeposit(db, client, { referenceNo: 'SAME', screenshotId });
    deposits[position] = id;
  }
  for (const name of Object.keys(sees)) people[name] = await signIn(name);
});

const person = (name: string): ApiClient => {
  const found = people[name];
  if (found === undefined) throw new Error(`${name} has not signed in.`);
  return found;
};

/** The accounts are named by their roles. */
const roleOf = (name: string) => name.replace(/\d+$/, '') as Role;

const inPositions = (ids: readonly string[], of: Record<Position, string>) =>
  everywhere.filter((position) => ids.includes(of[position]));

const ids = () =>
  Object.fromEntries(everywhere.map((position) => [position, clients[position].id])) as Record<
    Position,
    string
  >;

describe.each(Object.entries(sees) as [Name, Position[]][])('%s', (name, visible) => {
  const hidden = everywhere.filter((position) => !visible.includes(position));

  it('lists exactly the clients in scope, with a total and sums of the same', async () => {
    const { body } = await person(name).get('/client/admin/v1/list?size=200');
    const listed = body.list.map((client: { id: string }) => client.id);
    expect(inPositions(listed, ids())).toEqual(visible);
    expect(body.total).toBe(visible.length);
    expect(
      body.totals.reduce((sum: number, total: { count: number }) => sum + total.count, 0),
    ).toBe(visible.length);
  });

  it('lists exactly the deposits in scope, with a total and sums of the same', async () => {
    const { body } = await person(name).get('/deposit/admin/v1/list?size=200');
    const listed = body.list.map((deposit: { id: string }) => deposit.id);
    expect(inPositions(listed, deposits)).toEqual(visible);
    expect(body.total).toBe(visible.length);
    expect(body.totals).toEqual(
      visible.length === 0
        ? []
        : [{ currency: 'USD', count: visible.length, amount: `${visible.length}00.00` }],
    );
  });

  it('finds the same deposits on a page far down the list', async () => {
    const { db } = server();
    const id = await staffId(db, name);
    const permissions = permissionsOf(roleOf(name));
    const actor = { id, permissions, scope: scopeOf(roleOf(name)), scopeOwnerId: id };
    const rows = await db
      .select({ id: deposit.id })
      .from(deposit)
      .where(depositFilter(actor, {}, { clientsFirst: true }));
    const found = rows.map(({ id }) => id);
    expect(inPositions(found, deposits)).toEqual(visible);
  });

  it('counts exactly what is in scope', async () => {
    const { body } = await person(name).get('/stat/admin/v1/summary');
    expect(body.pending.deposit.count).toBe(visible.length);
    expect(body.deposits.created.count).toBe(visible.length);
    expect(body.clients.total).toBe(visible.length);
  });

  it('opens what is in scope with its duplicates in scope, and the rest is 404, never 403', async () => {
    for (const position of visible) {
      const get = (path: string) => person(name).get(path);
      expect((await get(`/client/admin/v1/detail/${clients[position].id}`)).status).toBe(200);
      expect((await get(`/acc/admin/v1/list/${clients[position].id}`)).body.total).toBe(1);
      const proof = await get(`/deposit/admin/v1/proof/${deposits[position]}`);
      expect([proof.status, proof.raw.toString()]).toEqual([200, position]);
      expect(proof.headers['content-type']).toContain('image/png');
      const detail = await get(`/deposit/admin/v1/detail/${deposits[position]}`);
      const duplicates: { id: string; same: string[] }[] = detail.body.duplicates;
      const found = inPositions(
        duplicates.map((duplicate) => duplicate.id),
        deposits,
      );
      expect(found).toEqual(visible.filter((other) => other !== position));
      for (const { same } of duplicates) expect(same).toEqual(['proof', 'reference_no']);
    }
    for (const position of hidden) {
      for (const path of [
        `/client/admin/v1/detail/${clients[position].id}`,
        `/acc/admin/v1/list/${clients[position].id}`,
        `/deposit/admin/v1/detail/${deposits[position]}`,
        `/deposit/admin/v1/proof/${deposits[position]}`,
      ]) {
        const { status, body } = await person(name).get(path);
        expect([path, status, body.code]).toEqual([path, 404, 'NOT_FOUND']);
      }
    }
  });
});

it('narrows a list to a salesman, or to a team by its leader', async () => {
  const of = async (username: 'hero' | 'superman') => {
    const agentId = await staffId(server().db, username);
    const { body } = await person('god').get(`/client/admin/v1/list?size=200&agent_id=${agentId}`);
    return inPositions(
      body.list.map((client: { id: string }) => client.id),
      ids(),
    );
  };
  expect(await of('hero')).toEqual(['own']);
  expect(await of('superman')).toEqual(['own', 'team', 'leader']);
});

// @rule permissions: A filter never widens the scope
it('never widens the scope by a filter', async () => {
  const otherTeam = await staffId(server().db, 'superman2');
  const { body } = await person('hero').get(`/deposit/admin/v1/list?agent_id=${otherTeam}`);
  expect(body.total).toBe(0);
  const other = clients.otherTeam.id;
  const byClient = await person('hero').get(`/deposit/admin/v1/list?client_id=${other}`);
  expect(byClient.body.total).toBe(0);
});

// @rule clients: Each client has a salesman and a team leader
// @in ./client-ref.ts
it('the list names the salesman and the team leader of each client', async () => {
  const names = async (position: Position) => {
    const { body } = await person('god').get(`/client/admin/v1/detail/${clients[position].id}`);
    return [body.agent_name, body.superman];
  };
  expect(await names('own')).toEqual(['李思源', '黄国强']);
  expect(await names('leader')).toEqual(['黄国强', '黄国强']);
  expect(await names('nobody')).toEqual([null, null]);
});
