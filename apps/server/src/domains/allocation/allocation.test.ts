import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, event, ledgerTransaction, setting } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { type ClientFixture, readAccount } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allocationCalls,
  allot,
  type ProductFixture,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';
import type { TradeRecord } from '../trade-terms/trade-terms.ts';

const server = useTestServer();
let angel: ApiClient;
let hero: ApiClient;
let allocate: ReturnType<typeof allocationCalls>;
let drafting: ReturnType<typeof allocationCalls>;
let trx: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  angel = await server().signIn('angel');
  hero = await server().signIn('hero');
  drafting = allocationCalls(angel);
  const { publish } = allocationCalls(await server().signIn('angel2'));
  allocate = { ...drafting, publish };
  trx = tradeCalls(angel);
});

interface Applied {
  of: ProductFixture;
  clients: ClientFixture[];
  trades: TradeRecord[];
}

/** A product at 10.00 with a pool of 1,000 in lots of 100, and orders for 500 each. */
async function applied(
  orders: number,
  { kind = 'ipo' as 'ipo' | 'block', terms = {}, agents = ['hero'] as ('hero' | 'hero5')[] } = {},
): Promise<Applied> {
  const of = await addProduct(server().db, kind, {
    poolQty: 1000,
    terms: { issue_price: '10.00', agreed_price: '10.00', ...terms },
  });
  const clients: ClientFixture[] = [];
  const trades: TradeRecord[] = [];
  for (let number = 0; number < orders; number++) {
    const client = await addRichClient(server().db, {
      money: '10000.00',
      agent: agents[number % agents.length] ?? 'hero',
    });
    clients.push(client);
    trades.push(await addTrade(server().db, client, of, { quantity: '500' }));
  }
  return { of, clients, trades };
}

const idOf = (trades: TradeRecord[], number: number) => trades[number]?.id ?? '';

async function money(client: ClientFixture | undefined): Promise<string[]> {
  const { balance, frozen } = await readAccount(server().db, client?.accounts['USD']);
  return [Number(balance).toFixed(2), Number(frozen).toFixed(2)];
}

describe('a draft', () => {
  it('has a line for every order that waits, before anybody has saved one', async () => {
    const { of, trades } = await applied(2);
    const { body } = await allocate.read(of);
    expect(body).toMatchObject({
      status: 'draft',
      version: 0,
      pool_qty: 1000,
      lot_size: 100,
      taken: 0,
      applied_total: 1000,
      allotted_total: 0,
      product: { id: of.id, code: of.code },
      lines: trades.map(({ id }) => ({
        ...{ trx_id: id, applied: 500, allotted: 0, drawn: null, kyc_status: 'unverified' },
      })),
    });
  });

  it('is saved and changed, and decides nothing', async () => {
    const { of, trades, clients } = await applied(3);
    const first = await allocate.save(of, 0, [[idOf(trades, 0), 500]]);
    expect(first.body).toMatchObject({ status: 'draft', version: 1, allotted_total: 500 });
    const second = await allocate.save(of, 1, [
      [idOf(trades, 0), 200],
      [idOf(trades, 1), 300],
    ]);
    expect(second.body).toMatchObject({ version: 2, allotted_total: 500 });
    expect(second.body.lines.map((line: { allotted: number }) => line.allotted)).toEqual([
      200, 300, 0,
    ]);
    expect(await money(clients[0])).toEqual(['10000.00', '5000.00']);
    expect((await trx.detail(trades[0] as TradeRecord)).body.trade.status).toBe('awaiting');
  });

  // @rule trade-records: An allocation is whole lots, within each application and the pool
  // @in ./save-allocation.ts
  it('names each wrong line by itself', async () => {
    const { of, trades } = await applied(3);
    const { status, body } = await allocate.save(of, 0, [
      [idOf(trades, 0), 600],
      [idOf(trades, 1), 150],
      [idOf(trades, 2), 100],
      [idOf(trades, 2), 100],
      [of.id, 100],
    ]);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(
      body.errors.map(({ field, code }: { field: string; code: string }) => [field, code]),
    ).toEqual([
      ['lines.0.allotted', 'ALLOTTED_ABOVE_APPLIED'],
      ['lines.1.allotted', 'NOT_WHOLE_LOTS'],
      ['lines.3.trx_id', 'FIELD_INVALID'],
      ['lines.4.trx_id', 'FIELD_INVALID'],
    ]);
    expect((await allocate.read(of)).body.version).toBe(0);
  });

  it('never gives out more than the pool has left, what was allotted before included', async () => {
    const { of, trades } = await applied(3);
    const lines = trades.map(({ id }): [string, number] => [id, 400]);
    const tooMuch = await allocate.save(of, 0, lines);
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'ALLOTTED_ABOVE_POOL']);
    await allot(server().db, trades[0] as TradeRecord);
    const rest = lines.slice(1);
    expect((await allocate.save(of, 0, rest)).body.code).toBe('ALLOTTED_ABOVE_POOL');
    const [second, third] = rest;
    const fits = [
      [second?.[0] ?? '', 400],
      [third?.[0] ?? '', 100],
    ] as [string, number][];
    const { body } = await allocate.save(of, 0, fits);
    expect(body).toMatchObject({ taken: 500, allotted_total: 500 });
  });

  it('is refused in another version with STALE_RECORD, the current draft and its author', async () => {
    const { of, trades } = await applied(1);
    await allocate.save(of, 0, [[idOf(trades, 0), 100]]);
    const { status, body } = await allocate.save(of, 0, []);
    expect([status, body.code]).toEqual([409, 'STALE_RECORD']);
    expect(body).toMatchObject({ changed_by: '陈雅静', current: { version: 1 } });
  });

  it('is of a product of that kind, or NOT_FOUND', async () => {
    const { of } = await applied(0);
    expect((await angel.get(`/trx/admin/v1/block/${of.id}/allocation`)).status).toBe(404);
    expect((await allocate.save({ ...of, kind: 'block' }, 0, [])).status).toBe(404);
    expect((await allocate.publish(of, 1)).status).toBe(409);
  });
});

