import { randomInt, randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Operation } from '../http/contract.ts';
import type { Database } from '../kernel/db/database.ts';
import { clientBank, file, staffUser } from '../kernel/db/schema.ts';
import { dateOf, readTimeZone } from '../platform/time-zone.ts';
import { acknowledged } from './acknowledged.ts';
import { type ApiAnswer, type ApiClient, cheapHash, md5 } from './api-client.ts';
import { once } from './config-calls.ts';
import { addOverdrawn, addWithdrawal, putIn } from './credit-fixtures.ts';
import { addClient, addDeposit, staffId } from './deposit-fixtures.ts';
import { kycForm, kycPicture } from './kyc-fixtures.ts';
import { limitedOperations } from './limited-operations/limited-operations.ts';
import { approved, type World } from './limited-operations/world.ts';
import { createPerson, openSession, personPassword } from './people.ts';
import { productBody, productKindNames } from './product-fixtures.ts';
import { addService, servicePath } from './service-accounts.ts';
import { addProduct, addRichClient, addTrade, allot, holdFund } from './trade-fixtures.ts';

/** Values of parameters and of fields of the body, by their names. */
export type Values = Readonly<Record<string, unknown>>;

interface Scene extends World {
  db: Database;
  /** Client of the maker. */
  api: ApiClient;
  other: ApiClient;
  key: string;
}

type Need = (scene: Scene) => Promise<Values>;

const unique = () => randomUUID().slice(0, 8);
const digits = () => String(randomInt(1e11, 1e12));
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const today = async (db: Database) => dateOf(new Date(), await readTimeZone(db));

async function bodyOf(answer: Promise<ApiAnswer>) {
  const { status, body } = await answer;
  if (status < 300) return body;
  throw new Error(`An operation needs what was refused: ${status} ${JSON.stringify(body)}`);
}

const send = (who: ApiClient, method: 'PUT' | 'POST', path: string, body: object) =>
  bodyOf(who.call(method, path, body, once()));

async function make(
  who: ApiClient,
  path: string,
  body: object,
): Promise<{ id: string; version: number }> {
  const { id, version } = await send(who, 'POST', path, body);
  return { id, version };
}

const ownId = async (who: ApiClient): Promise<string> =>
  (await bodyOf(who.get('/auth/admin/v1/userinfo'))).id;

type Purpose = (typeof file.$inferSelect)['purpose'];

async function picture({ server, db }: Scene, who: ApiClient, purpose: Purpose): Promise<string> {
  const id = await kycPicture(server, { id: await ownId(who) });
  await db.update(file).set({ purpose }).where(eq(file.id, id));
  return id;
}

const signIn: Need = async ({ server }) => {
  const person = await createPerson(server);
  const { refresh_token } = await openSession(server, person);
  const { username } = person;
  return { username, password: md5(personPassword), code: undefined, refresh_token };
};

const colleague: Need = async ({ server, api }) => {
  const person = await createPerson(server, { role: 'hero' });
  await openSession(server, person);
  const { list } = await bodyOf(api.get(`/user/v1/session/${person.id}`));
  return { id: person.id, sessionId: list[0].id, version: 1 };
};

const program: Need = async ({ server, api }) => {
  const { id, secret } = await addService(server, { networks: ['10.0.0.0/8', '127.0.0.1'] });
  const { version, secrets } = await bodyOf(api.get(`${servicePath}/${id}`));
  return { id, secret, version, secretId: secrets[0].id, expires_at: inAnHour() };
};

const password: Need = async ({ db, maker }) => {
  const passwordHash = cheapHash(md5(personPassword));
  await db.update(staffUser).set({ passwordHash }).where(eq(staffUser.id, maker.id));
  return { old_password: md5(personPassword), new_password: md5(unique()) };
};

const newClient: Need = async () => {
  const username = `c${unique()}`;
  return { username, mobile: `+86${digits().slice(1)}`, email: `${username}@example.com` };
};

const card: Need = async ({ db, client: { id: clientId } }) => {
  const values = { clientId, bankName: 'A bank', holderName: 'A holder', accNo: digits() };
  const [added] = await db.insert(clientBank).values(values).returning();
  return { bankId: added?.id, version: 1 };
};

