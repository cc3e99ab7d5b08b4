import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account, clientBank, kyc, withdrawal } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addOverdrawn, addWithdrawal } from '../../testing/credit-fixtures.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { addSaving } from '../../testing/saving-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct, addRichClient, addTrade } from '../../testing/trade-fixtures.ts';
import { storedIdNo } from '../kyc/kyc-row.ts';

async function groupsFor(who: ApiClient, q: string): Promise<Schemas.SearchGroup[]> {
  const { status, body } = await who.get(`/search/admin/v1/find?${new URLSearchParams({ q })}`);
  expect(status).toBe(200);
  return body.groups;
}

const hitsFor = async (who: ApiClient, q: string) =>
  (await groupsFor(who, q)).flatMap(({ hits }) => hits);

/** Hits as `kind match`, of one record. */
async function foundAs(who: ApiClient, q: string, id: string): Promise<string[]> {
  const hits = await hitsFor(who, q);
  return hits.filter((hit) => hit.id === id).map(({ kind, match }) => `${kind} ${match}`);
}

describe('the search', () => {
  const server = useTestServer();
  let god: ApiClient;

  beforeAll(async () => {
    god = await server().signIn('god');
  });

  // @rule server: One search finds records by number, reference, hash, account and name
  // @in ./booked-hits.ts ./search-query.ts
  it('finds a deposit by its number, its last digits, its reference and its hash, however it is pasted', async () => {
    const { db } = server();
    const client = await addClient(db);
    const referenceNo = `FT-${randomUUID()}`;
    const txid = `0x${randomUUID().replaceAll('-', '')}`;
    const deposit = await addDeposit(db, client, { referenceNo, txid });
    const [day = '', serial = ''] = deposit.orderNo.split('-');
    const found = (q: string) => foundAs(god, q, deposit.id);
    for (const q of [
      deposit.orderNo,
      deposit.orderNo.toLowerCase(),
      ` ${deposit.orderNo} `,
      `${day}－${serial}`,
      `${day}–${serial}`,
      `${day.slice(1)}-${serial}`,
      serial,
      `-${serial}`,
      day,
      `${day}-`,
      day.slice(0, 7).toLowerCase(),
      day.slice(0, 6),
      day.slice(0, 5),
    ]) {
      expect([q, await found(q)]).toEqual([q, ['deposit number']]);
    }
    expect(await found(referenceNo)).toEqual(['deposit reference']);
    expect(await found(referenceNo.slice(0, 12).toLowerCase())).toEqual([]);
    expect(await found(referenceNo.slice(0, 12))).toEqual(['deposit reference']);
    expect(await found(txid)).toEqual(['deposit hash']);
    expect(await found(txid.slice(0, 10))).toEqual(['deposit hash']);
    expect(await found(deposit.id)).toEqual(['deposit id']);
    for (const q of [`9${serial}`, '%', '_'.repeat(14), `${day}-0`]) {
      expect([q, await found(q)]).toEqual([q, []]);
    }
    for (const q of [`W${day.slice(1)}`, 'D1999', `${day.slice(0, 5)}99`]) {
      expect([q, await found(q)]).toEqual([q, []]);
    }
    const [hit] = (await hitsFor(god, deposit.orderNo)).filter(({ id }) => id === deposit.id);
    expect(hit).toMatchObject({
      title: deposit.orderNo,
      note: referenceNo,
      client: { id: client.id, username: client.username },
      amount: '100.00',
      currency: 'USD',
      status: '待审核',
      link: `/funds/deposit?id=${deposit.id}`,
    });
  });

  // @rule server: The beginning of an order number finds the newest records in scope
  // @in ./search-query.ts ./booked-hits.ts
  it('finds the newest records by the beginning of a number, of a salesman those of the own clients', async () => {
    const { db } = server();
    const own = await addClient(db, { agent: 'hero' });
    const mine = await addDeposit(db, own);
    const other = await addClient(db, { agent: 'hero5' });
    const year = mine.orderNo.slice(0, 5);
    for (let number = 0; number < 9; number += 1) await addDeposit(db, other);
    const late = await addDeposit(db, other);
    const [group] = (await groupsFor(god, year)).filter(({ kind }) => kind === 'deposit');
    expect(group).toMatchObject({ more: true });
    expect(group?.hits.map(({ id }) => id)).toContain(late.id);
    expect(group?.hits.map(({ id }) => id)).not.toContain(mine.id);
    const hero = await server().signIn('hero');
    const seen = (await hitsFor(hero, year)).map(({ id }) => id);
    expect(seen).toContain(mine.id);
    expect(seen).not.toContain(late.id);
  });

  it('finds every kind of record by its number, and says which page shows it', async () => {
    const { db } = server();
    const client = await addRichClient(db);
    const withdrawn = await addWithdrawal(db, client, { amount: '1.00' });
    await db
      .update(withdrawal)
      .set({ payoutReference: 'PAY-77-1' })
      .where(eq(withdrawal.id, withdrawn.id));
    const loan = await addOverdrawn(db, client);
    const bonus = await addOverdrawn(db, client, { kind: { subType: 'bonus' } });
    const order = await addTrade(db, client, await addProduct(db, 'ai'), { kind: 'subscribe' });
    const saved = await addSaving(db, client, await addProduct(db, 'saving'));
    const links = async (q: string) => (await hitsFor(god, q)).map(({ link }) => link);
    expect(await links(withdrawn.orderNo)).toEqual([`/funds/withdrawal?id=${withdrawn.id}`]);
    expect(await links('PAY-77')).toEqual([`/funds/withdrawal?id=${withdrawn.id}`]);
    expect(await links(loan.orderNo)).toEqual([`/funds/loan?id=${loan.id}`]);
    expect(await links(bonus.orderNo)).toEqual([`/funds/compensation?id=${bonus.id}`]);
    expect(await links(order.orderNo)).toEqual([`/trx/subscribe?id=${order.id}`]);
    expect(await links(saved.orderNo)).toEqual([`/client?id=${client.id}&tab=holding`]);
  });

  it('finds an amendment and a waiting proposal by the order that they are about', async () => {
    const { db } = server();
    const client = await addClient(db);
    const deposit = await addDeposit(db, client, { payerName: 'A' });
    const request = {
      kind: 'deposit',
      target_id: deposit.id,
      base_version: deposit.version,
      after: { payer_name: 'B' },
      reason_code: 'entry_error',
      reason: 'The name was misread.',
    };
    const amended = await god.call('POST', '/emergency/admin/v1/amend', request, once());
    expect([amended.status, amended.body.code]).toEqual([201, undefined]);
    const kinds = (await groupsFor(god, deposit.orderNo)).map(({ kind }) => kind);
    expect(kinds).toEqual(['deposit', 'amendment']);

    const body = {
      version: 1,
      products: ['stock'],
      order_max: null,
      daily_max: null,
      fee_discount_pct: '0',
    };
    const settings = (await god.get(`/client/admin/v1/trade/${client.id}`)).body;
    const change = { ...body, version: settings.version };
    const proposed = await god.call('POST', `/client/admin/v1/trade/${client.id}`, change);
    expect([proposed.status, proposed.body.code]).toEqual([200, undefined]);
    const proposals = (await hitsFor(god, client.username)).filter(
      ({ kind }) => kind === 'proposal',
    );
    expect(proposals.map(({ link }) => link)).toEqual([`/approval?id=${proposed.body.id}`]);
  });

  // @rule server: Masked numbers are found whole or by four characters, never by longer ends
  // @in ./client-hits.ts
  it('finds a client by accounts, cards, mobile and document, by no end that would reveal more than is shown', async () => {
    const { db, owner, services } = server();
    const mobile = '+8613855501234';
    const client = await addClient(db, { mobile });
    await owner
      .update(account)
      .set({ accNo: 'USD-77004321' })
      .where(eq(account.clientId, client.id));
    await db.insert(clientBank).values({
      clientId: client.id,
      bankName: 'Bank',
      holderName: 'Holder',
      accNo: '6225 8801 2345 9876',
    });
    await db
      .update(kyc)
      .set(storedIdNo(services.secrets, '11010519491231002X'))
      .where(eq(kyc.clientId, client.id));
    const found = (q: string) => foundAs(god, q, client.id);
    for (const q of ['USD-77004321', '77004321', '4321', '004321']) {
      expect([q, await found(q)]).toEqual([q, ['client account']]);
    }
    for (const q of ['6225880123459876', '6225 8801 2345 9876', '9876']) {
      expect([q, await found(q)]).toEqual([q, ['client card']]);
    }
    for (const q of [mobile, '13855501234', '+86 138 5550 1234', '1234']) {
      expect([q, await found(q)]).toEqual([q, ['client mobile']]);
    }
    for (const q of ['01234', '55501234', '59876', '2345 9876', '876']) {
      expect([q, await found(q)]).toEqual([q, []]);
    }
    const documents = async (q: string) =>
      (await hitsFor(god, q)).filter(({ kind }) => kind === 'kyc').map(({ note }) => note);
    expect(await documents('002X')).toEqual(['11************002X']);
    expect(await documents('11010519491231002x')).toEqual(['11************002X']);
    expect(await documents('1002X')).toEqual([]);
    const shown = JSON.stringify(await groupsFor(god, '1234'));
    expect(shown).not.toContain('55501234');
  });

  // @rule server: Clients are found by pinyin, initials and name, robots last
  // @in domains/client/romanize-name.ts ./client-hits.ts
  it('finds a client by pinyin and initials, also after the name has changed', async () => {
    const { db } = server();
    const created = await god.call(
      'POST',
      '/client/admin/v1/create',
      {
        username: 'pinyin.one',
        full_name: '单国栋',
        mobile: '+8613855500001',
        email: 'pinyin.one@example.com',
        agent_id: (await god.get('/user/v1/list?size=200')).body.list.find(
          (one: { username: string }) => one.username === 'hero',
        ).id,
      },
      once(),
    );
    expect([created.status, created.body.code]).toEqual([201, undefined]);
    const { id } = created.body;
    for (const q of ['shanguodong', 'shan guodong', 'Shan Guo', 'guodong', 'sgd', 'sg']) {
      expect([q, await foundAs(god, q, id)]).toEqual([q, ['client name']]);
    }
    const { body: now } = await god.get(`/client/admin/v1/detail/${id}`);
    const change = {
      version: now.version,
      full_name: 'Åsa Müller',
      vip_level: now.vip_level,
      score: now.score,
      remark: null,
    };
    const changed = await god.call('PUT', `/client/admin/v1/${id}`, change);
    expect([changed.status, changed.body.code]).toEqual([200, undefined]);
    expect(await foundAs(god, 'asamuller', id)).toEqual([]);
    expect(await foundAs(god, 'muller', id)).toEqual(['client name']);
    expect(await foundAs(god, 'guodong', id)).toEqual([]);
    expect((await god.get('/client/admin/v1/list?q=muller')).body.total).toBe(1);
    await addClient(db, { username: 'muller.robot', fake: true });
    const names = (await groupsFor(god, 'muller'))[0]?.hits.map(({ client }) => client?.fake);
    expect(names).toEqual([false, true]);
  });

  it('tells clients of the same name apart, and says if there are more than eight', async () => {
    const { db } = server();
    for (let number = 0; number < 9; number++) {
      const agent = number === 0 ? 'hero5' : 'hero';
      await addClient(db, { fullName: '同名同姓', agent, username: `namesake.${number}` });
    }
    const [group] = await groupsFor(god, '同名同姓');
    expect(group).toMatchObject({ kind: 'client', more: true });
    expect(group?.hits).toHaveLength(8);
    const told = group?.hits.map(({ client, note }) => `${client?.username} ${note}`);
    expect(new Set(told).size).toBe(8);
    expect(group?.hits.every(({ note }) => /^USD ··/.test(note ?? ''))).toBe(true);
    expect((await groupsFor(god, 'namesake.0'))[0]?.hits[0]?.client?.agent_name).toBeTruthy();
  });

  it('leaves the query out of the log', async () => {
    await hitsFor(god, '13855509999');
    expect(server().logs.join('')).not.toContain('13855509999');
  });
});