describe('a scheme', () => {
  const scheme = (name: string, fields: object = {}) => ({
    ...{ name, include_robots: false, lots_each: null },
    ...fields,
  });
  const path = (of: ProductFixture) => `/trx/admin/v1/${of.kind}/${of.id}/allocation`;
  const propose = (of: ProductFixture, given: object, who = angel) =>
    who.call('POST', `${path(of)}/proposal`, given);
  const saveScheme = (of: ProductFixture, version: number, body: object) =>
    angel.call('PUT', path(of), { version, ...body }, once());

  // @rule trade-records: A product's seed is drawn once and audited
  // @in ./save-allocation.ts
  it('is proposed by the server, with a seed that is drawn once and written to the audit log', async () => {
    const { of } = await applied(5);
    const first = await propose(of, scheme('draw_numbers'));
    expect(first.status).toBe(200);
    const total = first.body.lines.reduce(
      (sum: number, line: { allotted: number }) => sum + line.allotted,
      0,
    );
    expect([total, first.body.draw.numbers]).toEqual([1000, 25]);
    expect((await propose(of, scheme('draw_numbers'))).body).toEqual(first.body);
    const other = await propose(of, scheme('draw_applicants', { lots_each: 2 }));
    expect(other.body.seed).toBe(first.body.seed);
    expect((await allocate.read(of)).body).toMatchObject({
      ...{ version: 0, status: 'draft', scheme: null, seed: first.body.seed, drafted_by: null },
      decision: { approve: false, blocked_code: null },
    });
    const seeded = await server()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, of.id), eq(auditLog.action, 'allocation.seeded')));
    expect(seeded).toHaveLength(1);
    expect((await allocate.publish(of, 1)).status).toBe(409);
  });

  it('is saved with what it gives, as it was seen, and published so', async () => {
    const { of, trades } = await applied(3);
    const { body: proposal } = await propose(of, scheme('one_lot_first'));
    const draft = { scheme: proposal.scheme, digest: proposal.digest };
    const saved = await saveScheme(of, 0, draft);
    expect(saved.body).toMatchObject({
      ...{ version: 1, allotted_total: 1000, scheme: { name: 'one_lot_first' } },
      decision: {
        ...{ approve: false, blocked_code: 'SELF_APPROVAL' },
        second_person: { you: 'own', waiting: { mine: true } },
      },
    });
    const published = await allocate.publish(of, 1);
    expect(published.body).toMatchObject({
      status: 'published',
      scheme: { name: 'one_lot_first' },
    });
    expect(trades).toHaveLength(3);
  });

  // @rule trade-records: A draft by scheme is what was seen, and what the scheme gives
  // @in ./save-allocation.ts
  it('is refused if the orders have changed since, and fixed lines beside it are too', async () => {
    const { of, clients } = await applied(3);
    const { body: proposal } = await propose(of, scheme('pro_rata'));
    const draft = { scheme: proposal.scheme, digest: proposal.digest };
    const both = await saveScheme(of, 0, { ...draft, lines: [] });
    expect(both.body.errors[0].field).toBe('lines');
    expect((await saveScheme(of, 0, {})).body.errors[0].field).toBe('lines');
    await addTrade(server().db, clients[0] as ClientFixture, of, { quantity: '300' });
    expect((await saveScheme(of, 0, draft)).body.code).toBe('ALLOCATION_OUTDATED');
  });

  // @rule trade-records: Lines that do not follow from their scheme are not published
  // @in ./publish-allocation.ts
  it('is not published if its lines do not follow from it', async () => {
    const { of } = await applied(3);
    const { body: proposal } = await propose(of, scheme('pro_rata'));
    await saveScheme(of, 0, { scheme: proposal.scheme, digest: proposal.digest });
    await server().db.execute(
      `update allocation_line set allotted_qty = 0 where allocation_id =
        (select id from allocation where product_id = '${of.id}')`,
    );
    expect((await allocate.publish(of, 1)).body.code).toBe('ALLOCATION_OUTDATED');
  });

  it('keeps its winning digits once it is published', async () => {
    const { of } = await applied(5);
    const { body: proposal } = await propose(of, scheme('draw_numbers'));
    await saveScheme(of, 0, { scheme: proposal.scheme, digest: proposal.digest });
    const { body } = await allocate.publish(of, 1);
    expect(body.draw).toEqual(proposal.draw);
    expect(body.draw.tails.length).toBeGreaterThan(0);
  });

  // @rule trade-records: Robots get nothing by a scheme unless they take part
  // @in ./compute-proposal.ts
  it('gives robots nothing unless they take part', async () => {
    const { of } = await applied(1);
    const robot = await addRichClient(server().db, { money: '10000.00', fake: true });
    const order = await addTrade(server().db, robot, of, { quantity: '500' });
    const named = async (fields: object) =>
      (await propose(of, scheme('pro_rata', fields))).body.lines.map(
        (line: { trx_id: string }) => line.trx_id,
      );
    expect(await named({})).not.toContain(order.id);
    expect(await named({ include_robots: true })).toContain(order.id);
  });

  it('is for those alone who work with all clients', async () => {
    const { of } = await applied(1);
    expect((await propose(of, scheme('pro_rata'), hero)).status).toBe(403);
  });

  describe('whose result is changed by hand', () => {
    const note = '登记机构更正第一笔';

    async function drawn() {
      const book = await applied(3);
      const { body: proposal } = await propose(book.of, scheme('draw_numbers'));
      await saveScheme(book.of, 0, { scheme: proposal.scheme, digest: proposal.digest });
      const gave = new Map<string, number>(
        proposal.lines.map((line: { trx_id: string; allotted: number }) => [
          line.trx_id,
          line.allotted,
        ]),
      );
      const lines = book.trades.map(({ id }): [string, number] => [id, 100]);
      return { ...book, proposal, lines, gave: book.trades.map(({ id }) => gave.get(id) ?? 0) };
    }

    // @rule trade-records: Changing a computed allotment by hand needs a note and keeps the result
    // @in ./save-allocation.ts
    it('needs a note, and keeps the scheme with what it gave each order', async () => {
      const { of, lines, gave, proposal } = await drawn();
      const silent = await drafting.save(of, 1, lines);
      expect([silent.status, silent.body.errors]).toMatchObject([
        400,
        [{ field: 'note', code: 'FIELD_REQUIRED' }],
      ]);
      expect((await drafting.save(of, 1, lines, { note: '  ' })).status).toBe(400);
      const { body } = await drafting.save(of, 1, lines, { note });
      expect(body).toMatchObject({
        ...{ scheme: null, changed_scheme: proposal.scheme, note, seed: proposal.seed },
        draw: proposal.draw,
      });
      expect(body.lines.map((line: { drawn: number }) => line.drawn)).toEqual(gave);
      const [entry] = await server()
        .db.select()
        .from(auditLog)
        .where(and(eq(auditLog.subjectId, of.id), eq(auditLog.action, 'allocation.saved')))
        .orderBy(desc(auditLog.seq))
        .limit(1);
      const changed = gave.filter((lots) => lots !== 100).length;
      expect(entry?.after).toMatchObject({
        ...{ note, changed_scheme: 'draw_numbers', changed_orders: changed, scheme: null },
      });
      const angel2 = await server().signIn('angel2');
      const { body: queue } = await angel2.get(
        `/approval/admin/v1/list?status=pending&subject_id=${of.id}`,
      );
      expect(queue.list[0].changes).toEqual(
        expect.arrayContaining([
          { field: 'changed_orders', before: '0', after: `${changed}` },
          { field: 'note', before: null, after: note },
        ]),
      );
    });

    it('needs a note also if the result was only looked at, and names its scheme', async () => {
      const { of, trades } = await applied(3);
      const lines = trades.map(({ id }): [string, number] => [id, 100]);
      const named = { changed_scheme: scheme('pro_rata'), note };
      const early = await drafting.save(of, 0, lines, named);
      expect(early.body.errors[0].field).toBe('changed_scheme');
      await propose(of, scheme('pro_rata'));
      expect((await drafting.save(of, 0, lines)).body.errors[0].field).toBe('note');
      const { body } = await drafting.save(of, 0, lines, { note });
      expect(body).toMatchObject({ changed_scheme: null, note, lines: [{ drawn: null }, {}, {}] });
      const { body: later } = await drafting.save(of, 1, lines, named);
      expect(later.lines.map((line: { drawn: number }) => line.drawn)).toEqual([400, 300, 300]);
    });

    it('is published with its record, and not if the scheme gives something else by then', async () => {
      const { of, lines, gave, proposal, trades } = await drawn();
      await drafting.save(of, 1, lines, { note });
      await server().db.execute(
        `update allocation_line set drawn_qty = drawn_qty + 100 where trade_id = '${idOf(trades, 0)}'`,
      );
      expect((await allocate.publish(of, 2)).body.code).toBe('ALLOCATION_OUTDATED');
      await drafting.save(of, 2, lines, { note });
      const { body } = await allocate.publish(of, 3);
      expect(body).toMatchObject({
        ...{ status: 'published', note, changed_scheme: proposal.scheme, draw: proposal.draw },
        lines: gave.map((quantity) => ({ allotted: 100, drawn: quantity })),
      });
    });

    it('is dropped with its note when a scheme is saved anew', async () => {
      const { of, lines, proposal } = await drawn();
      await drafting.save(of, 1, lines, { note });
      const draft = { scheme: proposal.scheme, digest: proposal.digest };
      for (const field of [{ note }, { changed_scheme: proposal.scheme }]) {
        const refused = await saveScheme(of, 2, { ...draft, ...field });
        expect(refused.body.errors[0].field).toBe(Object.keys(field)[0]);
      }
      const { body } = await saveScheme(of, 2, draft);
      expect(body).toMatchObject({
        changed_scheme: null,
        note: null,
        lines: [{ drawn: null }, {}, {}],
      });
    });
  });
});