const deposit: Need = async (scene) => {
  const { id, version, orderNo } = await addDeposit(scene.db, scene.client, {
    ...{ amount: '12.00', subType: 'crypto', txid: unique().repeat(8) },
    screenshotId: await picture(scene, scene.api, 'deposit_proof'),
  });
  const subject = { type: 'deposit', id };
  return {
    ...{ ...subject, subject, version, kind: 'deposit', order_no: orderNo, until: inAnHour() },
    ...{ mentions: [], staff_id: await staffId(scene.db, 'angel') },
  };
};

const claimed: Need = async (scene) => {
  const found = await deposit(scene);
  await send(scene.api, 'PUT', `/work/admin/v1/claim/deposit/${found['id']}`, {});
  return found;
};

const comment: Need = async (scene) => {
  const { subject, mentions } = await deposit(scene);
  const body = { subject, text: 'Words', mentions };
  return { ...(await make(scene.api, '/comment/admin/v1/add', body)), mentions };
};

const withdrawal: Need = async ({ db, client }) => {
  await putIn(db, client, '10.00');
  return { id: (await addWithdrawal(db, client, { amount: '10.00' })).id, version: 1 };
};

const payout: Need = async (scene) => {
  const { db, other, key } = scene;
  const { id } = await withdrawal(scene);
  const decision = { ...approved, ...acknowledged, version: 1 };
  await send(other, 'POST', `/withdraw/admin/v1/audit/${id}`, decision);
  const sent = { reference: unique(), sent_on: await today(db), version: 2, receipt: null };
  if (!/^PUT|receipt|paid/.test(key)) return { id, ids: [id], kind: 'bank', ...sent };
  const receipt = await picture(scene, other, 'payout_receipt');
  await send(other, 'POST', `/withdraw/admin/v1/payout/sent/${id}`, { ...sent, receipt });
  return { id, ...sent, reference: unique(), version: 3 };
};

const form: Need = async ({ server, db, maker }) => ({
  ...(await kycForm(server, maker)),
  id: (await addClient(db)).id,
});

const identity: Need = async (scene) => {
  const { id: clientId, ...fields } = await form(scene);
  const filled = await kycForm(scene.server, { id: await ownId(scene.other) });
  const path = `/identify/admin/v1/fill/${clientId}`;
  const { id, version, documents } = await send(scene.other, 'PUT', path, filled);
  return { ...fields, id, version, documentId: documents[0].id };
};

const question: Need = async (scene) => {
  const [, segment = ''] = scene.key.split('/');
  const reviewed = { withdraw: withdrawal, identify: identity }[segment] ?? deposit;
  const { id, version } = await reviewed(scene);
  const body = { version, template: 'other', language: undefined, note: 'Please send it' };
  if (scene.key.includes('/ask/')) return { id, ...body };
  const asked = await send(scene.other, 'POST', `/${segment}/admin/v1/ask/${id}`, body);
  return { id, version: asked.version };
};

const bankLine: Need = async ({ db, client, api }) => {
  const [path, reference] = ['/reconciliation/admin/v1', unique()];
  const { id } = await addDeposit(db, client, { amount: '12.00' });
  await send(api, 'POST', `${path}/statement/import`, {
    content: `Date,Amount,Name,Reference\n${await today(db)},12.00,A payer,${reference}`,
    ...{ acc_no: unique(), bank_name: 'A bank', currency: 'USD', number: unique() },
    ...{ opening: '0.00', closing: '12.00' },
  });
  const { list } = await bodyOf(api.get(`${path}/list?q=${reference}`));
  const line_ids = [list[0].lines[0].id];
  return { id: line_ids[0], line_ids, matches: [{ line_ids, record_ids: [id] }] };
};

const loan: Need = async ({ db, other }) => {
  const { id } = await addOverdrawn(db, await addRichClient(db));
  const decision = { ...approved, version: 1 };
  const { version } = await send(other, 'PUT', `/overdrawn/admin/v1/audit/${id}`, decision);
  return { id, version, amount: '1.00' };
};

async function order({ db }: Scene, kind: 'stock' | 'ipo' | 'ai' | 'fund', terms = {}) {
  const product = await addProduct(db, kind, { terms });
  const named = kind === 'ai' ? ({ kind: 'subscribe' } as const) : {};
  return { product, trade: await addTrade(db, await addRichClient(db), product, named) };
}

const awaiting: Need = async (scene) => {
  const { id, version } = (await order(scene, 'stock')).trade;
  return { kind: 'stock', id, version };
};

