import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deposit } from '../../kernel/db/schema.ts';
import { seededRandom } from '../../kernel/random.ts';
import { proofPicture } from '../../seed/proof-picture.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addRate, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { bookDeposit } from './book-deposit.ts';

const server = useTestServer();
let angel: ApiClient;
let client: ClientFixture;

beforeAll(async () => {
  angel = await server().signIn('angel');
  client = await addClient(server().db, { currencies: ['USD', 'CNY', 'JPY', 'KRW'] });
  const { db } = server();
  await addRate(db, { primary: 'USD', secondary: 'CNY', final: '7.1' });
  await addRate(db, { primary: 'JPY', secondary: 'USD', final: '0.0065' });
  // Quoted, replaced, and the replacement has expired: the first does not come back.
  await addRate(db, { primary: 'HKD', secondary: 'USD', final: '0.128' });
  await addRate(
    db,
    { primary: 'HKD', secondary: 'USD', final: '0.129' },
    { effectiveAt: new Date(Date.now() - 30_000), expiresAt: new Date(Date.now() - 10_000) },
  );
  await addRate(
    db,
    { primary: 'EUR', secondary: 'USD', final: '1.1' },
    { effectiveAt: new Date(Date.now() + 3_600_000) },
  );
});

function create(body: object = {}, who = angel, clientId = client.id): Promise<ApiAnswer> {
  return who.call(
    'POST',
    `/deposit/admin/v2/specialized/${clientId}`,
    {
      account_id: client.accounts['USD'],
      amount: '250.00',
      currency: 'USD',
      sub_type: 'bank',
      payer_name: '测试客户',
      reference_no: randomUUID(),
      ...body,
    },
    once(),
  );
}

let slips = 0;
async function upload(who: ApiClient): Promise<{ id: string; sha256: string }> {
  slips += 1;
  const reference = `SLIP ${slips} ${seededRandom(slips).digits(6)}`;
  const png = proofPicture({ title: 'TEST', amount: '1.00 USD', reference, lines: [] }, slips);
  const { body } = await who.call('POST', '/s3/admin/presign/put', {
    purpose: 'deposit_proof',
    content_type: 'image/png',
    size: png.length,
  });
  const put = await server().anonymous.inject({
    method: 'PUT',
    url: body.url.replace(/^https?:\/\/[^/]+/, ''),
    headers: body.headers,
    payload: png,
  });
  expect(put.status).toBe(200);
  return { id: body.file_id, sha256: createHash('sha256').update(png).digest('hex') };
}