describe('the result of one order', () => {
  it('has what was charged and given back, with the lot numbers of a draw', async () => {
    const { of, trades } = await applied(3);
    const path = `/trx/admin/v1/${of.kind}/${of.id}/allocation`;
    const scheme = { name: 'draw_numbers', include_robots: false, lots_each: null };
    const { body: proposal } = await angel.call('POST', `${path}/proposal`, scheme);
    const draft = { version: 0, scheme, digest: proposal.digest };
    await angel.call('PUT', path, draft, once());
    const second = idOf(trades, 1);
    expect((await drafting.result(of, second)).status).toBe(404);
    const { body: published } = await allocate.publish(of, 1);
    const { allotted } = published.lines[1];
    const { status, body } = await allocationCalls(hero).result(of, second);
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ applied: 500, allotted, price: '10', funding_model: 'prefund', scheme },
        ...{ charged: `${allotted * 10}.00`, payable: '0.00', pay_deadline: null },
        ...{ refunded: `${5000 - allotted * 10}.00`, published_at: published.published_at },
        ...{ seed: proposal.seed, draw: proposal.draw, numbers: { from: 6, to: 10 } },
        corrected_at: null,
      },
    ]);
    expect((await allocationCalls(await server().signIn('hero5')).result(of, second)).status).toBe(
      404,
    );
    expect((await drafting.result(of, of.id)).status).toBe(404);
  });

  it('has what is to be paid and until when, and nothing of a draw if it was typed', async () => {
    const deadline = '2099-01-01T00:00:00.000Z';
    const terms = { funding_model: 'pay_on_win', pay_deadline: deadline };
    const { of, trades } = await applied(2, { terms });
    await allocate.save(of, 0, [[idOf(trades, 0), 300]]);
    await allocate.publish(of, 1);
    expect((await drafting.result(of, idOf(trades, 0))).body).toMatchObject({
      ...{ charged: '0.00', payable: '3000.00', refunded: '0.00', pay_deadline: deadline },
      ...{ scheme: null, seed: null, draw: null, numbers: null },
    });
    expect((await drafting.result(of, idOf(trades, 1))).body).toMatchObject({
      ...{ allotted: 0, payable: '0.00', pay_deadline: null },
    });
  });
});

