import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
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
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { bodyExample } from '../../testing/body-example.ts';
import { once } from '../../testing/config-calls.ts';
import { addDeposit, staffId } from '../../testing/deposit-fixtures.ts';
import { limitedOperations } from '../../testing/limited-operations/limited-operations.ts';
import type { World } from '../../testing/limited-operations/world.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { injected, rightRequest } from '../../testing/right-request.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  holdFund,
  type ProductFixture,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { auditProposal, changeLimits } from '../../testing/two-person-fixtures.ts';
import type { TradeRecord } from '../trade-terms/trade-terms.ts';

const server = useTestServer();
let thief: ApiClient;
let world: World;
let found: { product: ProductFixture; colleague: TestPerson; holdings: readonly TradeRecord[] };
let own: string;
const tradeKinds = ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant'] as const;

/** With limits of nothing, so that whatever is gained is seen. */
beforeAll(async () => {
  const { db, signIn } = server();
  thief = await signIn('god');
  const maker = { id: await staffId(db, 'god'), username: 'god', secret: null };
  const client = await addRichClient(db, { agent: 'hero', currencies: ['USD', 'HKD'] });
  world = {
    server: server(),
    client,
    maker,
    others: [await signIn('angel'), await signIn('angel2')],
  };
  own = (await addDeposit(db, client, { amount: '1000000.00', maker: 'god' })).id;
  const holdings: TradeRecord[] = [];
  for (const kind of tradeKinds) {
    const trade = await addTrade(db, client, await addProduct(db, kind));
    if (kind === 'fund') await holdFund(db, trade);
    else if (trade.appliedQty === null) await tradeCalls(world.others[0]).approve(trade);
    else await allot(db, trade);
    holdings.push(trade);
  }
  const product = await addProduct(db, 'ipo');
  await addTrade(db, client, product, { maker: 'god' });
  found = { product, colleague: await createPerson(server(), { role: 'hero' }), holdings };
  const limits = ['credit', 'withdrawal', 'profit', 'rollback', 'exchange'];
  await changeLimits(db, Object.fromEntries(limits.map((limit) => [limit, nothing])), {
    messages: { alone_max: 0 },
  });
}, 60_000);

const nothing: Schemas.AmountLimit = {
  ...{ record: '0', maker_day: '0', maker_week: '0', client_day: '0', client_week: '0' },
  ...{ pair_day: '0', pair_week: '0' },
};

/** Concern the own session alone: the thief would only be signed out. */
const aboutOneself =
  /^(login|logout|verifyMfa|signInAgain|endSession|refreshToken|changePassword|acceptInvitation|.*Mfa.*|uploadFile|auditProposal|withdrawProposal)$/;
const writes = readContract().filter(({ method }) => method !== 'GET');
const limited = writes.filter(({ limit }) => limit !== null);
const others = writes.filter(({ id, limit }) => limit === null && !aboutOneself.test(id));

/** Includes what is invested of it, and what has been paid out to anybody. */
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

/** None of them may grow. */
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
      .select({ id: product.id, nav: sql<string>`${product.terms} ->> 'nav'` })
      .from(product)
      .where(
        and(
          eq(product.kind, 'fund'),
          inArray(product.id, db.select({ id: tradeRecord.productId }).from(tradeRecord)),
        ),
      )
      .orderBy(product.id),
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
const readState = async (): Promise<State> => ({
  money: await readMoney(),
  rights: await readRights(),
});

async function expectNothingGained(before: State, what: string): Promise<void> {
  const after = await readState();
  expect(after.money.clients, `${what}: money of clients`).toBeLessThanOrEqual(
    before.money.clients + 0.005,
  );
  expect(after.money.paidOut, `${what}: paid out`).toBeLessThanOrEqual(before.money.paidOut);
  // Disabled and removed accounts have fewer rights.
  for (const person of after.rights.staff) {
    expect(before.rights.staff, `${what}: ${person.username}`).toContainEqual(person);
  }
  // An address that is disabled receives nothing.
  for (const address of after.rights.addresses) {
    expect(before.rights.addresses, what).toContainEqual(address);
  }
  const rest = { staff: [], addresses: [] };
  expect({ ...after.rights, ...rest }, what).toEqual({ ...before.rights, ...rest });
}

function tryOther(operation: Operation): Promise<ApiAnswer> {
  const { client } = world;
  const { product, colleague } = found;
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

async function sellAll(): Promise<void> {
  for (const { kind, id } of found.holdings) {
    const { body } = await thief.get(`/trx/admin/v1/${kind}/${id}`);
    const { price_max: price, profit_max: profit = '1.00' } = body.sale ?? {};
    const calls = tradeCalls(thief);
    await calls.sell({ kind, id }, body.trade.version, { profit: '100000000.00' });
    await calls.sell(
      { kind, id },
      body.trade.version,
      price === undefined ? { profit } : { price },
    );
    await calls.clear({ kind, id }, body.trade.version + 1);
    await calls.complete({ kind, id }, body.trade.version + 2);
  }
}

async function confirmOwn(): Promise<void> {
  const { body } = await thief.get('/approval/admin/v1/list?whose=mine&status=pending&size=200');
  for (const waiting of body.list) expect((await auditProposal(thief, waiting)).status).toBe(403);
}

describe('one person with every right gains nothing by a write without a limit', () => {
  it.each(others.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const before = await readState();
      await tryOther(operation);
      await expectNothingGained(before, id);
    },
  );
});

it('the thief gains nothing by all writes in any order: each after every other, there and back', async () => {
  const make = async ({ key, limit }: Operation) =>
    limit === null ? undefined : await limitedOperations[key]?.(world, '900.00');
  const random = seededRandom(4711);
  const order = [...limited, ...others]
    .map((operation) => ({ operation, at: random.whole(0, 1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ operation }) => operation);
  const steps = [];
  for (const operation of [...order, ...order.toReversed()]) {
    steps.push({ operation, attempt: await make(operation) });
  }
  const before = await readState();
  for (const { operation, attempt } of steps) {
    await (attempt === undefined ? tryOther(operation) : attempt.ask(thief));
    if (operation.key === 'POST /trx/admin/v1/{kind}/settle/{id}') await sellAll();
    const money = await readMoney();
    expect(money.clients, operation.id).toBeLessThanOrEqual(before.money.clients + 0.005);
    expect(money.paidOut, operation.id).toBeLessThanOrEqual(before.money.paidOut);
  }
  await confirmOwn();
  await expectNothingGained(before, 'everything');
}, 120_000);

it("the thief's requests would have moved money if a second person had confirmed them", async () => {
  const before = await readMoney();
  const second = await server().signIn('god2');
  const body = { result: 'approved', ...acknowledged, version: 1 };
  await second.call('PUT', `/deposit/admin/v1/audit/${own}`, body, once());
  expect((await readMoney()).clients).toBeGreaterThan(before.clients + 900_000);
});
