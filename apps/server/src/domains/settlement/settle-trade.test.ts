import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { file, product as productTable, setting, tradeRecord } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, once } from '../../testing/config-calls.ts';
import { type ClientFixture, readAccount, staffId } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  type ProductFixture,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { dayMs } from '../trade-terms/trade-dates.ts';
import type { TradeRecord } from '../trade-terms/trade-terms.ts';

const server = useTestServer();
const english = { 'accept-language': 'en-US' };
let angel: ApiClient;
let second: ApiClient;
let hero: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
  second = await server().signIn('angel2');
  hero = await server().signIn('hero');
});

type Kind = Exclude<TradeRecord['kind'], 'subscribe'>;
type Terms = Parameters<typeof addProduct>[2];

/** Held for that many days, less a moment. */
async function held(
  kind: Kind,
  { days = 1, ...options }: NonNullable<Terms> & { days?: number } = {},
): Promise<{ trade: TradeRecord; product: ProductFixture; client: ClientFixture }> {
  const { db } = server();
  const client = await addRichClient(db, { agent: 'hero' });
  const product = await addProduct(db, kind, options);
  const trade = await addTrade(db, client, product);
  // The approver of an order does not sell it alone.
  if (product.poolQty !== null) await allot(db, trade);
  else expect((await tradeCalls(await server().signIn('god')).approve(trade)).status).toBe(200);
  const openedAt = new Date(Date.now() - days * dayMs + 60_000);
  await db.update(tradeRecord).set({ openedAt }).where(eq(tradeRecord.id, trade.id));
  return { trade, product, client };
}

async function money(client: ClientFixture) {
  const { balance, frozen, profit } = await readAccount(server().db, client.accounts['USD']);
  return { balance, frozen, profit };
}

const sell = (trade: TradeRecord, made: object, who = angel) =>
  tradeCalls(who).sell(trade, 2, made);
const sold = (trade: TradeRecord, made: object) => tradeCalls(angel, second).sell(trade, 2, made);
const sale = async (trade: TradeRecord) => (await tradeCalls(angel).detail(trade)).body.sale;

describe('a block that is locked up', () => {
  // @rule trade-records: A block is not sold before its lock-up ends
  // @in domains/trade-terms/trade-dates.ts
  it('is sold once the lock-up has ended, and is offered for sale only then', async () => {
    const until = new Date(Date.now() + dayMs).toISOString();
    const terms = { agreed_price: '8.20', ref_close: '8.20', lockup_until: until };
    const { trade, product } = await held('block', { terms });
    const refused = await sell(trade, { price: '8.20' });
    expect([refused.status, refused.body.code]).toEqual([409, 'LOCKED_UP']);
    // The program that shows it writes the moment in a zone.
    expect(refused.body.times).toEqual([until]);
    expect(refused.body.messages['zh-CN']).toContain(until);
    expect((await tradeCalls(angel).detail(trade)).body).toMatchObject({
      trade: { status: 'holding', steps: [] },
      sale: { locked_until: until },
    });
    await server()
      .db.update(productTable)
      .set({ terms: { ...product.terms, lockup_until: new Date().toISOString() } })
      .where(eq(productTable.id, product.id));
    expect((await tradeCalls(angel).detail(trade)).body).toMatchObject({
      trade: { steps: ['sell'] },
      sale: { locked_until: null },
    });
    expect((await sell(trade, { price: '8.20' })).status).toBe(200);
  });
});

describe('a hundred million', () => {
  const kinds: Kind[] = ['stock', 'block', 'ipo', 'daily', 'ai', 'quant'];
  const attempts = kinds.flatMap((kind) => [[kind, 'hero'] as const, [kind, 'angel'] as const]);

  // @rule trade-records: Profit never takes one step; above the limit a second person confirms
  it.each(attempts)('is not made of a %s in one step by %s', async (kind, name) => {
    const { trade, client } = await held(kind);
    const before = await money(client);
    const who = name === 'hero' ? hero : angel;
    for (const made of [
      { profit: '100000000.00' },
      { price: '100000.00' },
      { price: '100000.00', profit: '100000000.00' },
      { profit: '100000000.00', price: null },
    ]) {
      expect([made, (await sell(trade, made, who)).status]).toEqual([made, 400]);
    }
    expect(await money(client)).toEqual(before);
    const { body } = await tradeCalls(angel).detail(trade);
    expect(body.trade).toMatchObject({ status: 'holding', version: 2, profit: null });
  });

  it.each(['hero', 'angel'])(
    'is not made of a subscription by %s: it has no profit',
    async (name) => {
      const client = await addRichClient(server().db, { agent: 'hero' });
      const product = await addProduct(server().db, 'ai');
      const trade = await addTrade(server().db, client, product, { kind: 'subscribe' });
      await tradeCalls(angel).approve(trade);
      const before = await money(client);
      const calls = tradeCalls(name === 'hero' ? hero : angel);
      expect((await calls.sell(trade, 2, { profit: '100000000.00' })).status).toBe(409);
      expect((await calls.detail(trade)).body.sale).toBeNull();
      expect(await money(client)).toEqual(before);
    },
  );
});