describe('the letters of an allocation', () => {
  const lettersOf = (who: ApiClient, of: ProductFixture, ids: string[]) =>
    who.call('POST', `/trx/admin/v1/${of.kind}/${of.id}/allocation/letters`, { trx_ids: ids });

  // @rule trade-records: Letters are issued for clients in the user's scope, and audited
  // @in ./read-allotment-result.ts
  it('are issued together once it is published, as each by itself, with an entry of who issued them', async () => {
    const { of, trades } = await applied(3, { agents: ['hero', 'hero5'] });
    const path = `/trx/admin/v1/${of.kind}/${of.id}/allocation`;
    const scheme = { name: 'draw_numbers', include_robots: false, lots_each: null };
    const { body: proposal } = await angel.call('POST', `${path}/proposal`, scheme);
    await angel.call('PUT', path, { version: 0, scheme, digest: proposal.digest }, once());
    const ids = trades.map(({ id }) => id);
    expect((await lettersOf(angel, of, ids)).status).toBe(404);
    await allocate.publish(of, 1);
    const { status, body } = await lettersOf(angel, of, ids.toReversed());
    const single = await Promise.all(ids.map(async (id) => (await drafting.result(of, id)).body));
    expect([status, body.list]).toEqual([200, single]);
    expect(body.list.map(({ numbers }: Schemas.AllotmentResult) => numbers)).toEqual([
      { from: 1, to: 5 },
      { from: 6, to: 10 },
      { from: 11, to: 15 },
    ]);
    const [own = '', others = ''] = ids;
    expect((await lettersOf(hero, of, [own])).body.list).toHaveLength(1);
    expect((await lettersOf(hero, of, [own, others])).status).toBe(404);
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, of.id), eq(auditLog.action, 'allocation.letters_issued')))
      .orderBy(auditLog.seq);
    expect(entries.map(({ after }) => after)).toEqual([{ orders: 3 }, { orders: 1 }]);
  });
});

