import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findCalendar } from '../domains/exchange/find-calendar.ts';
import { followingMarketDay } from '../domains/exchange/market-days.ts';
import type { Field } from '../domains/product/product-fields.ts';
import { productKinds } from '../domains/product/product-kinds.ts';
import { readContract } from '../http/contract.ts';
import { type Database, rowsOf } from '../kernel/db/database.ts';
import {
  account,
  allocation,
  auditLeaf,
  auditLog,
  client,
  clientAccess,
  clientBank,
  clientNominee,
  clientNote,
  deposit,
  event,
  file,
  kyc,
  overdrawn,
  product,
  staffUser,
  tradeRecord,
  withdrawal,
} from '../kernel/db/schema.ts';
import { checkSealedLog } from '../platform/audit-seal/evidence.ts';
import { folderFileStore } from '../platform/file-store.ts';
import { checkLedger } from '../platform/ledger/ledger-check.ts';
import { deriveSecrets } from '../platform/secrets.ts';
import { testMarket } from '../testing/product-fixtures.ts';
import { injected, rightRequest } from '../testing/right-request.ts';
import { checkSales } from '../testing/sale-rules.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { useTestServer } from '../testing/test-server.ts';
import { encodePng } from './proof-picture.ts';
import { seedDemo } from './seed-demo.ts';
import { seedLarge } from './seed-large.ts';
import { showcaseCards } from './withdrawals.ts';

const server = useTestServer({ seed: 'demo' });

async function contentsOf(db: Database) {
  const clients = await db
    .select({ username: client.username, fullName: client.fullName, mobile: client.mobile })
    .from(client)
    .orderBy(client.username);
  const deposits = await db
    .select({
      id: deposit.id,
      amount: deposit.amount,
      status: deposit.status,
      createdAt: deposit.createdAt,
      checkedAt: deposit.checkedAt,
      sha256: file.sha256,
    })
    .from(deposit)
    .leftJoin(file, eq(file.id, deposit.screenshotId))
    .orderBy(deposit.id);
  const accounts = await db
    .select({ accNo: account.accNo, balance: account.balance })
    .from(account)
    .orderBy(account.accNo);
  const products = await db
    .select({ id: product.id, code: product.code, status: product.status, terms: product.terms })
    .from(product)
    .orderBy(product.id);
  return { clients, deposits, accounts, products };
}

it('every record that leads to its entries has one of its creation, identity checks once they are submitted', async () => {
  const { db } = server();
  const subjects: readonly [type: string, ids: SQL][] = [
    ['allocation', sql`select product_id from allocation`],
    ['amendment', sql`select id from amendment`],
    ['client', sql`select id from client`],
    ['crypto_address', sql`select id from crypto_address`],
    ['currency_pair', sql`select id from currency_pair`],
    ['dataException', sql`select id from data_exception`],
    ['deposit', sql`select id from deposit`],
    ['document', sql`select slug from document_version`],
    ['exchange', sql`select id from exchange where code <> ${testMarket.code}`],
    ['ip_rule', sql`select id from ip_rule`],
    ['kyc', sql`select id from kyc where status <> 'unverified'`],
    ['message', sql`select id from message`],
    ['overdrawn', sql`select id from overdrawn`],
    ['product', sql`select id from product`],
    ['proposal', sql`select id from proposal`],
    ['rate', sql`select id from rate`],
    ['setting', sql`select key from setting`],
    ['staff_user', sql`select id from staff_user`],
    ['support_channel', sql`select id from support_channel`],
    ['trade', sql`select id from trade_record`],
    ['withdrawal', sql`select id from withdrawal`],
  ];
  for (const [type, ids] of subjects) {
    const [row] = await rowsOf<{ records: number; silent: number }>(
      db,
      sql`
      select count(*)::int as records, count(*) filter (where not exists (
        select 1 from audit_log where subject_type = ${type} and subject_id = subject.id::text))::int as silent
      from (${ids}) as subject(id)`,
    );
    expect([type, row?.silent]).toEqual([type, 0]);
    expect(row?.records, type).toBeGreaterThan(0);
  }
});

