import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Operation, readContract } from '../../http/contract.ts';
import {
  account,
  client,
  clientBank,
  clientNominee,
  clientTradeSetting,
  cryptoAddress,
  currencyPair,
  product,
  rate,
  serviceAccount,
  serviceSecret,
  setting,
  staffUser,
  supportChannel,
  tradeRecord,
  withdrawal,
} from '../../kernel/db/schema.ts';
import { seededRandom } from '../../kernel/random.ts';
import type { OperationKey } from '../../platform/operation-key.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { bodyExample } from '../../testing/body-example.ts';
import { once } from '../../testing/config-calls.ts';
import { injected, rightRequest } from '../../testing/right-request.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { attacks, confirmOwn } from '../../testing/thief-attacks.ts';
import { makeThiefWorld, type ThiefWorld } from '../../testing/thief-world.ts';

const server = useTestServer();
let thief: ApiClient;
let world: ThiefWorld;
/** As the step before has left it. */
let before: State;

beforeAll(async () => {
  thief = await server().signIn('god');
  world = await makeThiefWorld(server(), thief);
  before = await readState();
}, 60_000);

/** Concern the own session alone: the thief would only be signed out. */
const aboutOneself =
  /^(login|logout|verifyMfa|endSession|refreshToken|changePassword|acceptInvitation|.*Mfa.*|uploadFile|auditProposal|withdrawProposal)$/;
const writes = readContract().filter(({ method }) => method !== 'GET');
const limited = writes.filter(({ limit }) => limit !== null);
const others = writes.filter(({ id, limit }) => limit === null && !aboutOneself.test(id));

/** Money that clients have, what is invested of it included, and what has been paid out to anybody. */
async function readMoney() {
  const { db } = server();
  const [balances] = await db.select({ sum: sql<string>`sum(${account.balance})` }).from(account);
  const [invested] = await db
    .select({ sum: sql<string>`coalesce(sum(${tradeRecord.paid}), 0)` })
    .from(tradeRecord)
    .where(inArray(tradeRecord.status, ['holding', 'sold', 'unsettled']));
  const [paidOut] = await db
    .select({ sum: sql<string>`coalesce(sum(${withdrawal.netAmount}), 0)` })
    .from(withdrawal)
    .where(eq(withdrawal.status, 'approved'));
  return {
    clients: Number(balances?.sum ?? 0) + Number(invested?.sum ?? 0),
    paidOut: Number(paidOut?.sum ?? 0),
  };
}

/** Who may do what, and by what money is made: nothing of it may grow. */
async function readRights() {
  const { db } = server();
  const staff = await db
    .select({
      username: staffUser.username,
      role: staffUser.role,
      password: staffUser.passwordHash,
      mfa: staffUser.mfaSecret,
    })
    .from(staffUser)
    .where(sql`${staffUser.active} and ${staffUser.passwordHash} is not null`)
    .orderBy(staffUser.username);
  const [trade] = await db.select().from(setting).where(eq(setting.key, 'trade'));
  return {
    staff,
    config: trade?.value,
    rates: await db.select({ id: rate.id, final: rate.final }).from(rate).orderBy(rate.id),
    navs: await db
      .select({ nav: sql<string>`${product.terms} ->> 'nav'` })
      .from(product)
      .where(eq(product.id, world.fundId)),
    pairs: await db.select().from(currencyPair).orderBy(currencyPair.id),
    banks: await db.select().from(clientBank).orderBy(clientBank.id),
    channels: await db
      .select({ value: supportChannel.value })
      .from(supportChannel)
      .where(eq(supportChannel.status, 'enabled')),
    nominees: await db.select().from(clientNominee),
    verified: await db.$count(client, eq(client.kycStatus, 'approved')),
    limits: await db.select().from(clientTradeSetting).orderBy(clientTradeSetting.clientId),
    programs: await db
      .select({
        id: serviceAccount.id,
        scopes: serviceAccount.scopes,
        rows: serviceAccount.rowScope,
      })
      .from(serviceAccount)
      .where(isNull(serviceAccount.revokedAt))
      .orderBy(serviceAccount.id),
    secrets: await db.$count(serviceSecret),
    addresses: await db
      .select({ id: cryptoAddress.id })
      .from(cryptoAddress)
      .where(eq(cryptoAddress.status, 'enabled')),
  };
}

