import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import {
  account,
  clientBank,
  clientNominee,
  client as clientTable,
  clientTradeSetting,
  cryptoAddress,
  currencyPair,
  deposit,
  documentVersion,
  invitation,
  ipRule,
  message,
  product,
  rate,
  serviceAccount,
  serviceSecret,
  setting,
  staffUser,
  supportChannel,
  tradeRecord,
  withdrawal,
} from '../kernel/db/schema.ts';
import type { OperationKey } from '../platform/operation-key.ts';
import { acknowledged } from './acknowledged.ts';
import { type ApiAnswer, type ApiClient, apiClient } from './api-client.ts';
import { once } from './config-calls.ts';
import { accountIn, addOverdrawn, addWithdrawal, putIn } from './credit-fixtures.ts';
import { addDeposit, addPair, addRate, type ClientFixture } from './deposit-fixtures.ts';
import { kycForm } from './kyc-fixtures.ts';
import { createPerson, giveAuthenticator, openSession, type TestPerson } from './people.ts';
import { insertTrade, productBody } from './product-fixtures.ts';
import { addService, servicePath, serviceTerms } from './service-accounts.ts';
import type { TestServer } from './test-server.ts';
import { addProduct, addTrade, allot, type ProductFixture, tradeCalls } from './trade-fixtures.ts';

/** What the operations are tried in. */
export interface World {
  server: TestServer;
  client: ClientFixture;
  /** Who makes what the operation is about, if staff make it. */
  maker: TestPerson;
  /** Prepares records in the name of users who take no part. */
  others: readonly [ApiClient, ApiClient];
}

/** A request of an operation, and what it changes. */
export interface Attempt {
  ask(who: ApiClient): Promise<ApiAnswer>;
  /** What no user changes alone, as it is stored. */
  reads(): Promise<unknown>;
}

type LimitedOperation = (world: World, amount: string) => Promise<Attempt>;

const approved = { result: 'approved' } as const;
const because = { ...approved, ...acknowledged, override_reason: 'The proof is clear' } as const;

async function rowsOf({ db }: TestServer, query: SQL): Promise<Record<string, unknown>[]> {
  // Both drivers return rows.
  return ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;
}

const read =
  ({ server }: World, query: SQL) =>
  () =>
    rowsOf(server, query);

/** One row, without what every change of it counts up. */
const row = (world: World, table: object, id: string) =>
  read(
    world,
    sql`select to_jsonb(t) - 'version' - 'updated_at' as is from ${table} t where id = ${id}`,
  );

const status = (world: World, table: object, id: string) =>
  read(world, sql`select status from ${table} where id = ${id}`);

const count = (world: World, table: object, where: SQL) =>
  read(world, sql`select count(*)::int as n from ${table} where ${where}`);

/** Null also before the first change. */
const inSetting = (world: World, key: string, field: string) =>
  read(world, sql`select max(value ->> ${field}) as is from ${setting} where key = ${key}`);

const money = (world: World) =>
  read(
    world,
    sql`select balance from ${account} where client_id = ${world.client.id} order by currency`,
  );

/** A request whose body names the version of a record as it is then. */
const about =
  (
    { server }: World,
    table: object,
    id: string,
    request: (version: number) => Parameters<ApiClient['call']>,
  ) =>
  async (who: ApiClient) => {
    const [found] = await rowsOf(server, sql`select version from ${table} where id = ${id}`);
    const [method, path, body] = request(Number(found?.['version'] ?? 1));
    return who.call(method, path, body, once());
  };

const plain =
  (...[method, path, body]: Parameters<ApiClient['call']>) =>
  (who: ApiClient) =>
    who.call(method, path, body, once());

/** Drafts a record with the first who asks, and decides on it each time. */
function drafted(
  draft: (who: ApiClient) => Promise<ApiAnswer>,
  decide: (who: ApiClient, draft: ApiAnswer) => Promise<ApiAnswer>,
) {
  let made: Promise<ApiAnswer> | undefined;
  return async (who: ApiClient) => {
    made ??= draft(who);
    const first = await made;
    return first.status < 300 ? decide(who, first) : first;
  };
}