describe('the products', () => {
  it('are listed with how far their allocation is, and block deals only for those who have them', async () => {
    const { of, trades } = await applied(2);
    const block = await applied(1, { kind: 'block' });
    const list = async (query: string, who = angel) =>
      (await who.get(`/allocation/admin/v1/list?size=200&${query}`)).body.list as {
        id: string;
        [field: string]: unknown;
      }[];
    const found = async () => (await list('')).find(({ id }) => id === of.id);
    expect(await found()).toMatchObject({
      ...{ status: 'none', waiting: 2, applied: 1000, drafted: 0, taken: 0, pool_qty: 1000 },
    });
    await allocate.save(of, 0, [[idOf(trades, 0), 300]]);
    expect(await found()).toMatchObject({ status: 'draft', drafted: 300, version: 1 });
    await allocate.publish(of, 1);
    expect(await found()).toMatchObject({ status: 'published', taken: 300, waiting: 0 });
    const ids = async (query: string, who = angel) => (await list(query, who)).map(({ id }) => id);
    expect(await ids('status=published')).toContain(of.id);
    expect(await ids('status=none')).not.toContain(of.id);
    expect(await ids('kind=block')).toContain(block.of.id);
    expect(await ids('', hero)).not.toContain(block.of.id);
    expect(await ids(`q=${of.code}`)).toEqual([of.id]);
  });

  it('come with the most waiting orders first, and those without are not counted as to be started', async () => {
    const [few, many, none] = [await applied(1), await applied(3), await applied(0)];
    const list = async (query: string, who = angel) =>
      (
        (await who.get(`/allocation/admin/v1/list?size=200&${query}`)).body.list as { id: string }[]
      ).map(({ id }) => id);
    const first = await list('');
    expect(first.indexOf(many.of.id)).toBeLessThan(first.indexOf(few.of.id));
    expect(first.indexOf(few.of.id)).toBeLessThan(first.indexOf(none.of.id));
    const last = await list('sort=waiting');
    expect(last.indexOf(none.of.id)).toBeLessThan(last.indexOf(few.of.id));
    const open = await list('status=none');
    expect(open).toContain(few.of.id);
    expect(open).not.toContain(none.of.id);
    expect(await list('status=none', await server().signIn('hero5'))).not.toContain(few.of.id);
  });
});