type State = {
  money: Awaited<ReturnType<typeof readMoney>>;
  rights: Awaited<ReturnType<typeof readRights>>;
};
async function readState(): Promise<State> {
  const [money, rights] = await Promise.all([readMoney(), readRights()]);
  return { money, rights };
}

async function expectNothingGained(what: string): Promise<void> {
  const after = await readState();
  expect(after.money.clients, `${what}: money of clients`).toBeLessThanOrEqual(
    before.money.clients + 0.005,
  );
  expect(after.money.paidOut, `${what}: paid out`).toBeLessThanOrEqual(before.money.paidOut);
  // Somebody who is disabled, or whose account is removed, has fewer rights.
  for (const person of after.rights.staff) {
    expect(before.rights.staff, `${what}: ${person.username}`).toContainEqual(person);
  }
  expect({ ...after.rights, staff: [] }, what).toEqual({ ...before.rights, staff: [] });
  before = after;
}

/** Whether the answer says that it waits, that somebody else has to be the second, or that it is impossible. */
function expectKeptBack(answers: readonly ApiAnswer[]): void {
  const last = answers.at(-1);
  if (last === undefined) return;
  const waits =
    last.status < 300 &&
    (last.body.status === 'pending' ||
      last.body.waiting != null ||
      last.body.decision?.second_person != null ||
      last.body.status === 'draft');
  const refused = [
    'SELF_APPROVAL',
    'TIED_APPROVAL',
    'PROPOSAL_OPEN',
    'AMENDMENT_OPEN',
    'INVITATION_WAITING',
    'INVALID_TRANSITION',
  ].includes(last.body.code);
  expect(waits || refused, JSON.stringify([last.status, last.body]).slice(0, 400)).toBe(true);
}

/** Any operation that says it needs no limit, as the contract shows it, about what is in the world. */
function tryOther(operation: Operation): Promise<ApiAnswer> {
  const { client, product, colleague } = world;
  const id = operation.path.startsWith('/user/')
    ? colleague.id
    : /\/(client|acc)\//.test(operation.path)
      ? client.id
      : product.id;
  const path = { id, clientId: client.id, kind: 'ipo', productId: product.id };
  const request = rightRequest(operation, path);
  const example = bodyExample(operation) ?? request.body;
  const body =
    example !== null && typeof example === 'object' && 'version' in example
      ? { ...example, version: 1 }
      : example;
  return thief.inject({
    ...injected(operation, { ...request, body }),
    headers: { ...request.headers, ...once() },
  });
}

const attackOf = (key: OperationKey) => {
  const attack = attacks[key];
  if (attack === undefined) throw new Error(`Nobody tries what ${key} could bring.`);
  return attack;
};

it('every write of the contract that falls under a limit is tried', () => {
  expect(limited.map(({ key }) => key).filter((key) => attacks[key] === undefined)).toEqual([]);
  expect(limited.length).toBeGreaterThan(20);
});

describe('one person with every right gains nothing in one step', () => {
  it.each(limited.map(({ id, key }) => [id, key] as const))('%s', async (id, key) => {
    const answers = await attackOf(key)(thief, world);
    expectKeptBack(answers);
    for (const answer of await confirmOwn(thief)) expect(answer.status).not.toBe(200);
    await expectNothingGained(id);
  });

  it.each(others.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      await tryOther(operation);
      await expectNothingGained(id);
    },
  );
});

it('nor in two, in whatever order: every write after every other, there and back', async () => {
  const random = seededRandom(4711);
  const order = [...limited, ...others]
    .map((operation) => ({ operation, at: random.whole(0, 1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ operation }) => operation);
  for (const operation of [...order, ...order.toReversed()]) {
    const attack = attacks[operation.key];
    await (attack === undefined ? tryOther(operation) : attack(thief, world));
    const money = await readMoney();
    expect(money.clients, operation.id).toBeLessThanOrEqual(before.money.clients + 0.005);
    expect(money.paidOut, operation.id).toBeLessThanOrEqual(before.money.paidOut);
  }
  await confirmOwn(thief);
  await expectNothingGained('everything');
}, 120_000);

it('what the thief asked for would have brought money, had somebody else agreed', async () => {
  const { money } = await readState();
  const second = await server().signIn('god2');
  const body = { result: 'approved', version: 1 };
  const { deposits } = world;
  await second.call('PUT', `/deposit/admin/v1/audit/${deposits.own}`, body, once());
  expect((await readMoney()).clients).toBeGreaterThan(money.clients + 900_000);
});
