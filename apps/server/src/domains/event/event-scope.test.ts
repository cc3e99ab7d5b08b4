import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { type EventReader, type Frame, readStream } from '../../testing/event-reader.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();

const positions = {
  own: { agent: 'hero' },
  robot: { agent: 'hero', fake: true },
  team: { agent: 'hero2' },
  leader: { agent: 'superman' },
  otherTeam: { agent: 'hero5' },
  nobody: { agent: null },
} as const;
type Position = keyof typeof positions;
const everywhere = Object.keys(positions) as Position[];

const receives: Record<string, Position[]> = {
  god: everywhere,
  angel: everywhere,
  superman: ['own', 'robot', 'team', 'leader'],
  superman2: ['otherTeam'],
  hero: ['own', 'robot'],
  hero5: ['otherTeam'],
  hero6: [],
};

let address: string;
const clients = {} as Record<Position, ClientFixture>;

beforeAll(async () => {
  const { db, listen } = server();
  address = await listen();
  for (const position of everywhere) clients[position] = await addClient(db, positions[position]);
});

/** Ends with the user's next sign-in, an event that only that person receives. */
async function receivedBy(name: string, happening: () => Promise<unknown>): Promise<Frame[]> {
  const reader = await openStream(await server().signIn(name));
  await happening();
  const { tokens } = await server().signIn(name);
  const last = decodeJwt(tokens?.access_token ?? '')['sid'];
  const received: Frame[] = [];
  for (;;) {
    const frame = await reader.nextEvent();
    if (Object(frame.data).id === last) break;
    if (frame.event !== 'audit') received.push(frame);
  }
  reader.close();
  return received;
}

async function openStream(who: ApiClient): Promise<EventReader> {
  const reader = await readStream(address, who);
  expect((await reader.nextEvent()).event).toBe('ready');
  return reader;
}

const idsOf = (received: readonly Frame[]) => received.map(({ data }) => Object(data).id as string);

describe.each(Object.entries(receives))('%s', (name, visible) => {
  // @rule events: A person receives events within role, scope and the own sessions
  // @in platform/changes.ts
  it('receives events of exactly the deposits that the list shows', async () => {
    const { db, signIn } = server();
    const made = new Map<string, Position>();
    const received = await receivedBy(name, async () => {
      for (const position of everywhere)
        made.set((await addDeposit(db, clients[position])).id, position);
    });
    expect(idsOf(received).map((id) => made.get(id))).toEqual(visible);

    const who = await signIn(name);
    const list = async (fake: boolean): Promise<string[]> => {
      const { body } = await who.get(`/deposit/admin/v1/list?size=200&fake=${fake}`);
      return body.list.map((deposit: { id: string }) => deposit.id);
    };
    const listed = [...(await list(false)), ...(await list(true))].filter((id) => made.has(id));
    expect(listed.toSorted()).toEqual(idsOf(received).toSorted());
  });
});

it('the stream sends no event of records that the role may not read', async () => {
  const { signIn } = server();
  const god = await signIn('god');
  let network = 0;
  const change = async () => {
    const rule = { cidr: `203.0.${network++}.0/24`, kind: 'deny', scope: 'all' };
    const key = once();
    const answer = await god.call('POST', '/config/admin/v1/ip_access', rule, key);
    expect(answer.status).toBe(201);
  };
  expect((await receivedBy('god', change)).map(({ event }) => event)).toEqual(['ip_rule']);
  for (const name of ['angel', 'superman', 'hero']) {
    expect(await receivedBy(name, change)).toEqual([]);
  }
});

it("the stream sends no event of another user's sessions", async () => {
  const { signIn } = server();
  expect(await receivedBy('god', () => signIn('angel'))).toEqual([]);
});