const unpaid: Need = async (scene) => {
  const terms = { funding_model: 'pay_on_win', issue_price: '1.00' };
  const { id } = (await order(scene, 'ipo', terms)).trade;
  await allot(scene.db, { id });
  return { kind: 'ipo', id, amount: '300.00', version: 2 };
};

const fundHolding: Need = async (scene) => {
  const { trade } = await order(scene, 'fund');
  const { id, version } = await holdFund(scene.db, trade);
  return { id, version };
};

const subscription: Need = async (scene) => {
  const { id } = (await order(scene, 'ai')).trade;
  const decision = { ...approved, ...acknowledged, version: 1 };
  await send(scene.other, 'POST', `/trx/admin/v1/subscribe/audit/${id}`, decision);
  return { id, version: 2 };
};

const allocation: Need = async (scene) => {
  const { product, trade } = await order(scene, 'ipo');
  const found = { kind: 'ipo', productId: product.id, trxId: trade.id, trx_ids: [trade.id] };
  if (!/publish|result|letters/.test(scene.key)) return { ...found, version: 0 };
  const path = `/trx/admin/v1/ipo/${product.id}/allocation`;
  const lines = [{ trx_id: trade.id, allotted: 100 }];
  await send(scene.other, 'PUT', path, { lines, version: 0 });
  const publication = { ...acknowledged, version: 1 };
  if (!scene.key.includes('publish')) {
    await send(scene.others[1], 'POST', `${path}/publish`, publication);
  }
  return { ...found, version: 1 };
};

const kindOf = (key: string) =>
  productKindNames.find((kind) => key.split('/')[1] === kind) ?? 'stock';

const newProduct: Need = async ({ other, key }) => {
  const kind = kindOf(key);
  if (!key.includes('/status/')) return { ...productBody(kind) };
  const made = await make(other, `/${kind}/admin/v1/create`, productBody(kind));
  return { ...made, status: 'listing' };
};

const template: Need = async ({ api, key }) => {
  const body = { name: unique(), terms: { currency: 'USD', fee_pct: '1.5' } };
  const found = { ...body, kind: 'quant', name: unique(), items: [productBody('quant')] };
  if (!key.includes('{id}')) return found;
  return { ...found, ...(await make(api, '/product/admin/v1/quant/template', body)) };
};

const preview: Need = async ({ db, client, key }) => {
  await putIn(db, client, '2000.00');
  const more = key.includes('{kind}') ? { quantity: 100 } : { amount: '500.00' };
  const { id } = await addProduct(db, key.includes('{kind}') ? 'stock' : 'saving');
  return { kind: 'stock', product_id: id, ...more };
};

const proposal: Need = ({ api, other, client, key }) =>
  make(key.includes('/audit/') ? other : api, `/client/admin/v1/bank/${client.id}`, {
    ...{ bank_name: 'A bank', holder_name: 'A holder', acc_no: digits() },
  });

const amendment: Need = async (scene) => {
  const { id, version } = await deposit(scene);
  const who = scene.key.includes('/audit/') ? scene.other : scene.api;
  return make(who, '/emergency/admin/v1/amend', {
    ...{ kind: 'deposit', target_id: id, base_version: version, after: { amount: '11.00' } },
    ...{ reason_code: 'entry_error', reason: 'Mistyped' },
    evidence: await picture(scene, who, 'amendment_evidence'),
  });
};

const address: Need = ({ other }) =>
  make(other, '/crypto_address/admin/v1/create', {
    ...{ coin: 'ETH', network: 'ethereum' },
    address: `0x${randomUUID().replaceAll('-', '')}${unique()}`,
  });

const exception: Need = async ({ api }) => {
  const { list } = await bodyOf(api.get('/exception/admin/v1/list?status=open&size=200'));
  const found = list.find(({ subject }: Schemas.DataException) => subject.type !== 'staff');
  return found && { id: found.id, version: found.version };
};

const handover: Need = ({ api, other, key }) =>
  make(key.includes('acknowledge') ? other : api, '/stat/admin/v1/handover/add', { text: 'Words' });

const availability: Need = async ({ api, maker: { id } }) => {
  const { version } = await bodyOf(api.get(`/work/admin/v1/availability/${id}`));
  return { id, version, absence: null };
};