describe('the hits of a role', () => {
  const server = useTestServer({ seed: 'demo' });

  const detailOf: Readonly<Record<Schemas.SearchKind, (hit: Schemas.SearchHit) => string>> = {
    client: ({ id }) => `/client/admin/v1/detail/${id}`,
    kyc: ({ id }) => `/identify/admin/v1/detail/${id}`,
    deposit: ({ id }) => `/deposit/admin/v1/detail/${id}`,
    withdrawal: ({ id }) => `/withdraw/admin/v1/detail/${id}`,
    loan: ({ id }) => `/overdrawn/admin/v1/record/detail/${id}`,
    compensation: ({ id }) => `/overdrawn/admin/v1/record/detail/${id}`,
    exchange: ({ id, client }) => `/user/admin/v1/tfl/${client?.id}?reference_id=${id}`,
    order: ({ link, id }) => `/trx/admin/v1/${/^\/trx\/(\w+)/.exec(link)?.[1]}/${id}`,
    saving: ({ id }) => `/saving/admin/v1/holding/${id}`,
    amendment: ({ id }) => `/emergency/admin/v1/detail/${id}`,
    proposal: ({ id }) => `/approval/admin/v1/${id}`,
    product: ({ link, id }) => `/${/^\/trades\/(\w+)/.exec(link)?.[1]}/admin/v1/${id}`,
  };

  async function everything(god: ApiClient): Promise<string[]> {
    const lists = [
      '/deposit/admin/v1/list',
      '/withdraw/admin/v1/list',
      '/overdrawn/admin/v1/record/list',
      '/acc/admin/v1/exchange/list',
      '/trx/admin/v1/fund/list',
      '/trx/admin/v1/stock/list',
      '/saving/admin/v1/holding/list',
      '/emergency/admin/v1/list',
    ];
    const numbers: string[] = [];
    for (const list of lists) {
      const { body } = await god.get(`${list}?size=12`);
      numbers.push(...body.list.map((row: { order_no: string }) => row.order_no));
    }
    const { body: clients } = await god.get('/client/admin/v1/list?size=40');
    const { body: proposals } = await god.get('/approval/admin/v1/list?size=20');
    return [
      ...numbers,
      ...clients.list.map((row: Schemas.Client) => row.username),
      ...proposals.list.map(({ subject }: Schemas.Proposal) => subject.name).filter(Boolean),
      ...['A', '王', 'F-', '基金', '0001', '01', 'D2'],
    ];
  }

  // @rule server: A search shows a role no record that it could not open
  // @in ./routes.ts ./booked-hits.ts
  it.each([
    [
      'god',
      [
        'client',
        'deposit',
        'withdrawal',
        'loan',
        'exchange',
        'order',
        'saving',
        'amendment',
        'product',
      ],
    ],
    [
      'angel',
      ['client', 'deposit', 'withdrawal', 'loan', 'exchange', 'order', 'saving', 'product'],
    ],
    ['superman', ['client', 'deposit', 'withdrawal', 'exchange', 'order']],
    ['hero', ['client', 'deposit', 'withdrawal', 'exchange', 'order']],
  ] as const)(
    'can each be opened by %s',
    async (role, expected) => {
      const god = await server().signIn('god');
      const who = await server().signIn(role);
      const seen = new Map<string, Schemas.SearchHit>();
      for (const q of await everything(god)) {
        for (const hit of await hitsFor(who, q)) seen.set(`${hit.kind} ${hit.id}`, hit);
      }
      const refused: string[] = [];
      for (const hit of seen.values()) {
        const { status } = await who.get(detailOf[hit.kind](hit));
        if (status !== 200) refused.push(`${hit.kind} ${hit.title}: ${status}`);
      }
      expect(refused).toEqual([]);
      const kinds = new Set([...seen.values()].map(({ kind }) => kind));
      expect(expected.filter((kind) => !kinds.has(kind))).toEqual([]);
      const closed = {
        god: [],
        angel: ['amendment'],
        superman: ['amendment', 'product'],
        hero: ['amendment', 'product'],
      };
      expect(closed[role].filter((kind) => kinds.has(kind as Schemas.SearchKind))).toEqual([]);
      const own = (await who.get('/client/admin/v1/list?size=200')).body.list;
      const robots = (await who.get('/client/admin/v1/list?size=200&fake=true')).body.list;
      const inside = new Set([...own, ...robots].map(({ id }: { id: string }) => id));
      const outside = [...seen.values()].filter(({ client }) => client && !inside.has(client.id));
      expect(outside.map(({ kind, title }) => `${kind} ${title}`)).toEqual([]);
    },
    60_000,
  );
});