describe('a sale of what has a price', () => {
  it.each([
    ['stock', { prev_close: '12.00' }, '12', '9.6', '14.4', '14.40000001'],
    ['block', { ref_close: '8.40' }, '8.4', '6.72', '10.08', '10.08000001'],
    ['ipo', {}, '10', '0', '20', '20.00000001'],
  ] as const)(
    'of kind %s is taken at the very edge of the distance, and no further',
    async (kind, terms, reference, lowest, highest, tooFar) => {
      const { trade } = await held(kind, { terms });
      expect(await sale(trade)).toEqual({
        reference,
        outdated: false,
        price_min: lowest,
        price_max: highest,
        near_min: expect.any(String),
        near_max: expect.any(String),
        settle_at: expect.any(String),
        locked_until: null,
      });
      expect(fieldsOf(await sell(trade, { price: tooFar }))).toEqual({ price: 'PRICE_TOO_FAR' });
      const { status, body } = await sell(trade, { price: highest });
      expect([status, body.status]).toEqual([200, 'holding']);
      const waiting = body.decision.second_person?.waiting;
      const change = { field: 'sold_price', before: null, after: highest };
      expect(waiting.changes).toContainEqual(change);
    },
  );

  it.each([
    ['stock', { prev_close: '12.00' }, '9.6', '9.59999999'],
    ['block', { ref_close: '8.40' }, '6.72', '6.71999999'],
  ] as const)('of kind %s is taken as far below', async (kind, terms, lowest, tooFar) => {
    const { trade } = await held(kind, { terms });
    expect(fieldsOf(await sell(trade, { price: tooFar }))).toEqual({ price: 'PRICE_TOO_FAR' });
    expect((await sell(trade, { price: lowest })).status).toBe(200);
  });

  it('computes the profit, and refuses one that is sent', async () => {
    const { trade } = await held('ipo');
    for (const made of [{ profit: '500.00' }, { price: '10.50', profit: '500.00' }]) {
      expect(fieldsOf(await sell(trade, made))).toEqual({ profit: 'FIELD_INVALID' });
    }
    expect(fieldsOf(await sell(trade, {}))).toEqual({ price: 'FIELD_REQUIRED' });
    expect((await sell(trade, { price: '10.50' })).body).toMatchObject({ profit: '500.00' });
  });

  it('says the reference, the lowest and the highest price, in both languages', async () => {
    const { trade } = await held('stock', { terms: { prev_close: '12.00' } });
    const messages = await Promise.all(
      [{}, english].map(async (language) => {
        const path = `/trx/admin/v1/stock/settle/${trade.id}`;
        const key = once();
        const wanted = { to: 'sold', version: 2, price: '99' };
        return (await angel.call('POST', path, wanted, { ...key, ...language })).body.errors[0]
          .message;
      }),
    );
    expect(messages).toEqual([
      '价格偏离参考价（12.00 USD）过多，须在 9.60 USD 至 14.40 USD 之间',
      'Too far from the reference price (12.00 USD). The price must be from 9.60 USD to 14.40 USD',
    ]);
  });
});