describe('publishing', () => {
  // @rule trade-records: Publishing decides every waiting order, at once and only once
  // @in ./publish-allocation.ts
  it('decides every order at once: takes what is allotted, gives the rest back', async () => {
    const { of, trades, clients } = await applied(3);
    await allocate.save(of, 0, [
      [idOf(trades, 0), 500],
      [idOf(trades, 1), 200],
    ]);
    const { status, body } = await allocate.publish(of, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'published',
      version: 2,
      allotted_total: 700,
      taken: 0,
      drafted_by: { name: '陈雅静' },
      published_by: { name: 'Victoria Lam' },
      lines: [
        { status: 'holding', allotted: 500 },
        { status: 'holding', allotted: 200 },
        { status: 'released', allotted: 0 },
      ],
    });
    expect(await Promise.all(clients.map(money))).toEqual([
      ['5000.00', '0.00'],
      ['8000.00', '0.00'],
      ['10000.00', '0.00'],
    ]);
    const none = await trx.detail(trades[2] as TradeRecord);
    expect(none.body.trade).toMatchObject({ reason_code: 'not_filled', allotted_qty: '0' });
    expect(none.body.history.at(-1)).toMatchObject({ action: 'unfilled', amount: '5000.00' });
  });

  it('is not for who saved the draft last, but for another one who may', async () => {
    const { of, trades, clients } = await applied(1);
    const publish = { angel: drafting.publish, angel2: allocate.publish };
    await drafting.save(of, 0, [[idOf(trades, 0), 500]]);
    const own = await publish.angel(of, 1);
    expect([own.status, own.body.code]).toEqual([403, 'SELF_APPROVAL']);
    expect(own.body.message).toContain('须由另一位同事审核');
    await allocationCalls(await server().signIn('angel2')).save(of, 1, [[idOf(trades, 0), 400]]);
    expect((await publish.angel2(of, 2)).body.code).toBe('SELF_APPROVAL');
    expect(await money(clients[0])).toEqual(['10000.00', '5000.00']);
    expect((await publish.angel(of, 2)).body.status).toBe('published');
    expect(await money(clients[0])).toEqual(['6000.00', '0.00']);
  });

  // @rule trade-records: Nothing of an IPO is allotted before applications close
  // @in domains/trade/trade-view.ts
  it('waits until applications have closed', async () => {
    const closing = new Date(Date.now() + 60_000).toISOString();
    const { of, trades } = await applied(2, { terms: { apply_end: closing } });
    await allocate.save(of, 0, [[idOf(trades, 0), 500]]);
    const early = await allocate.publish(of, 1);
    expect([early.status, early.body.code]).toEqual([409, 'APPLICATIONS_OPEN']);
    const reader = allocationCalls(await server().signIn('angel2'));
    expect((await reader.read(of)).body.decision).toMatchObject({
      approve: false,
      blocked_code: 'APPLICATIONS_OPEN',
      blocked_times: [closing],
    });
    await server().db.execute(
      `update product set terms = terms || '{"apply_end":"2026-01-01T00:00:00Z"}' where id = '${of.id}'`,
    );
    expect((await allocate.publish(of, 1)).status).toBe(200);
  });

  it('names those alone as possible approvers who work with all clients and have entered no order', async () => {
    const { of, trades, clients } = await applied(1);
    const entered = await addTrade(server().db, clients[0] as ClientFixture, of, {
      ...{ quantity: '100', maker: 'mfa' as const },
    });
    await drafting.save(of, 0, [
      [idOf(trades, 0), 500],
      [entered.id, 100],
    ]);
    const seenBy = async (who: string) =>
      (await allocationCalls(await server().signIn(who)).read(of)).body.decision.second_person;
    expect(await seenBy('angel2')).toMatchObject({
      ...{ you: 'second', maker: { name: '陈雅静' } },
      ...{ may: [{ name: 'Eleanor Moore' }, { name: '高建明' }], may_total: 2 },
    });
    expect(await seenBy('angel')).toMatchObject({ you: 'own', may_total: 3 });
  });

  it('gives nothing to an order that the user made: someone else publishes', async () => {
    const { of } = await applied(0);
    const rich = await addRichClient(server().db, { money: '10000.00' });
    const own = await addTrade(server().db, rich, of, { quantity: '500', maker: 'angel2' });
    await drafting.save(of, 0, [[own.id, 500]]);
    expect((await allocate.publish(of, 1)).body.code).toBe('SELF_APPROVAL');
    const god = allocationCalls(await server().signIn('god'));
    expect((await god.publish(of, 1)).status).toBe(200);
  });

  it('asks those to pay whose orders are paid on winning', async () => {
    const terms = { funding_model: 'pay_on_win', pay_deadline: '2099-01-01T00:00:00Z' };
    const { of, trades, clients } = await applied(2, { terms });
    await allocate.save(of, 0, [[idOf(trades, 0), 300]]);
    const { body } = await allocate.publish(of, 1);
    expect(body.lines.map((line: { status: string }) => line.status)).toEqual([
      'payment',
      'released',
    ]);
    expect(await money(clients[0])).toEqual(['10000.00', '0.00']);
    expect((await trx.pay(trades[0] as TradeRecord, 2, '3000.00')).body.status).toBe('holding');
  });

  // @rule trade-records: Publishing for clients without an approved identity is acknowledged
  // @in ./publish-allocation.ts ./signing.ts
  it('is refused until clients without an approved identity are acknowledged, by either page', async () => {
    const { of, trades, clients } = await applied(2);
    await allocate.save(of, 0, [[idOf(trades, 0), 500]]);
    const angel2 = await server().signIn('angel2');
    const path = `/trx/admin/v1/${of.kind}/${of.id}/allocation/publish`;
    const publish = (more: object) => angel2.call('POST', path, { version: 1, ...more }, once());
    const seen = { risk: 'look', risk_reasons: [{ code: 'client_unverified', level: 'look' }] };
    expect((await allocate.read(of)).body).toMatchObject(seen);
    expect((await publish({})).body.code).toBe('RISK_NOT_ACKNOWLEDGED');
    const query = `status=pending&subject_id=${of.id}`;
    const [waiting] = (await angel2.get(`/approval/admin/v1/list?${query}`)).body.list;
    const fromDesk = await angel2.call(
      'PUT',
      `/approval/admin/v1/audit/${waiting.id}`,
      { result: 'approved', version: waiting.version },
      once(),
    );
    expect(fromDesk.body.code).toBe('RISK_NOT_ACKNOWLEDGED');
    expect(await money(clients[0])).toEqual(['10000.00', '5000.00']);

    const { db } = server();
    const acknowledged = { acknowledged_reasons: ['client_unverified'] };
    const value = { risk: { order: { client_unverified: 'stop' } } };
    await db.insert(setting).values({ key: 'trade', value });
    expect((await publish(acknowledged)).body.code).toBe('RISK_NEEDS_OVERRIDE');
    await server().owner.delete(setting).where(eq(setting.key, 'trade'));
    // A client who gets nothing is no risk.
    await db.execute(
      `update client set kyc_status = 'approved' where id = '${trades[0]?.clientId}'`,
    );
    expect((await allocate.read(of)).body).toMatchObject({ risk: 'none', risk_reasons: [] });
    await db.execute(
      `update client set kyc_status = 'unverified' where id = '${trades[0]?.clientId}'`,
    );
    expect((await publish(acknowledged)).body).toMatchObject({ status: 'published', risk: 'none' });
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, of.id), eq(auditLog.action, 'allocation.published')));
    expect(entry?.after).toMatchObject(acknowledged);
  });

  it('works the same for a block', async () => {
    const { of, trades } = await applied(2, { kind: 'block' });
    await allocate.save(of, 0, [[idOf(trades, 1), 100]]);
    expect((await allocate.publish(of, 1)).body.status).toBe('published');
  });

  // @rule trade-records: A draft must name exactly the waiting orders
  // @in ./publish-allocation.ts
  it('is refused if an order has arrived since the draft, so that no order is left out unnoticed', async () => {
    const { of, trades, clients } = await applied(1);
    await allocate.save(of, 0, [[idOf(trades, 0), 500]]);
    const late = await addTrade(server().db, clients[0] as ClientFixture, of, { quantity: '100' });
    const { status, body } = await allocate.publish(of, 1);
    expect([status, body.code]).toEqual([409, 'ALLOCATION_OUTDATED']);
    await allocate.save(of, 1, [
      [idOf(trades, 0), 500],
      [late.id, 100],
    ]);
    expect((await allocate.publish(of, 2)).status).toBe(200);
  });

  it('is refused if an order was decided separately since the draft', async () => {
    const { of, trades } = await applied(2);
    await allocate.save(of, 0, [[idOf(trades, 0), 500]]);
    await trx.reject(trades[1] as TradeRecord);
    expect((await allocate.publish(of, 1)).body.code).toBe('ALLOCATION_OUTDATED');
  });

  it('is refused if the pool was made smaller since the draft', async () => {
    const { of, trades, clients } = await applied(1);
    await allocate.save(of, 0, [[idOf(trades, 0), 500]]);
    await server().db.execute(`update product set pool_qty = 400 where id = '${of.id}'`);
    expect((await allocate.publish(of, 1)).body.code).toBe('ALLOTTED_ABOVE_POOL');
    expect(await money(clients[0])).toEqual(['10000.00', '5000.00']);
  });

  it('is refused if the offering was withdrawn, or the payment deadline has passed', async () => {
    const { db } = server();
    const called = await applied(1);
    await allocate.save(called.of, 0, [[idOf(called.trades, 0), 500]]);
    await db.execute(`update product set status = 'withdrawn' where id = '${called.of.id}'`);
    expect((await allocate.publish(called.of, 1)).body.code).toBe('PRODUCT_CLOSED');
    const terms = { funding_model: 'pay_on_win', pay_deadline: '2099-01-01T00:00:00Z' };
    const late = await applied(1, { terms });
    await allocate.save(late.of, 0, [[idOf(late.trades, 0), 500]]);
    await db.execute(
      `update product set terms = terms || '{"pay_deadline":"2020-01-01T00:00:00Z"}' where id = '${late.of.id}'`,
    );
    expect((await allocate.publish(late.of, 1)).body.code).toBe('PAY_DEADLINE_PASSED');
  });

  it('happens once: afterwards it is ALREADY_DECIDED, saving too', async () => {
    const { of, trades } = await applied(1);
    await allocate.save(of, 0, [[idOf(trades, 0), 500]]);
    await allocate.publish(of, 1);
    for (const { status, body } of [
      await allocate.publish(of, 2),
      await allocate.save(of, 2, []),
    ]) {
      expect([status, body.code]).toEqual([409, 'ALREADY_DECIDED']);
      expect(body).toMatchObject({
        changed_by: 'Victoria Lam',
        current: { status: 'published' },
      });
    }
  });

  it('happens once, however many ask at once', async () => {
    const { of, trades, clients } = await applied(4);
    await allocate.save(of, 0, [
      [idOf(trades, 0), 300],
      [idOf(trades, 1), 300],
    ]);
    const god = allocationCalls(await server().signIn('god'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => (number % 2 === 0 ? allocate : god).publish(of, 1)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code ?? 'OK'))).toEqual(
      new Set(['OK', 'ALREADY_DECIDED']),
    );
    expect(await Promise.all(clients.map(money))).toEqual([
      ['7000.00', '0.00'],
      ['7000.00', '0.00'],
      ['10000.00', '0.00'],
      ['10000.00', '0.00'],
    ]);
    for (const { id } of trades) {
      const posted = await server()
        .db.select()
        .from(ledgerTransaction)
        .where(eq(ledgerTransaction.referenceId, id));
      expect(posted).toHaveLength(2);
    }
  });

  // @rule trade-records: After its allocation a product takes no order
  // @in domains/trade/quote-trade.ts
  it('takes no order afterwards, which would wait forever', async () => {
    const { of, trades, clients } = await applied(2);
    await allocate.save(of, 0, [[idOf(trades, 0), 500]]);
    await allocate.publish(of, 1);
    const late = addTrade(server().db, clients[0] as ClientFixture, of, { quantity: '100' });
    await expect(late).rejects.toMatchObject({ code: 'PRODUCT_CLOSED' });
  });

  it('is recorded in the audit log for the product and for each order, and sends events', async () => {
    const { of, trades } = await applied(2);
    await allocate.save(of, 0, [[idOf(trades, 0), 500]]);
    await allocate.publish(of, 1);
    const actions = async (id: string) =>
      (await server().db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(
        ({ action }) => action,
      );
    expect(await actions(of.id)).toEqual(['allocation.saved', 'allocation.published']);
    expect(await actions(idOf(trades, 0))).toEqual(['trade.booked', 'trade.approved']);
    expect(await actions(idOf(trades, 1))).toEqual(['trade.booked', 'trade.unfilled']);
    const events = await server().db.select().from(event).where(eq(event.recordId, of.id));
    expect(events.map(({ topic, version }) => [topic, version])).toEqual([
      ['allocation', 1],
      ['allocation', 2],
    ]);
  });
});