const decideDeposit = (world: World, id: string, what: 'audit' | 'rollback', body: object) =>
  about(world, deposit, id, (version) => [
    'PUT',
    `/deposit/admin/v1/${what}/${id}`,
    { ...body, version },
  ]);

const approveOverdrawn = (who: ApiClient, id: string) =>
  who.call('PUT', `/overdrawn/admin/v1/audit/${id}`, { ...approved, version: 1 }, once());

const gift =
  (kind: 'compensation' | 'bonus'): LimitedOperation =>
  async (world, amount) => {
    const path = `/overdrawn/admin/v1/${kind}/${accountIn(world.client, 'USD')}`;
    const ask = drafted(plain('POST', path, { amount }), (who, { body }) =>
      approveOverdrawn(who, body.id),
    );
    return { ask, reads: money(world) };
  };

const amendment: LimitedOperation = async (world) => {
  const { id } = await addDeposit(world.server.db, world.client, { amount: '100.00' });
  const wanted = {
    kind: 'deposit',
    target_id: id,
    base_version: 1,
    after: { amount: '9000000.00' },
    reason_code: 'entry_error',
    reason: 'Mistyped',
  };
  const ask = drafted(plain('POST', '/emergency/admin/v1/amend', wanted), (who, { body }) =>
    who.call(
      'PUT',
      `/emergency/admin/v1/audit/${body.id}`,
      { ...approved, version: body.version },
      once(),
    ),
  );
  return { ask, reads: row(world, deposit, id) };
};

const newAddress = () => ({
  coin: 'ETH',
  network: 'ethereum',
  address: `0x${randomUUID().replaceAll('-', '')}${randomUUID().slice(0, 8)}`,
  memo: null,
  note: null,
});
const addressPath = '/crypto_address/admin/v1';

const approveAddress = (world: World, id: string) =>
  about(world, cryptoAddress, id, (version) => [
    'PUT',
    `${addressPath}/audit/${id}`,
    { ...approved, version },
  ]);

const createdAddress: LimitedOperation = async (world) => {
  const body = newAddress();
  const ask = drafted(plain('POST', `${addressPath}/create`, body), (who, made) =>
    approveAddress(world, made.body.id)(who),
  );
  const enabled = sql`lower(address) = ${body.address} and status = 'enabled'`;
  return { ask, reads: count(world, cryptoAddress, enabled) };
};

async function addAddress(world: World): Promise<string> {
  const [one, two] = world.others;
  const made = await one.call('POST', `${addressPath}/create`, newAddress(), once());
  await approveAddress(world, made.body.id)(two);
  return made.body.id;
}

const newCard = () => ({
  bank_name: 'A bank',
  holder_name: 'A holder',
  acc_no: String(Math.floor(Math.random() * 1e15)).padStart(16, '6'),
});

const currencies = ['EUR', 'GBP', 'HKD', 'SGD', 'JPY', 'AUD', 'KRW', 'CAD'];
let pairs = 0;
/** A pair that no other attempt has. */
function newPair(): { primary: string; secondary: string } {
  const { length } = currencies;
  const distance = 1 + (Math.floor(pairs / length) % (length - 1));
  const [primary = '', secondary = ''] = [pairs, pairs + distance].map(
    (at) => currencies[at % length],
  );
  pairs += 1;
  return { primary, secondary };
}

const pairTerms = {
  // A whole amount, which every currency has.
  min_amount: '1',
  max_amount: null,
  weight: 1,
  status: 'enabled',
};

async function insertPair({ server: { db } }: World, status: 'enabled' | 'disabled') {
  const [made] = await db
    .insert(currencyPair)
    .values({ ...newPair(), minAmount: '1', weight: 1, status })
    .returning();
  return made?.id ?? '';
}