describe('a sale of what has no price', () => {
  it.each([
    // 1,000.00 at 36.5 per cent a year is 1.00 a day; a fifth more is 1.20.
    ['quant', { terms: { target_return: '36.5' }, days: 1 }, '1.20', '1.21', '-980.00', '-980.01'],
    ['quant', { terms: { target_return: '36.5' }, days: 3 }, '3.60', '3.61', '-980.00', '-980.01'],
    [
      'ai',
      { terms: { target_return: '36.5', term_days: 2 }, days: 9 },
      '2.40',
      '2.41',
      '-980.00',
      '-980.01',
    ],
    // Without a target, 5 per cent a day.
    ['daily', { terms: { term_days: 1 }, days: 1 }, '50.00', '50.01', '-999.00', '-999.01'],
    ['quant', { days: 2 }, '100.00', '100.01', '-980.00', '-980.01'],
  ] as const)(
    'of kind %s, %j, is taken up to its bounds, and no further',
    async (kind, options, highest, tooHigh, lowest, tooLow) => {
      const [{ trade }, { trade: other }] = [await held(kind, options), await held(kind, options)];
      expect(await sale(trade)).toEqual({ profit_min: lowest, profit_max: highest });
      for (const profit of [tooHigh, tooLow]) {
        const refused = await sell(trade, { profit });
        expect(fieldsOf(refused)).toEqual({ profit: 'PROFIT_OUT_OF_BOUNDS' });
      }
      expect((await sold(trade, { profit: highest })).body.profit).toBe(highest);
      expect((await sold(other, { profit: lowest })).body.profit).toBe(lowest);
    },
  );

  it('says the lowest and the highest result', async () => {
    const { trade } = await held('quant');
    const { body } = await sell(trade, { profit: '50.01' });
    expect(body.errors[0].message).toBe(
      '盈亏超出该产品目前允许的范围，须在 -980.00 USD 至 50.00 USD 之间',
    );
  });

  it('takes no price, as a piece has none', async () => {
    const { trade } = await held('ai');
    expect(fieldsOf(await sell(trade, { price: '1.00' }))).toEqual({ price: 'FIELD_INVALID' });
    expect(fieldsOf(await sell(trade, {}))).toEqual({ profit: 'FIELD_REQUIRED' });
  });

  it('goes by the bounds as they are configured now', async () => {
    const { trade } = await held('quant');
    const { db } = server();
    const value = { profit: { day_cap_pct: '1' } };
    await db.insert(setting).values({ key: 'trade', value });
    expect(fieldsOf(await sell(trade, { profit: '10.01' }))).toEqual({
      profit: 'PROFIT_OUT_OF_BOUNDS',
    });
    expect((await sell(trade, { profit: '10.00' })).status).toBe(200);
    await server().owner.delete(setting).where(eq(setting.key, 'trade'));
  });
});

describe('a sale with a result that follows from no price', () => {
  // @rule trade-records: A sale of a product without a price takes two people, whatever its result
  // @in domains/trade/trade-row.ts
  it.each(['quant', 'ai', 'daily'] as const)(
    'of kind %s takes two people at any amount',
    async (kind) => {
      for (const profit of ['0.01', '-0.01', '0.00']) {
        const { trade, client } = await held(kind);
        const before = await money(client);
        const { status, body } = await sell(trade, { profit });
        expect([status, body.status, body.profit]).toEqual([200, 'holding', null]);
        const { waiting } = body.decision.second_person;
        const path = `/approval/admin/v1/audit/${waiting.id}`;
        const confirm = { result: 'approved', version: waiting.version };
        expect((await angel.call('PUT', path, confirm, once())).body.code).toBe('SELF_APPROVAL');
        expect((await second.call('PUT', path, confirm, once())).status).toBe(200);
        const shown = (await tradeCalls(angel).detail(trade)).body.trade;
        expect([shown.status, shown.profit]).toEqual(['sold', profit]);
        expect(await money(client)).toEqual(before);
      }
    },
  );
});

describe('a sale above the limit of one person', () => {
  const large = { terms: { max_amount: '1000000' } };

  async function heldBy(amount: string) {
    const { db } = server();
    const of = await addRichClient(db, { money: '2000000.00', agent: 'hero' });
    const product = await addProduct(db, 'quant', large);
    const order = async () => {
      const trade = await addTrade(db, of, product, { amount });
      expect((await tradeCalls(angel).approve(trade)).status).toBe(200);
      return trade;
    };
    const balance = async () => (await readAccount(db, of.accounts['USD'])).balance;
    return { order, balance };
  }

  const confirm = (who: ApiClient, { id, version }: { id: string; version: number }) =>
    who.call('PUT', `/approval/admin/v1/audit/${id}`, { result: 'approved', version }, once());

  it('waits for a second person, who confirms the figures of the first', async () => {
    const { order, balance } = await heldBy('400000.00');
    const trade = await order();
    const before = await balance();
    const evidence = await uploadEvidence('hero');
    const answer = await sell(trade, { profit: '20000.00', evidence }, hero);
    expect([answer.status, answer.body.status, answer.body.profit]).toEqual([200, 'holding', null]);
    expect(answer.body.steps).toEqual([]);
    const { waiting } = answer.body.decision.second_person;
    expect(waiting).toMatchObject({ mine: true, limit: 'profit' });
    expect(waiting.changes).toContainEqual({
      field: 'profit',
      before: null,
      after: '20,000.00 USD',
    });
    expect((await sell(trade, { profit: '19999.00' })).body.code).toBe('PROPOSAL_OPEN');
    expect((await confirm(hero, waiting)).body.code).toBe('SELF_APPROVAL');
    expect((await tradeCalls(hero).clear(trade, 2)).status).toBe(409);
    expect(await balance()).toBe(before);
    const proposed = await tradeCalls(angel).detail(trade);
    expect(proposed.body.proposed_sale).toMatchObject({
      quantity: null,
      price: null,
      profit: '20000.00',
      evidence: { file_id: evidence },
    });
    const shown = await angel.get(`/trx/admin/v1/quant/evidence/${trade.id}`);
    expect(shown.status).toBe(200);
    expect((await confirm(angel, waiting)).status).toBe(200);
    const { body } = await tradeCalls(angel).detail(trade);
    expect(body.trade).toMatchObject({ status: 'sold', profit: '20000.00', version: 3 });
    expect(body.history.at(-1).evidence).toMatchObject({ file_id: evidence });
    expect(body.proposed_sale).toBeNull();
  });

  it('is a loss as well as a gain', async () => {
    const trade = await (await heldBy('400000.00')).order();
    const { body } = await sell(trade, { profit: '-10000.01' }, hero);
    expect([body.status, body.decision.second_person.bound]).toEqual(['holding', 'record']);
  });

  it('is what several come to together', async () => {
    const client = await addRichClient(server().db, { money: '2000000.00', agent: 'hero' });
    const order = async () => {
      const options = { poolQty: 1_000_000, terms: { prev_close: '12.50', max_lots: 10_000 } };
      const of = await addProduct(server().db, 'stock', options);
      const trade = await addTrade(server().db, client, of, { quantity: '20000' });
      await allot(server().db, trade);
      return trade;
    };
    const [first, later] = [await order(), await order()];
    const superman = await server().signIn('superman');
    // 0.30 more for each of 20,000.
    expect((await sell(first, { price: '12.80' }, superman)).body.status).toBe('sold');
    const { body } = await sell(later, { price: '12.80' }, superman);
    expect([body.status, body.decision.second_person.waiting.mine]).toEqual(['holding', true]);
  });
});