describe('a saved draft among the proposals', () => {
  const waiting = async (who: ApiClient, of: ProductFixture) =>
    (await who.get(`/approval/admin/v1/list?status=pending&subject_id=${of.id}`)).body.list;

  it('waits once for those who may publish, whichever user saved it last', async () => {
    const { of, trades } = await applied(1);
    const angel2 = await server().signIn('angel2');
    await drafting.save(of, 0, [[idOf(trades, 0), 300]]);
    await drafting.save(of, 1, [[idOf(trades, 0), 500]]);
    expect(await waiting(angel2, of)).toMatchObject([
      {
        operation: 'publishAllocation',
        subject: { type: 'allocation', id: of.id, name: of.code },
        maker: { name: '陈雅静' },
        decision: { approve: true },
        changes: [
          { field: 'status', before: 'draft', after: 'published' },
          { field: 'orders', after: '1' },
          { field: 'allotted', after: '500' },
        ],
      },
    ]);
    expect(await waiting(await server().signIn('superman'), of)).toEqual([]);
    await allocationCalls(angel2).save(of, 2, [[idOf(trades, 0), 400]]);
    expect(await waiting(angel2, of)).toMatchObject([
      { maker: { name: 'Victoria Lam' }, decision: { approve: false, withdraw: true } },
    ]);
  });

  it('is closed as carried out when the second person publishes it, from either page', async () => {
    const [fromBook, fromQueue] = [await applied(1), await applied(1)];
    const angel2 = await server().signIn('angel2');
    await drafting.save(fromBook.of, 0, [[idOf(fromBook.trades, 0), 500]]);
    await drafting.save(fromQueue.of, 0, [[idOf(fromQueue.trades, 0), 500]]);
    const [proposal] = await waiting(angel2, fromQueue.of);
    expect((await auditProposal(angel2, proposal)).body.status).toBe('applied');
    expect((await allocate.publish(fromBook.of, 1)).status).toBe(200);
    for (const { of } of [fromBook, fromQueue]) {
      expect((await allocate.read(of)).body.status).toBe('published');
      expect(await waiting(angel2, of)).toEqual([]);
    }
  });

  it('is not published by a proposal of an earlier version', async () => {
    const { of, trades } = await applied(1);
    const god = await server().signIn('god');
    await drafting.save(of, 0, [[idOf(trades, 0), 300]]);
    const [seen] = await waiting(god, of);
    await drafting.save(of, 1, [[idOf(trades, 0), 500]]);
    const refused = await auditProposal(god, seen);
    expect([refused.status, refused.body.code]).toEqual([409, 'PROPOSAL_CLOSED']);
    expect((await allocate.read(of)).body.status).toBe('draft');
  });
});

describe('who does not work with all clients', () => {
  // @rule trade-records: Others see only the own clients' part of an allocation, and decide none
  // @in ./lock-allocation.ts
  it('sees the lines of the own ones alone, and their totals', async () => {
    const { of, trades } = await applied(2, { agents: ['hero', 'hero5'] });
    const { body } = await allocationCalls(hero).read(of);
    expect(body.lines.map((line: { trx_id: string }) => line.trx_id)).toEqual([idOf(trades, 0)]);
    expect(body.applied_total).toBe(500);
  });

  it.each(['hero', 'superman'])('may not decide for the others: %s', async (name) => {
    const { of, trades } = await applied(1);
    const who = allocationCalls(await server().signIn(name));
    const saved = await who.save(of, 0, [[idOf(trades, 0), 100]]);
    expect([saved.status, saved.body.code]).toEqual([403, 'FORBIDDEN']);
    await allocate.save(of, 0, [[idOf(trades, 0), 100]]);
    expect((await who.publish(of, 1)).status).toBe(403);
  });
});