/** By the keys of operations, which neither the contract nor its examples make right. */
const needs: readonly (readonly [keys: RegExp, need: Need])[] = [
  [/permission\/\{userId\}/, async ({ maker }) => ({ userId: maker.id })],
  [/\/login$|sign_in_again|token\/refresh/, signIn],
  [/token\/service|service_account\/\{id\}/, program],
  [/change_pwd/, password],
  [/ \/user\/v1\/(session\/|status\/|code\/|mfa\/close\/|invitation\/)?\{id\}/, colleague],
  [/change_agent/, async ({ db }) => ({ user_id: await staffId(db, 'hero2') })],
  [/\/client\/admin\/v1\/create/, newClient],
  [
    /\/client\/admin\/v1\/fake|^DELETE \/client\/admin\/v1\/\{id\}$/,
    async ({ db }) => ({ id: (await addClient(db)).id, version: 1, fake: true }),
  ],
  [/^DELETE .*\{bankId\}/, card],
  [/\/(proof|confirmations)\/|comment\/admin\/v1\/(record|people|add)/, deposit],
  [/(GET|PUT) \/work\/admin\/v1\/(assignees|assign|claim)\/|GET \/emergency.*order/, deposit],
  [/PUT \/work\/admin\/v1\/return\/|DELETE \/work/, claimed],
  [/PUT \/comment\/admin\/v1/, comment],
  [/ \/(deposit|withdraw|identify)\/admin\/v1\/(ask|answer)\//, question],
  [/ \/reconciliation\/admin\/v1\/(records|match|ignore|deposit\/)/, bankLine],
  [/\/identify\/admin\/v1\/fill/, form],
  [/ \/identify\/admin\/v1\/(audit|document)|PUT \/identify\/admin\/v1\/\{id\}$/, identity],
  [/\/withdraw\/admin\/v1\/payout\/(sent|paid|receipt|file$)/, payout],
  [/\/loan\/pay_fine/, loan],
  [/\/exchange\/\{clientId\}\/quote/, async () => ({ amount: '10.00' })],
  [/ \/(stock|block|ipo|daily|ai|fund|quant|saving)\/admin\/v1\/(create|\{id\})$/, newProduct],
  [/ \/(block|ipo)\/admin\/v1\/status/, newProduct],
  [/ \/product\/admin/, template],
  [/(\{kind\}|holding)\/preview$/, preview],
  [/\{kind\}\/audit\//, awaiting],
  [/\{kind\}\/pay\//, unpaid],
  [/\/fund\/redeem/, fundHolding],
  [/\/subscribe\/cancel/, subscription],
  [/\{productId\}\/allocation/, allocation],
  [/DELETE \/crypto_address/, address],
  [/PUT \/exception/, exception],
  [/\/message\/admin\/v1\/recipients/, async ({ client }) => ({ client_id: client.id })],
  [/\/service\/admin\/v1\/create/, async () => ({ kind: 'telegram', value: `c_${unique()}` })],
  [/(POST|PUT) \/config\/admin\/v1\/exchange/, async () => ({ code: unique().toUpperCase() })],
  [/ \/approval\/admin\/v1\/(withdraw|reveal|audit)/, proposal],
  [/ \/work\/admin\/v1\/availability\//, availability],
  [/ \/emergency\/admin\/v1\/(withdraw|detail|evidence|audit)/, amendment],
  [/\/handover\/(acknowledge\/)?\{id\}/, handover],
];

/** The values that a right request of the operation has, with records made for it. */
export async function valuesNeeded(
  world: World,
  api: ApiClient,
  { key }: Operation,
): Promise<Values> {
  const [other] = world.others;
  const [, need] = needs.find(([keys]) => keys.test(key)) ?? [];
  return { ...acknowledged, ...(await need?.({ ...world, db: world.server.db, api, other, key })) };
}

/** Those by which an operation under the two-person rule is tried; another user makes its drafts. */
export async function valuesOfLimited(
  world: World,
  api: ApiClient,
  operation: Operation,
): Promise<Values> {
  const attempt = await limitedOperations[operation.key]?.(world, '100.00');
  const names = operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/?]+)');
  let found: Values = {};
  const call: ApiClient['call'] = async (method, path, body, headers) => {
    const matched = method === operation.method && new RegExp(`^${names}(\\?|$)`).exec(path);
    if (!matched) return world.others[0].call(method, path, body, headers);
    const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
    found = { ...Object(body), ...query, ...matched.groups };
    return { status: 599, headers: {}, body: {}, raw: Buffer.alloc(0) };
  };
  await attempt?.ask({ ...api, call });
  return found;
}