async function addFund({ server: { db }, others: [one], client }: World) {
  const made = await one.call('POST', '/fund/admin/v1/create', productBody('fund'), once());
  await insertTrade(db, { of: client, productId: made.body.id, kind: 'fund' });
  const { id: _, created_at: _c, updated_at: _u, status: _s, ...rest } = made.body;
  const { usage: _o, allowed: _a, waiting: _w, ...terms } = rest;
  return { id: made.body.id as string, terms };
}

/** An application for an IPO, and a draft that allots what it asks for. */
async function addApplication({ server: { db }, client }: World): Promise<{
  of: ProductFixture;
  path: string;
  draft: (who: ApiClient) => Promise<ApiAnswer>;
  tradeId: string;
}> {
  await putIn(db, client, '2000.00');
  const of = await addProduct(db, 'ipo');
  const { id: tradeId } = await addTrade(db, client, of, { quantity: '100' });
  const path = `/trx/admin/v1/ipo/${of.id}/allocation`;
  const lines = [{ trx_id: tradeId, allotted: 100 }];
  const draft = async (who: ApiClient) => {
    const { body } = await who.get(path);
    return who.call('PUT', path, { lines, version: body.version }, once());
  };
  return { of, path, draft, tradeId };
}

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

/** Each operation that needs a second user above its limit: how it is asked for, and what shows that it happened. */
export const limitedOperations: Readonly<Partial<Record<OperationKey, LimitedOperation>>> = {
  'POST /deposit/admin/v2/specialized/{clientId}': async (world, amount) => {
    const { client } = world;
    const body = {
      ...{ account_id: client.accounts['USD'], amount, currency: 'USD', sub_type: 'bank' },
      ...{ payer_name: '测试客户', reference_no: randomUUID() },
    };
    const ask = drafted(
      plain('POST', `/deposit/admin/v2/specialized/${client.id}`, body),
      (who, made) => decideDeposit(world, made.body.id, 'audit', because)(who),
    );
    return { ask, reads: money(world) };
  },
  'PUT /deposit/admin/v1/audit/{id}': async (world, amount) => {
    const { id } = await addDeposit(world.server.db, world.client, { amount });
    return { ask: decideDeposit(world, id, 'audit', because), reads: status(world, deposit, id) };
  },
  'PUT /deposit/admin/v1/rollback/{id}': async (world, amount) => {
    const { server, client } = world;
    await putIn(server.db, client, amount);
    const [last] = await rowsOf(
      server,
      sql`select id from ${deposit} where client_id = ${client.id} order by created_at desc limit 1`,
    );
    const id = String(last?.['id']);
    const ask = decideDeposit(world, id, 'rollback', { reason: 'Returned by the bank' });
    return { ask, reads: status(world, deposit, id) };
  },
  'POST /identify/admin/v1/audit/{id}': async (world) => {
    const { server, client, maker } = world;
    const form = await kycForm(server, maker);
    const ask = drafted(
      plain('PUT', `/identify/admin/v1/fill/${client.id}`, form),
      (who, { body: { id, version } }) =>
        who.call('POST', `/identify/admin/v1/audit/${id}`, { ...because, version }, once()),
    );
    return {
      ask,
      reads: count(world, clientTable, sql`id = ${client.id} and kyc_status = 'approved'`),
    };
  },
  'POST /withdraw/admin/v1/audit/{id}': async (world, amount) => {
    const { server, client } = world;
    await putIn(server.db, client, amount);
    const { id } = await addWithdrawal(server.db, client, { amount });
    const path = `/withdraw/admin/v1/audit/${id}`;
    const ask = about(world, withdrawal, id, (version) => ['POST', path, { ...because, version }]);
    return { ask, reads: status(world, withdrawal, id) };
  },
  'POST /withdraw/admin/v1/payout/paid/{id}': async (world, amount) => {
    const { server, client, maker } = world;
    const one = apiClient(server.app, await openSession(server, maker));
    // No more than one user approves alone.
    const small = Number(amount) > 10_000 ? '100.00' : amount;
    await putIn(server.db, client, small);
    const { id } = await addWithdrawal(server.db, client, { amount: small });
    const step = (path: string, body: object) =>
      one.call('POST', `/withdraw/admin/v1/${path}/${id}`, body, once());
    await step('audit', { ...because, version: 1 });
    const sent = { reference: `FT-${id}`, sent_on: new Date().toISOString().slice(0, 10) };
    await step('payout/sent', { ...sent, version: 2 });
    const path = `/withdraw/admin/v1/payout/paid/${id}`;
    const ask = about(world, withdrawal, id, (version) => ['POST', path, { version }]);
    return { ask, reads: read(world, sql`select payout from ${withdrawal} where id = ${id}`) };
  },
  'PUT /withdraw/admin/v1/rollback/{id}': async (world, amount) => {
    const { server, client, others } = world;
    await putIn(server.db, client, amount);
    const { id } = await addWithdrawal(server.db, client, { amount });
    for (const who of others) {
      const body = { ...approved, ...acknowledged, version: 1 };
      await who.call('POST', `/withdraw/admin/v1/audit/${id}`, body, once());
    }
    const path = `/withdraw/admin/v1/rollback/${id}`;
    const ask = about(world, withdrawal, id, (version) => [
      'PUT',
      path,
      { reason: 'Returned', version },
    ]);
    return { ask, reads: status(world, withdrawal, id) };
  },
  'POST /overdrawn/admin/v1/compensation/{id}': gift('compensation'),
  'POST /overdrawn/admin/v1/bonus/{id}': gift('bonus'),
  'PUT /overdrawn/admin/v1/audit/{id}': async (world, amount) => {
    const { id } = await addOverdrawn(world.server.db, world.client, { amount });
    return { ask: (who) => approveOverdrawn(who, id), reads: money(world) };
  },
  'POST /trx/admin/v1/{kind}/audit/{id}': async (world) => {
    const { server, client, maker } = world;
    await putIn(server.db, client, '2000.00');
    const order = await addTrade(server.db, client, await addProduct(server.db, 'quant'));
    await rowsOf(
      server,
      sql`update ${tradeRecord} set maker_id = ${maker.id} where id = ${order.id}`,
    );
    return {
      ask: (who) => tradeCalls(who).approve(order),
      reads: row(world, tradeRecord, order.id),
    };
  },
  'POST /trx/admin/v1/{kind}/settle/{id}': async (world, amount) => {
    const { server, client } = world;
    await putIn(server.db, client, String(Number(amount) * 100));
    const quantity = String(Math.ceil(Number(amount) / 0.5 / 100) * 100);
    const of = await addProduct(server.db, 'stock', {
      poolQty: 1_000_000,
      terms: { max_lots: 10_000 },
    });
    const order = await addTrade(server.db, client, of, { quantity });
    await allot(server.db, order);
    // Within the distance from 12.50 that a price may have.
    const price = (
      12.5 +
      (Number(amount) + Number(quantity) * 12.5 * 0.005) / Number(quantity)
    ).toFixed(6);
    return {
      ask: (who) => tradeCalls(who).sell(order, 2, { price }),
      reads: row(world, tradeRecord, order.id),
    };
  },
  'POST /user/admin/v1/order/sub/{id}': async (world) => {
    const { server, client } = world;
    await putIn(server.db, client, '100.00');
    const plan = await addProduct(server.db, 'ai');
    const body = {
      ...{ product_id: plan.id, account_id: client.accounts['USD'] },
      ...{ plan: 'Basic', auto_renew: true },
    };
    const ask = drafted(plain('POST', `/user/admin/v1/order/sub/${client.id}`, body), (who, made) =>
      tradeCalls(who).approve({ kind: 'subscribe', id: made.body.id }),
    );
    const running = sql`product_id = ${plan.id} and status <> 'awaiting'`;
    return { ask, reads: count(world, tradeRecord, running) };
  },
  'PUT /trx/admin/v1/{kind}/{productId}/allocation': async (world) => {
    const { draft, tradeId } = await addApplication(world);
    return { ask: draft, reads: row(world, tradeRecord, tradeId) };
  },
  'POST /trx/admin/v1/{kind}/{productId}/allocation/publish': async (world) => {
    const { draft, path, tradeId } = await addApplication(world);
    const ask = drafted(draft, (who, { body }) => {
      const { version } = body.allocation ?? body;
      return who.call('POST', `${path}/publish`, { version }, once());
    });
    return { ask, reads: row(world, tradeRecord, tradeId) };
  },
  'POST /emergency/admin/v1/amend': amendment,
  'PUT /emergency/admin/v1/audit/{id}': amendment,
  'POST /crypto_address/admin/v1/create': createdAddress,
  'PUT /crypto_address/admin/v1/audit/{id}': createdAddress,
  'PUT /crypto_address/admin/v1/status/{id}': async (world) => {
    const id = await addAddress(world);
    const path = `${addressPath}/status/${id}`;
    const to = (status: string) =>
      about(world, cryptoAddress, id, (version) => ['PUT', path, { status, version }]);
    await to('disabled')(world.others[0]);
    const ask = drafted(to('enabled'), approveAddress(world, id));
    return { ask, reads: count(world, cryptoAddress, sql`id = ${id} and status = 'enabled'`) };
  },
  'PUT /crypto_address/admin/v1/{id}': async (world) => {
    const id = await addAddress(world);
    const changed = newAddress();
    const change = about(world, cryptoAddress, id, (version) => [
      'PUT',
      `${addressPath}/${id}`,
      { ...changed, version },
    ]);
    const enabled = sql`lower(address) = ${changed.address} and status = 'enabled'`;
    return {
      ask: drafted(change, approveAddress(world, id)),
      reads: count(world, cryptoAddress, enabled),
    };
  },
  'POST /client/admin/v1/bank/{id}': async (world) => ({
    ask: plain('POST', `/client/admin/v1/bank/${world.client.id}`, newCard()),
    reads: count(world, clientBank, sql`client_id = ${world.client.id}`),
  }),
  'PUT /client/admin/v1/bank/{id}/{bankId}': async (world) => {
    const { bank_name: bankName, holder_name: holderName, acc_no: accNo } = newCard();
    const [card] = await world.server.db
      .insert(clientBank)
      .values({ clientId: world.client.id, bankName, holderName, accNo })
      .returning();
    const id = card?.id ?? '';
    const path = `/client/admin/v1/bank/${world.client.id}/${id}`;
    const ask = about(world, clientBank, id, (version) => ['PUT', path, { ...newCard(), version }]);
    return { ask, reads: row(world, clientBank, id) };
  },
  'PUT /client/admin/v1/nominee/{id}': async (world) => {
    const { id } = world.client;
    const nominees = [{ name: 'Me', relationship: 'Friend', phone: null, dob: null, share: '100' }];
    const ask = about(world, clientTable, id, (version) => [
      'PUT',
      `/client/admin/v1/nominee/${id}`,
      { nominees, version },
    ]);
    return { ask, reads: count(world, clientNominee, sql`client_id = ${id}`) };
  },
  'POST /client/admin/v1/trade/{id}': async (world) => {
    const path = `/client/admin/v1/trade/${world.client.id}`;
    const terms = {
      products: ['stock'],
      order_max: null,
      daily_max: null,
      fee_discount_pct: '100',
    };
    const ask = async (who: ApiClient) => {
      const { body } = await who.get(path);
      return who.call(
        'POST',
        path,
        { ...terms, version: body.settings?.version ?? body.version ?? 0 },
        once(),
      );
    };
    return { ask, reads: count(world, clientTradeSetting, sql`client_id = ${world.client.id}`) };
  },
  'PUT /config/admin/v1/trade': async (world) => {
    const path = '/config/admin/v1/trade';
    const ask = async (who: ApiClient) => {
      const { waiting: _, ...config } = (await who.get(path)).body;
      const { credit } = config.limits;
      const week = String(Number(credit.client_week) + 1);
      const limits = { ...config.limits, credit: { ...credit, client_week: week } };
      return who.call('PUT', path, { ...config, limits }, once());
    };
    return { ask, reads: inSetting(world, 'trade', 'limits') };
  },
  'PUT /config/admin/v1/document/{slug}': async (world) => {
    const path = '/config/admin/v1/document/terms';
    const text = `Pay to account ${randomUUID()}.`;
    const words = {
      ...{ title_zh: '服务条款', title_en: 'Terms of service' },
      ...{ body_zh: text, body_en: text },
    };
    const ask = async (who: ApiClient) => {
      const { version } = (await who.get(path)).body;
      return who.call('PUT', path, { ...words, version: version ?? 0 }, once());
    };
    return { ask, reads: read(world, sql`select * from ${documentVersion} where slug = 'terms'`) };
  },
  'POST /config/admin/v1/rate': async (world) => {
    const pair = newPair();
    const body = { ...pair, mid: '1000', spread: '0', expires_at: null };
    const same = sql`primary_currency = ${pair.primary} and secondary_currency = ${pair.secondary}`;
    return {
      ask: plain('POST', '/config/admin/v1/rate', body),
      reads: count(world, rate, same),
    };
  },
  'PUT /config/admin/v1/rate/{id}': async (world) => {
    const [made] = await world.server.db
      .insert(rate)
      .values({ ...newPair(), mid: '7', final: '7', source: 'test', effectiveAt: new Date() })
      .returning();
    const id = made?.id ?? '';
    const path = `/config/admin/v1/rate/${id}`;
    const body = { mid: '1000', spread: '0', expires_at: null };
    const ask = about(world, rate, id, (version) => ['PUT', path, { ...body, version }]);
    const quoted = sql`primary_currency = ${made?.primary} and secondary_currency = ${made?.secondary} and final = 1000`;
    return { ask, reads: count(world, rate, quoted) };
  },
  'POST /config/admin/v1/currency_pair': async (world) => {
    const pair = newPair();
    const same = sql`primary_currency = ${pair.primary} and secondary_currency = ${pair.secondary}`;
    return {
      ask: plain('POST', '/config/admin/v1/currency_pair', { ...pair, ...pairTerms }),
      reads: count(world, currencyPair, same),
    };
  },
  'PUT /config/admin/v1/currency_pair/{id}': async (world) => {
    const id = await insertPair(world, 'enabled');
    const path = `/config/admin/v1/currency_pair/${id}`;
    const ask = about(world, currencyPair, id, (version) => [
      'PUT',
      path,
      { ...pairTerms, version },
    ]);
    return { ask, reads: row(world, currencyPair, id) };
  },
  'DELETE /config/admin/v1/currency_pair/{id}': async (world) => {
    const id = await insertPair(world, 'disabled');
    const path = `/config/admin/v1/currency_pair/${id}`;
    const ask = about(world, currencyPair, id, (version) => [
      'DELETE',
      `${path}?version=${version}`,
    ]);
    return { ask, reads: count(world, currencyPair, sql`id = ${id}`) };
  },
  'PUT /service/admin/v1/status/{id}': async (world) => {
    const id = await addChannel(world, 'disabled');
    const path = `/service/admin/v1/status/${id}`;
    const ask = about(world, supportChannel, id, (version) => [
      'PUT',
      path,
      { status: 'enabled', version },
    ]);
    return { ask, reads: row(world, supportChannel, id) };
  },
  'DELETE /service/admin/v1/{id}': async (world) => {
    const id = await addChannel(world, 'enabled');
    const path = `/service/admin/v1/${id}`;
    const ask = about(world, supportChannel, id, (version) => [
      'DELETE',
      `${path}?version=${version}`,
    ]);
    return { ask, reads: count(world, supportChannel, sql`id = ${id}`) };
  },
  'PUT /setting/admin/v1/app': async (world) => {
    const chat_service = `https://chat.example/${randomUUID()}`;
    const ask = async (who: ApiClient) => {
      const { body } = await who.get('/setting/v1/app');
      return who.call('PUT', '/setting/admin/v1/app', { ...body, chat_service }, once());
    };
    return {
      ask,
      reads: inSetting(world, 'app', 'chat_service'),
    };
  },
  'POST /acc/admin/v1/exchange/{clientId}': async (world, amount) => {
    const { server, client } = world;
    await putIn(server.db, client, amount);
    const pair = { primary: 'USD', secondary: 'HKD' };
    await addPair(server.db, pair);
    await addRate(server.db, { ...pair, final: '7.8105' });
    const [from_account, to_account] = [accountIn(client, 'USD'), accountIn(client, 'HKD')];
    const body = { from_account, to_account, amount, rate: '7.8105' };
    const ask = plain('POST', `/acc/admin/v1/exchange/${client.id}`, body);
    return { ask, reads: money(world) };
  },
  'POST /message/admin/v1/create': async (world) => {
    const title = `Prize ${randomUUID()}`;
    const words = {
      title_zh: title,
      title_en: title,
      body_zh: '请转账',
      body_en: 'Pay at https://pay.example',
    };
    return {
      ask: plain('POST', '/message/admin/v1/create', { audience: 'all', ...words }),
      reads: count(world, message, sql`title_en = ${title}`),
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
    const ask = about(world, serviceAccount, id, (version) => [
      'PUT',
      `${servicePath}/${id}`,
      { ...terms, version },
    ]);
    return { ask, reads: row(world, serviceAccount, id) };
  },
  'POST /config/admin/v1/service_account/{id}/secret': async (world) => {
    const { id } = await addService(world.server, { scopes: ['deposit:read'] });
    const ask = about(world, serviceAccount, id, (version) => [
      'POST',
      `${servicePath}/${id}/secret`,
      { overlap_hours: 0, version },
    ]);
    return { ask, reads: count(world, serviceSecret, sql`account_id = ${id}`) };
  },
  'PUT /fund/admin/v1/{id}': async (world) => {
    const { id, terms } = await addFund(world);
    const ask = about(world, product, id, (version) => [
      'PUT',
      `/fund/admin/v1/${id}`,
      { ...terms, nav: '999999', version },
    ]);
    return { ask, reads: row(world, product, id) };
  },
  'PUT /fund/admin/v1/nav/{id}': async (world) => {
    const { id, terms } = await addFund(world);
    const ask = about(world, product, id, (version) => [
      'PUT',
      `/fund/admin/v1/nav/${id}`,
      { nav: '999999', nav_at: terms.nav_at, version },
    ]);
    return { ask, reads: row(world, product, id) };
  },
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
    const ask = about(world, ipRule, id, (version) => [
      'PUT',
      `${ipRulePath}/${id}`,
      { ...rule, version },
    ]);
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
      world.server,
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

const ipRulePath = '/config/admin/v1/ip_access';

const newNetwork = () => {
  const part = () => Math.floor(Math.random() * 256);
  return `198.18.${part()}.${part()}/32`;
};

/** A rule that denies a network to a colleague of the highest role. */
async function denyingPeer({ server }: World) {
  const { id } = await createPerson(server, { role: 'god' });
  return { cidr: newNetwork(), kind: 'deny', scope: 'user', user_id: id } as const;
}

async function addChannel(
  { server: { db } }: World,
  status: 'enabled' | 'disabled',
): Promise<string> {
  const value = `channel_${randomUUID().slice(0, 8)}`;
  const [made] = await db
    .insert(supportChannel)
    .values({
      kind: 'telegram',
      name: value,
      value,
      hours: '',
      language: 'zh-CN',
      weight: 1,
      status,
    })
    .returning();
  return made?.id ?? '';
}