describe('the reason for a profit', () => {
  const made = { profit: '1.00', remark: null };

  it('is a file or ten characters, and a sale without either is refused', async () => {
    const { trade } = await held('quant');
    for (const remark of [null, '', '         ', '123456789', ' 12345678 ']) {
      const refused = await sell(trade, { ...made, remark });
      expect(fieldsOf(refused)).toEqual({ evidence: 'EVIDENCE_REQUIRED' });
    }
    const { status } = await sold(trade, { ...made, remark: '十一月份策略结算单三' });
    expect(status).toBe(200);
    const { body } = await tradeCalls(angel).detail(trade);
    expect(body.history.at(-1)).toMatchObject({ note: '十一月份策略结算单三', evidence: null });
  });

  it('is the file that the user uploaded for it, which is shown with the sale', async () => {
    const { trade } = await held('daily', { terms: { term_days: 1 } });
    const evidence = await upload();
    expect((await sold(trade, { ...made, evidence })).status).toBe(200);
    const { body } = await tradeCalls(hero).detail(trade);
    expect(body.history.at(-1).evidence).toMatchObject({
      file_id: evidence,
      content_type: 'image/png',
    });
    const shown = await hero.get(`/trx/admin/v1/daily/evidence/${trade.id}`);
    expect([shown.status, shown.raw.toString()]).toEqual([200, 'proof']);
  });

  it('is used for one sale, by the user who uploaded it for that purpose', async () => {
    const [{ trade }, { trade: other }] = [await held('quant'), await held('quant')];
    const own = await upload();
    for (const evidence of [
      await uploadEvidence('hero'),
      await upload({ purpose: 'amendment_evidence' }),
      await upload({ stored: false, sha256: null }),
      randomUUID(),
    ]) {
      const { status, body } = await sell(trade, { ...made, evidence });
      expect([status, body.code]).toEqual([422, 'FILE_NOT_READY']);
    }
    expect((await sold(trade, { ...made, evidence: own })).status).toBe(200);
    expect((await sell(other, { ...made, evidence: own })).body.code).toBe('FILE_NOT_READY');
  });

  it('is not found for a record outside the scope, or for one without it', async () => {
    const { trade } = await held('quant');
    await sold(trade, { ...made, evidence: await upload() });
    const { trade: bare } = await held('quant');
    const read = (who: ApiClient, kind: string, id: string) =>
      who.get(`/trx/admin/v1/${kind}/evidence/${id}`);
    const answers = [
      await read(await server().signIn('hero5'), 'quant', trade.id),
      await read(angel, 'ai', trade.id),
      await read(angel, 'quant', bare.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

const uploadEvidence = async (name: 'hero' | 'angel') =>
  upload({ uploadedById: await staffId(server().db, name) });

async function upload(fields: Partial<typeof file.$inferInsert> = {}): Promise<string> {
  const { db, services } = server();
  const id = randomUUID();
  const received = await services.files.receive(Readable.from([Buffer.from('proof')]), 100);
  if (received === null) throw new Error('The file is too large.');
  await received.publish(id);
  await db.insert(file).values({
    id,
    purpose: 'trade_evidence',
    uploadedById: await staffId(db, 'angel'),
    contentType: 'image/png',
    size: 5,
    sha256: received.sha256,
    stored: true,
    expiresAt: new Date(),
    ...fields,
  });
  return id;
}