describe('a new deposit', () => {
  // @rule deposits: A new deposit is pending and credits nothing
  it('is pending, made by the user, with all that was said of it, and credits nothing', async () => {
    const { status, body } = await create({
      payer_name: ' 王伟 ',
      reference_no: 'FT-1',
      remark: '',
      amount: '250.5',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      version: 1,
      amount: '250.50',
      credited_amount: '250.50',
      rate: '1',
      payer_name: '王伟',
      reference_no: 'FT-1',
      remark: null,
      maker: { name: '陈雅静' },
      checker: null,
      decision: { approve: true, reject: true, rollback: false, blocked_code: null },
    });
    const accounts = await angel.get(`/acc/admin/v1/list/${client.id}`);
    const usd = accounts.body.list.find(({ currency }: { currency: string }) => currency === 'USD');
    expect(usd).toMatchObject({ balance: '0.00', version: 1 });
  });

  it('freezes the rate of the moment, as quoted or as the inverse of the opposite pair', async () => {
    const quoted = await create({ account_id: client.accounts['CNY'] });
    expect(quoted.body).toMatchObject({ rate: '7.1', credited_amount: '1775.00' });
    const inverse = await create({ currency: 'CNY', amount: '100.00' });
    expect(inverse.body).toMatchObject({ rate: '0.1408450704', credited_amount: '14.08' });
  });

  // @rule deposits: Another currency than the account's needs a rate, frozen with the deposit
  // @in ./book-deposit.ts
  it.each([
    ['nobody quotes', 'GBP'],
    ['expired', 'HKD'],
    ['begins later', 'EUR'],
  ])('is RATE_UNAVAILABLE for a rate that %s', async (_, currency) => {
    const { status, body } = await create({ currency });
    expect([status, body.code]).toEqual([422, 'RATE_UNAVAILABLE']);
    expect(body.message).toContain(`${currency}/USD`);
  });

  // @rule deposits: A rate older than the configured age credits nothing
  // @in ./book-deposit.ts
  it('is refused at a rate older than the trade config allows', async () => {
    const effectiveAt = new Date(Date.now() - 73 * 60 * 60 * 1000);
    await addRate(
      server().db,
      { primary: 'SGD', secondary: 'USD', final: '0.74' },
      { effectiveAt },
    );
    const { status, body } = await create({ currency: 'SGD' });
    expect([status, body.code, body.times]).toEqual([
      422,
      'RATE_OUTDATED',
      [effectiveAt.toISOString()],
    ]);
  });

  // @rule deposits: The amount is finite, above 0, and in steps of the currency (0.01)
  it.each([
    ['0', 'AMOUNT_NOT_POSITIVE', 'USD'],
    ['0.00', 'AMOUNT_NOT_POSITIVE', 'USD'],
    ['10.50', 'FIELD_INVALID', 'JPY'],
    ['1', 'AMOUNT_NOT_POSITIVE', 'JPY'],
  ])('refuses the amount %s (%s) in %s', async (amount, code, currency) => {
    const { status, body } = await create({ amount, currency });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.errors).toMatchObject([{ field: 'amount', code }]);
  });

  it('is credited at the side of the rate that the client gets, and valued at the mid', async () => {
    await addRate(server().db, { primary: 'CAD', secondary: 'USD', final: '1.2', spread: '0.1' });
    const { body } = await create({ amount: '100.00', currency: 'CAD' });
    expect(body).toMatchObject({ rate: '1.2', credited_amount: '120.00' });
    const [booked] = await server().db.select().from(deposit).where(eq(deposit.id, body.id));
    expect(booked?.baseAmount).toBe('130.00000000');
  });

  it('refuses what converts into more than the books can hold', async () => {
    await addRate(server().db, { primary: 'USD', secondary: 'KRW', final: '1300' });
    const { status, body } = await create({
      amount: '999999999999999.99',
      account_id: client.accounts['KRW'],
    });
    expect([status, body.errors]).toMatchObject([
      400,
      [{ field: 'amount', code: 'FIELD_INVALID' }],
    ]);
    expect((await create({ amount: '999999999999999.99' })).body).toMatchObject({
      amount: '999999999999999.99',
    });
  });

  it('is numbered by the day of the configured time zone', async () => {
    const { db } = server();
    const at = new Date('2026-06-01T18:30:00Z');
    const numberIn = (timeZone: string) =>
      db.transaction(async (tx) => {
        const { booked } = await bookDeposit(tx, {
          account: { id: String(client.accounts['USD']), clientId: client.id, currency: 'USD' },
          amount: '1.00',
          currency: 'USD',
          subType: 'bank',
          makerId: null,
          baseCurrency: 'USD',
          timeZone,
          at,
        });
        return booked.orderNo;
      });
    expect(await numberIn('UTC')).toMatch(/^D20260601-\d+$/);
    expect(await numberIn('Asia/Shanghai')).toMatch(/^D20260602-\d+$/);
  });

  it.each(['-5', '1.234', '1e3', 'abc', ''])('refuses %j, which is no amount', async (amount) => {
    const { status, body } = await create({ amount });
    expect([status, body.errors[0].field]).toEqual([400, 'amount']);
  });

  // @rule deposits: A deposit needs a proof or a reference, a bank transfer its payer
  // @in ./create-deposit.ts features/client-actions/deposit/record-fields.tsx
  it.each([
    ['a bank transfer without a payer', { payer_name: ' ' }, 'payer_name', 'FIELD_REQUIRED'],
    [
      'no proof and no reference',
      { reference_no: ' ' },
      'reference_no',
      'PAYMENT_EVIDENCE_REQUIRED',
    ],
    [
      'no proof and no reference of an exchange',
      { sub_type: 'exchange', reference_no: null },
      'reference_no',
      'PAYMENT_EVIDENCE_REQUIRED',
    ],
    [
      'coins without a proof and a transaction',
      { sub_type: 'crypto' },
      'txid',
      'PAYMENT_EVIDENCE_REQUIRED',
    ],
  ])('refuses %s', async (_, fields, field, code) => {
    const { status, body } = await create(fields);
    expect([status, body.errors]).toMatchObject([400, [{ field, code }]]);
  });

  it('takes a proof without a reference, and coins and exchanges without a payer', async () => {
    const { id } = await upload(angel);
    const taken = [
      { screenshot: id, reference_no: null },
      { sub_type: 'crypto', txid: randomUUID(), reference_no: null, payer_name: null },
      { sub_type: 'exchange', payer_name: null },
    ];
    for (const fields of taken) expect((await create(fields)).status).toBe(201);
  });

  // @rule deposits: A deposit needs a known currency and an account of the client
  it('names a currency that is not dealt in', async () => {
    const { body } = await create({ currency: 'XAU' });
    expect(body.errors).toMatchObject([{ field: 'currency', code: 'FIELD_INVALID' }]);
  });

  it('refuses an account of another client, and a client that is not there', async () => {
    const other = await addClient(server().db);
    const wrong = await create({ account_id: other.accounts['USD'] });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'ACCOUNT_NOT_OF_CLIENT']);
    const nobody = await create({}, angel, randomUUID());
    expect([nobody.status, nobody.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  // @rule deposits: Crediting a client takes the action `fund` on clients
  // @in openapi/paths/deposit.yaml
  it('needs the right to fund: a salesman and a team leader are refused', async () => {
    for (const name of ['hero', 'superman']) {
      const { status, body } = await create({}, await server().signIn(name));
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
  });
});

describe('the proof', () => {
  it('is shown with the deposit and streamed back as it was uploaded', async () => {
    const { id, sha256 } = await upload(angel);
    const { body } = await create({ screenshot: id });
    expect(body.screenshot).toMatchObject({ file_id: id, sha256, content_type: 'image/png' });
    const proof = await angel.get(`/deposit/admin/v1/proof/${body.id}`);
    expect(proof.headers['content-type']).toBe('image/png');
    // Others wrote it: opened by itself, it is saved, or has no power.
    expect(proof.headers).toMatchObject({
      'content-disposition': `attachment; filename="${body.order_no}.png"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(createHash('sha256').update(proof.raw).digest('hex')).toBe(sha256);
  });

  // @rule deposits: One unused proof per deposit, uploaded by the same person
  it('belongs to one deposit, also when two are recorded at once', async () => {
    const { id } = await upload(angel);
    const answers = await Promise.all([1, 2, 3].map(() => create({ screenshot: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(({ body }) => body.code)).toEqual(['FILE_NOT_READY', 'FILE_NOT_READY']);
  });

  it('has to have arrived, and from the same person', async () => {
    const announced = await angel.call('POST', '/s3/admin/presign/put', {
      purpose: 'deposit_proof',
      content_type: 'image/png',
      size: 100,
    });
    const missing = await create({ screenshot: announced.body.file_id });
    expect(missing.body.code).toBe('FILE_NOT_READY');
    const { id } = await upload(await server().signIn('angel2'));
    expect((await create({ screenshot: id })).body.code).toBe('FILE_NOT_READY');
  });

  it('responds with 404 if there is none', async () => {
    const { body } = await create();
    expect((await angel.get(`/deposit/admin/v1/proof/${body.id}`)).status).toBe(404);
  });
});

describe('the detail', () => {
  // @rule deposits: The review shows proof, history, duplicates, and the account before and after
  // @in ./deposit-detail.ts
  it('shows the account now and as it would stand after the open decision, and who did what', async () => {
    const { body } = await create({ account_id: client.accounts['CNY'], remark: 'by phone' });
    const pending = await angel.get(`/deposit/admin/v1/detail/${body.id}`);
    expect(pending.body.account).toMatchObject({ currency: 'CNY', balance: '0.00' });
    expect(pending.body.after).toEqual({ balance: '1775.00', available: '1775.00' });
    expect(pending.body.history).toMatchObject([
      { action: 'created', actor: '陈雅静', note: 'by phone' },
    ]);
    const decide = (path: string, more: object) =>
      angel.call('PUT', `/deposit/admin/v1/${path}/${body.id}`, more, once());
    await decide('audit', { result: 'approved', ...acknowledged, version: 1 });
    const approved = await angel.get(`/deposit/admin/v1/detail/${body.id}`);
    expect(approved.body.account.balance).toBe('1775.00');
    expect(approved.body.after).toEqual({ balance: '0.00', available: '0.00' });
    await decide('rollback', { reason: 'returned', version: 2 });
    const back = await angel.get(`/deposit/admin/v1/detail/${body.id}`);
    expect(back.body.after).toEqual({ balance: '0.00', available: '0.00' });
    expect(back.body.history.map((event: { action: string }) => event.action)).toEqual([
      'created',
      'approved',
      'rolled_back',
    ]);
  });
});

describe('the rate', () => {
  const rate = (primary: string, secondary: string) =>
    angel.get(`/currency/admin/v1/rate?primary=${primary}&secondary=${secondary}`);

  it('is the quotation, its inverse, or one', async () => {
    expect((await rate('USD', 'CNY')).body).toMatchObject({ rate: '7.1', expires_at: null });
    expect((await rate('CNY', 'USD')).body.rate).toBe('0.1408450704');
    expect((await rate('USD', 'USD')).body.rate).toBe('1');
  });

  it('is RATE_UNAVAILABLE if it is not quoted or has expired', async () => {
    for (const primary of ['GBP', 'HKD']) {
      const { status, body } = await rate(primary, 'USD');
      expect([status, body.code]).toEqual([422, 'RATE_UNAVAILABLE']);
    }
  });

  it('names a currency that is not dealt in', async () => {
    const { status, body } = await rate('USD', 'XAU');
    expect([status, body.errors[0].field]).toEqual([400, 'secondary']);
  });
});