it('the audit log of the set is in the order of time, and holds', async () => {
  const { db, services } = server();
  const entries = await db
    .select({ seq: auditLog.seq, at: auditLog.at })
    .from(auditLog)
    .orderBy(auditLog.seq);
  expect(entries.length).toBeGreaterThan(500);
  const late = entries.filter(({ at }, index) => at < (entries[index - 1]?.at ?? at));
  expect(late).toEqual([]);
  await services.auditSeal.checkpoint();
  expect(await checkSealedLog(db)).toEqual([]);
  expect(await db.$count(auditLeaf)).toBe(entries.length);
});

describe('the demonstration set', () => {
  it('is the same in every run', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-seed-'));
    const now = new Date('2026-06-01T08:00:00Z');
    const services = {
      files: folderFileStore(folder),
      secrets: deriveSecrets('a secret for the seed alone, of no server'),
    };
    const size = { clients: 24, robots: 2, deposits: 20 };
    const contents: Awaited<ReturnType<typeof contentsOf>>[] = [];
    for (let run = 0; run < 2; run++) {
      const { db, close } = await openTestDatabase();
      try {
        await seedDemo(db, { services, now, size });
        expect(await checkLedger(db)).toEqual([]);
        contents.push(await contentsOf(db));
      } finally {
        await close();
      }
    }
    await rm(folder, { recursive: true });
    expect(contents[1]).toEqual(contents[0]);
  }, 60_000);

  it('made on a weekend has waiting orders of applications that closed after them, before now', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-seed-'));
    const services = {
      files: folderFileStore(folder),
      secrets: deriveSecrets('a secret for the seed alone, of no server'),
    };
    const now = new Date('2026-11-29T06:00:00Z');
    const { db, close } = await openTestDatabase();
    try {
      await seedDemo(db, { services, now, size: { clients: 40, robots: 4, deposits: 60 } });
      const waiting = await db
        .select({ terms: product.terms, at: tradeRecord.createdAt })
        .from(tradeRecord)
        .innerJoin(product, eq(product.id, tradeRecord.productId))
        .where(and(eq(tradeRecord.kind, 'ipo'), eq(tradeRecord.status, 'awaiting')));
      expect(waiting.length).toBeGreaterThan(1);
      for (const { terms, at } of waiting) {
        const end = new Date(String(terms['apply_end']));
        expect([at < end, end < now]).toEqual([true, true]);
      }
    } finally {
      await close();
      await rm(folder, { recursive: true });
    }
  }, 60_000);

  it('has products of every kind in every state of the kind', async () => {
    const { db } = server();
    for (const { kind, states } of Object.values(productKinds)) {
      for (const status of Object.keys(states)) {
        const found = await db.$count(
          product,
          sql`${product.kind} = ${kind} and ${product.status} = ${status}`,
        );
        expect([kind, status, found]).not.toEqual([kind, status, 0]);
      }
    }
  });

  it('has the dates of products on days of their markets, in their order', async () => {
    const { db } = server();
    const dated = await db.select().from(product).where(sql`${product.terms} ? 'market'`);
    expect(dated.length).toBeGreaterThan(20);
    for (const { kind, code, terms } of dated) {
      const market = terms['market'];
      if (typeof market !== 'string' || kind === 'fund') continue;
      const calendar = await findCalendar(db, market);
      const rules = productKinds[kind];
      const times = Object.entries<Field>(rules.fields)
        .filter(([name, field]) => field.onMarketDay && terms[name] !== null)
        .map(([name]) => [name, new Date(String(terms[name]))] as const);
      for (const [name, at] of times) {
        expect([code, name, followingMarketDay(calendar, at)]).toEqual([code, name, at]);
      }
      expect(new Set(times.map(([, at]) => at.getTime())).size, code).toBe(times.length);
    }
  });

  it('has deposits in every state, of robots too, and some that clients made', async () => {
    const { db } = server();
    for (const status of ['pending', 'approved', 'rejected', 'rolled_back'] as const) {
      expect([status, await db.$count(deposit, eq(deposit.status, status))]).not.toEqual([
        status,
        0,
      ]);
    }
    expect(await db.$count(deposit, isNull(deposit.makerId))).toBeGreaterThan(0);
    const ofRobots = await db
      .select({ id: deposit.id })
      .from(deposit)
      .innerJoin(client, and(eq(client.id, deposit.clientId), eq(client.fake, true)));
    expect(ofRobots.length).toBeGreaterThan(0);
  });

  it('has identity checks in every state, each as the client has it, and what the drawer shows', async () => {
    const { db } = server();
    const states = await db
      .select({ status: kyc.status, ofClient: client.kycStatus, attempt: kyc.attemptNo })
      .from(kyc)
      .innerJoin(client, eq(client.id, kyc.clientId));
    for (const { status, ofClient, attempt } of states) {
      expect(ofClient).toBe(status);
      expect(attempt === 0).toBe(status === 'unverified');
    }
    expect(new Set(states.map(({ status }) => status)).size).toBe(4);
    for (const table of [clientAccess, clientBank, clientNominee, clientNote]) {
      expect(await db.$count(table)).toBeGreaterThan(0);
    }
  });

  it('has a document that two clients have shown', async () => {
    const god = await server().signIn('god');
    const { body } = await god.get('/identify/admin/v1/list?q=310115198503127719');
    expect(body.total).toBe(2);
    const detail = await god.get(`/identify/admin/v1/detail/${body.list[0].id}`);
    expect(detail.body.duplicates).toMatchObject([{ id: body.list[1].id, same: ['id_no'] }]);
  });

  it('is answered by every list and every export of the contract, as the contract says', async () => {
    const god = await server().signIn('god');
    const lists = readContract().filter(
      ({ method, path }) => method === 'GET' && /^[^{]*\/(list|export)$/.test(path),
    );
    expect(lists.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const list of lists) {
      const { status, body } = await god.inject(injected(list, rightRequest(list)));
      if (status !== 200) wrong.push(`${list.key}: ${status} ${body.code}`);
    }
    expect(wrong).toEqual([]);
  });

  it('has trade records of every kind in every state that it can be in, of robots too', async () => {
    const { db } = server();
    const whole = ['awaiting', 'holding', 'sold', 'unsettled', 'completed', 'released'] as const;
    const states = {
      stock: whole,
      block: whole,
      ipo: [...whole, 'payment', 'outstanding'],
      daily: whole,
      subscribe: ['awaiting', 'holding', 'completed', 'released'],
      ai: whole,
      fund: whole,
      quant: whole,
    } as const;
    const found = await db
      .selectDistinct({ kind: tradeRecord.kind, status: tradeRecord.status })
      .from(tradeRecord);
    const due = Object.entries(states).flatMap(([kind, all]) =>
      all.map((status) => `${kind} ${status}`),
    );
    expect(found.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual(due.sort());
    const ofRobots = await db
      .select({ id: tradeRecord.id })
      .from(tradeRecord)
      .innerJoin(client, and(eq(client.id, tradeRecord.clientId), eq(client.fake, true)));
    expect(ofRobots.length).toBeGreaterThan(0);
    const drafts = await db.select({ status: allocation.status }).from(allocation);
    expect(drafts.map(({ status }) => status).sort()).toEqual(['draft', 'published']);
  });

  it('has only sales that the server would have taken, and decisions of someone else', async () => {
    const { db } = server();
    const { count, wrong } = await checkSales(db);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(20);
    expect(await db.$count(tradeRecord, isNotNull(tradeRecord.makerId))).toBeGreaterThan(0);
    const decided = eq(tradeRecord.makerId, tradeRecord.checkerId);
    expect(await db.$count(tradeRecord, decided)).toBe(0);
    const published = eq(allocation.draftedById, allocation.publishedById);
    expect(await db.$count(allocation, published)).toBe(0);
  });

  it('has a pending deposit of 20,000 dollars that its maker cannot approve alone', async () => {
    const angel = await server().signIn('angel');
    const { body } = await angel.get('/deposit/admin/v1/list?q=WIRE-20000');
    expect(body.list).toMatchObject([
      {
        amount: '20000.00',
        currency: 'USD',
        status: 'pending',
        maker: { name: '陈雅静' },
        decision: { approve: false, blocked_code: 'SELF_APPROVAL' },
      },
    ]);
    const hero = await server().signIn('hero');
    expect((await hero.get('/deposit/admin/v1/list?q=WIRE-20000')).body.total).toBe(1);
  });

  it('has a reference and a proof that were used twice, across two teams', async () => {
    const god = await server().signIn('god');
    const duplicatesOf = async (who: typeof god, orderNo: string) => {
      const { body } = await who.get(`/deposit/admin/v1/list?q=${orderNo}`);
      const detail = await who.get(`/deposit/admin/v1/detail/${body.list[0].id}`);
      return detail.body.duplicates.map(({ same }: { same: string[] }) => same);
    };
    const byReference = await god.get('/deposit/admin/v1/list?q=FT-SAME-REFERENCE');
    expect(byReference.body.total).toBe(2);
    const [first] = byReference.body.list;
    expect(await duplicatesOf(god, first.order_no)).toEqual([['reference_no']]);
    const byProof = await god.get('/deposit/admin/v1/list?amount_min=1888&amount_max=1888');
    const { order_no: orderNo } = byProof.body.list[0];
    expect(await duplicatesOf(god, orderNo)).toEqual([['proof']]);
  });

  it('has a withdrawal that is odd in every way, and one that is odd in none', async () => {
    const god = await server().signIn('god');
    const oddities = async (card: string) => {
      const list = await god.get(`/withdraw/admin/v1/list?status=pending&q=${card}`);
      const { body } = await god.get(`/withdraw/admin/v1/detail/${list.body.list[0].id}`);
      const facts: [string, { odd: boolean }][] = Object.entries(body.evidence);
      return facts.filter(([, { odd }]) => odd).map(([name]) => name);
    };
    expect(await oddities(showcaseCards.clean)).toEqual([]);
    expect(await oddities(showcaseCards.odd)).toEqual([
      'holder',
      'destination',
      'security',
      'shared_access',
      'shared_destination',
    ]);
  });

  it('has withdrawals, loans, compensation and bonus in every state that each can be in', async () => {
    const { db } = server();
    const withdrawals = await db.selectDistinct({ status: withdrawal.status }).from(withdrawal);
    expect(withdrawals).toHaveLength(4);
    const kinds = await db
      .selectDistinct({ subType: overdrawn.subType, status: overdrawn.status })
      .from(overdrawn);
    const countOf = (wanted: string) => kinds.filter(({ subType }) => subType === wanted).length;
    expect(['loan', 'compensation', 'bonus'].map(countOf)).toEqual([5, 3, 3]);
  });

  it('has what the checks of the data find in it, one open and one resolved', async () => {
    const god = await server().signIn('god');
    const { body } = await god.get('/exception/admin/v1/list?sort=check');
    expect(body.list).toMatchObject([
      { check: 'same_proof', status: 'resolved', resolved_by: { name: '高建明' } },
      { check: 'same_reference', status: 'open', subject: { name: 'FT-SAME-REFERENCE' } },
    ]);
  });

  it('has two bank statements, one matched and one with a line of every kind', async () => {
    const god = await server().signIn('god');
    const base = '/reconciliation/admin/v1';
    const { body } = await god.get(`${base}/list?size=200`);
    const items: Schemas.ReconciliationItem[] = body.list;
    const kinds = new Set(items.filter(({ lines }) => lines.length > 0).map(({ kind }) => kind));
    const wanted = ['exact', 'split', 'over', 'under', 'duplicate', 'missing', null];
    expect([...kinds]).toEqual(expect.arrayContaining(wanted));
    expect(items.some(({ state }) => state === 'ignored')).toBe(true);
    const { list } = (await god.get(`${base}/statement/list`)).body;
    expect(list.map((one: Schemas.BankStatement) => [one.difference, one.gap])).toEqual([
      ['0.00', '0.00'],
      ['0.00', null],
    ]);
  });

  it('sends no events', async () => {
    const topics = inArray(event.topic, ['deposit', 'dataException']);
    expect(await server().db.$count(event, topics)).toBe(0);
  });

  it('has proofs that are real pictures', async () => {
    const god = await server().signIn('god');
    const { body } = await god.get('/deposit/admin/v1/list?q=WIRE-20000');
    const { raw } = await god.get(`/deposit/admin/v1/proof/${body.list[0].id}`);
    expect(raw.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(raw.length).toBe(body.list[0].screenshot.size);
  });
});

describe('a set that is interrupted', () => {
  it('leaves the database empty, and the next one is whole', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-seed-'));
    const { db, close } = await openTestDatabase();
    const files = folderFileStore(folder);
    const secrets = deriveSecrets('a secret for the seed alone, of no server');
    const size = { clients: 24, robots: 2, deposits: 20 };
    const noRoom = async () => {
      throw new Error('no room left');
    };
    const full = { ...files, receive: noRoom };
    try {
      const failing = seedDemo(db, { services: { files: full, secrets }, size });
      await expect(failing).rejects.toThrow('no room left');
      expect([await db.$count(staffUser), await db.$count(client)]).toEqual([0, 0]);
      await seedDemo(db, { services: { files, secrets }, size });
      const counted = await db.$count(deposit);
      expect(counted).toBeGreaterThan(20);
      await seedDemo(db, { services: { files, secrets }, size });
      expect(await db.$count(deposit)).toBe(counted);
      expect(await checkLedger(db)).toEqual([]);
    } finally {
      await close();
      await rm(folder, { recursive: true });
    }
  });
});

describe('a large set', () => {
  it('keeps the books right, and spreads over clients and salesmen', async () => {
    const { db } = server();
    const before = await db.$count(deposit);
    await seedLarge(server().owner, { clients: 50, deposits: 400 });
    expect(await db.$count(deposit)).toBe(before + 400);
    const agents = await db
      .selectDistinct({ agentId: client.agentId })
      .from(client)
      .where(sql`${client.username} like 'large%'`);
    expect(agents).toHaveLength(await db.$count(staffUser, sql`${staffUser.leaderId} is not null`));
    const clients = await db
      .selectDistinct({ id: deposit.clientId })
      .from(deposit)
      .where(sql`${deposit.referenceNo} like 'LARGE%'`);
    expect(clients.length).toBeGreaterThan(30);
  });

  it('can be added again', async () => {
    const { db } = server();
    const before = await db.$count(client);
    await seedLarge(server().owner, { clients: 10, deposits: 10 });
    expect(await db.$count(client)).toBe(before + 10);
  });
});

it('the PNG files have pixels that can be read back', () => {
  const pixels = Uint8Array.from([0, 1, 1, 0, 0, 1]);
  const bytes = encodePng({
    width: 3,
    height: 2,
    palette: [
      [255, 255, 255],
      [0, 0, 0],
    ],
    pixels,
  });
  const at = bytes.indexOf('IDAT');
  const length = bytes.readUInt32BE(at - 4);
  const lines = inflateSync(bytes.subarray(at + 4, at + 4 + length));
  expect([...lines]).toEqual([0, 0, 1, 1, 0, 0, 0, 1]);
});
