import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bankMatchItem, deposit, ledgerEntry } from '../../kernel/db/schema.ts';
import { plus } from '../../kernel/money/decimal.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { atOnce, countStatuses } from '../../testing/at-once.ts';
import { fieldsOf, lastEntryAndEvent, once } from '../../testing/config-calls.ts';
import { addWithdrawal, putIn } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addDeposit,
  addRate,
  type ClientFixture,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { liftSums } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const base = '/reconciliation/admin/v1';
const today = new Date().toISOString().slice(0, 10);
let angel: ApiClient;
let other: ApiClient;
let client: ClientFixture;
let number = 0;

beforeAll(async () => {
  await liftSums(server().db);
  [angel, other] = [(await signedInPerson(server())).api, (await signedInPerson(server())).api];
  client = await addClient(server().db);
});

interface Written {
  amount: string;
  payer?: string;
  reference?: string;
  day?: string;
}

function fileOf(lines: readonly Written[], fields: object = {}) {
  number += 1;
  const rows = lines.map(({ amount, payer = '测试客户', reference = '', day = today }) =>
    [day, amount, `"${payer}"`, reference, 'transfer'].join(','),
  );
  const sum = lines.reduce((so, { amount }) => (amount === 'x' ? so : plus(so, amount)), '0');
  return {
    content: ['Date,Amount,Name,Reference,Description', ...rows].join('\n'),
    ...{ acc_no: `62${randomUUID().slice(0, 8)}`, bank_name: 'Test bank', currency: 'USD' },
    ...{ number: `S-${number}`, opening: '0.00', closing: sum },
    ...fields,
  };
}

const send = (api: ApiClient, path: string, body: object) =>
  api.call('POST', `${base}${path}`, body, once());
const load = (file: object) => send(angel, '/statement/import', file);
const list = async (query = 'size=200') => (await angel.get(`${base}/list?${query}`)).body.list;
async function itemOf(reference: string, query = '') {
  const [item] = await list(`size=5&q=${reference}${query}`);
  return item;
}
const ref = () => `FT${randomUUID().replaceAll('-', '').slice(0, 14).toUpperCase()}`;
const balance = async () => (await readAccount(server().db, client.accounts['USD'])).balance;

async function paid(amount = '120.00') {
  const reference = ref();
  const record = await addDeposit(server().db, client, { amount, referenceNo: reference });
  const { body } = await load(fileOf([{ amount, reference }]));
  const item = await itemOf(reference);
  const match = { matches: [{ line_ids: [item.lines[0].id], record_ids: [record.id] }] };
  return { record, statement: body, item, match, reference };
}

describe('import', () => {
  it('previews a file, and stores it with its balances', async () => {
    const file = fileOf([{ amount: '100.00' }, { amount: '-15.50', payer: 'Bank' }]);
    const { body: preview } = await send(angel, '/statement/preview', file);
    expect(preview).toMatchObject({
      ...{ format: 'csv', sum: '84.50', difference: '0.00', gap: null, imported: false },
      ...{ line_count: 2, faults: [], missing: [] },
    });
    const { status, body } = await load(file);
    expect(status).toBe(201);
    expect(body).toMatchObject({ difference: '0.00', gap: null, line_count: 2, open_count: 2 });
    const { entry, sent } = await lastEntryAndEvent(server());
    expect(entry).toMatchObject({ action: 'bank_statement.imported', subjectId: body.id });
    expect(sent).toMatchObject({ topic: 'bank_statement', recordId: body.id });
    const { body: stored } = await angel.get(`${base}/statement/list?size=1`);
    expect(stored.list).toEqual([body]);
  });

  // @rule reconciliation: A statement is stored once, by its file and by its number and period
  // @in ./import-statement.ts
  it('stores a statement once: the same file, the same number and period, and two users at once', async () => {
    const file = fileOf([{ amount: '10.00' }]);
    const answers = await atOnce(4, () => load(file));
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 3 });
    const renamed = await load({ ...file, content: `${file.content}\n` });
    expect(renamed.body.code).toBe('STATEMENT_IMPORTED');
    expect((await load({ ...file, number: 'other' })).body.code).toBe('STATEMENT_IMPORTED');
    expect((await send(angel, '/statement/preview', file)).body.imported).toBe(true);
  });

  it('shows what is missing to the closing balance, and to the statement before', async () => {
    const first = fileOf([{ amount: '10.00', day: '2026-01-05' }]);
    await load(first);
    const next = fileOf([{ amount: '5.00', day: '2026-01-06' }], { acc_no: first.acc_no });
    const { body } = await load({ ...next, opening: '12.00', closing: '20.00' });
    expect(body).toMatchObject({ sum: '5.00', difference: '3.00', gap: '2.00' });
  });

  it('refuses rows that cannot be read, and values that are missing, each by its name', async () => {
    const file = fileOf([{ amount: '1.00' }, { amount: 'x' }]);
    expect(fieldsOf(await load({ ...file, acc_no: null, closing: '1.00' }))).toEqual({
      'lines.2': 'FIELD_INVALID',
      acc_no: 'FIELD_REQUIRED',
    });
    const unreadable = await load({ ...file, content: 'no statement' });
    expect(unreadable.body.code).toBe('STATEMENT_UNREADABLE');
    expect((await send(angel, '/statement/preview', { content: ' ' })).body.code).toBe(
      'STATEMENT_UNREADABLE',
    );
  });

  it('remembers how the columns of an account are read', async () => {
    const file = {
      ...fileOf([]),
      content: 'Wann,Wieviel,Wer\n2026-02-01,3.00,A\n',
      closing: '3.00',
    };
    const mapping = {
      ...{ day: 'Wann', amount: 'Wieviel', credit: null, debit: null, balance: null, payer: 'Wer' },
      ...{ reference: null, text: null, day_order: 'dmy', decimal: 'point' },
    };
    expect((await load(file)).body.code).toBe('STATEMENT_UNREADABLE');
    expect((await load({ ...file, mapping })).status).toBe(201);
  });

  it('names a line that an earlier statement has a duplicate, and matches it no more', async () => {
    const reference = ref();
    const file = fileOf([{ amount: '44.00', reference }]);
    await load(file);
    await load({
      ...fileOf([{ amount: '44.00', reference }, { amount: '1.00' }]),
      acc_no: file.acc_no,
    });
    const items = await list(`size=5&q=${reference}`);
    expect(items.map((item: { kind: string }) => item.kind).toSorted()).toEqual([
      'duplicate',
      'missing',
    ]);
  });
});

describe('differences', () => {
  it('proposes the deposit of a line, and names what is left on either side', async () => {
    const { record, item } = await paid();
    expect(item).toMatchObject({
      ...{ state: 'open', kind: 'exact', automatic: true, difference: '0.00' },
      records: [{ id: record.id, type: 'deposit' }],
    });
    expect(item.reasons).toContain('reference_equal');
    const alone = ref();
    await load(fileOf([{ amount: '7.77', reference: alone, payer: 'Unknown' }]));
    expect(await itemOf(alone)).toMatchObject({ kind: 'missing', records: [] });
    const late = await addDeposit(server().db, client, { amount: '31.00', referenceNo: ref() });
    expect(await itemOf(late.orderNo)).toMatchObject({
      kind: 'expected',
      lines: [],
      difference: '-31.00',
    });
  });

  it('proposes the payout of a line that goes out', async () => {
    await putIn(server().db, client, '500.00');
    const { id } = await addWithdrawal(server().db, client, { amount: '60.00' });
    const reference = ref();
    const approve = { result: 'approved', ...acknowledged, version: 1 };
    await other.call('POST', `/withdraw/admin/v1/audit/${id}`, approve, once());
    const { body: now } = await other.get(`/withdraw/admin/v1/detail/${id}`);
    await other.call(
      'POST',
      `/withdraw/admin/v1/payout/sent/${id}`,
      { reference, sent_on: today, version: now.withdrawal.version },
      once(),
    );
    await load(fileOf([{ amount: '-60.00', reference }]));
    const item = await itemOf(reference);
    expect(item).toMatchObject({ kind: 'exact', records: [{ id, type: 'withdrawal' }] });
    const match = { matches: [{ line_ids: [item.lines[0].id], record_ids: [id] }] };
    expect((await send(angel, '/match', match)).status).toBe(201);
    const { body } = await angel.get(`/withdraw/admin/v1/detail/${id}`);
    expect(body.bank).toMatchObject([{ amount_equal: true, line: { reference } }]);
  });

  it('is written as a file', async () => {
    const { reference } = await paid();
    for (const format of ['csv', 'xlsx']) {
      const { status, raw } = await angel.get(`${base}/export?q=${reference}&format=${format}`);
      expect(status).toBe(200);
      if (format === 'csv') expect(raw.toString()).toContain(reference);
    }
  });
});

describe('matches', () => {
  // @rule reconciliation: A match changes no record and moves no money; it is evidence in the review
  // @in ./settle-lines.ts
  it('changes no record and moves no money, and is shown in the review of the deposit', async () => {
    const { record, match, statement } = await paid();
    const [before, entries] = [await balance(), await server().db.$count(ledgerEntry)];
    expect((await send(angel, '/match', match)).body).toEqual({ count: 1 });
    expect([await balance(), await server().db.$count(ledgerEntry)]).toEqual([before, entries]);
    const [now] = await server().db.select().from(deposit).where(eq(deposit.id, record.id));
    expect(now).toEqual(record);
    const { body } = await angel.get(`/deposit/admin/v1/detail/${record.id}`);
    expect(body.bank).toMatchObject([
      {
        ...{ amount_equal: true, payer_equal: true },
        line: { statement_id: statement.id, position: 1 },
      },
    ]);
    const hero = await server().signIn('hero');
    expect((await hero.get(`/deposit/admin/v1/detail/${record.id}`)).body).not.toHaveProperty(
      'bank',
    );
  });

  // @rule reconciliation: A line and a record are part of one match, also under a race
  // @in ./settle-lines.ts
  it('uses a line once, also when two users match it at the same time', async () => {
    const { match, item } = await paid();
    const second = await addDeposit(server().db, client, { amount: '120.00', referenceNo: ref() });
    const elsewhere = { matches: [{ ...match.matches[0], record_ids: [second.id] }] };
    const answers = await Promise.all([
      send(angel, '/match', match),
      send(other, '/match', elsewhere),
      send(other, '/ignore', { line_ids: [item.lines[0].id], reason_code: 'interest' }),
    ]);
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 2 });
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'ALREADY_MATCHED',
      'ALREADY_MATCHED',
    ]);
    expect(
      await server().db.$count(bankMatchItem, eq(bankMatchItem.lineId, item.lines[0].id)),
    ).toBe(1);
  });

  it('is undone, after which line and record are open again', async () => {
    const { match, item, reference, record } = await paid();
    await send(angel, '/match', match);
    const made = await itemOf(reference, '&state=matched');
    expect(made).toMatchObject({ state: 'matched', kind: null, records: [{ id: record.id }] });
    expect((await angel.call('POST', `${base}/undo/${made.match.id}`)).body).toEqual({ ok: true });
    const { entry } = await lastEntryAndEvent(server());
    expect(entry).toMatchObject({ action: 'bank_match.undone', before: { deposits: [record.id] } });
    expect(await itemOf(reference)).toMatchObject({ id: item.id, kind: 'exact' });
    expect((await angel.call('POST', `${base}/undo/${made.match.id}`)).status).toBe(404);
  });

  // @rule reconciliation: A line is matched with another record in one step, by one of two users
  // @in ./find-records.ts ./settle-lines.ts
  it('are exchanged for another record in one step, by one of two users at the same time', async () => {
    const { match, item, record } = await paid();
    const { amount, currency } = record;
    const second = await addDeposit(server().db, client, { amount, referenceNo: ref() });
    const third = await addDeposit(server().db, client, { amount: '99.00', referenceNo: ref() });
    const lineIds = [item.lines[0].id];
    const records = async (q: string) =>
      (await angel.get(`${base}/records?line_ids=${lineIds}&q=${q}`)).body.list;
    expect((await records(record.orderNo))[0]).toMatchObject({
      record: { id: record.id, currency },
      reasons: expect.arrayContaining(['reference_equal', 'amount_equal']),
      difference: '0.00',
    });
    expect((await records(third.orderNo))[0].reasons).toContain('amount_differs');
    const near = (await angel.get(`${base}/records?line_ids=${lineIds}`)).body.list;
    expect(near[0].record.id).toBe(record.id);
    await send(angel, '/match', match);
    expect(await records(record.orderNo)).toEqual([]);
    const made = await itemOf(item.lines[0].reference, '&state=matched');
    const instead = (id: string, reason: string | null = null) => ({
      matches: [{ line_ids: lineIds, record_ids: [id], reason, replaces: made.match.id }],
    });
    const answers = await Promise.all([
      send(angel, '/match', instead(second.id)),
      send(other, '/match', instead(third.id, 'fee')),
    ]);
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 1 });
    const now = await itemOf(item.lines[0].reference, '&state=matched');
    expect([second.id, third.id]).toContain(now.records[0].id);
    expect((await records(record.orderNo))[0].record.id).toBe(record.id);
    expect(await server().db.$count(bankMatchItem, eq(bankMatchItem.lineId, lineIds[0]))).toBe(1);
  });

  it('stay when another line is matched', async () => {
    const [one, two] = [await paid(), await paid()];
    await send(angel, '/match', one.match);
    const made = await itemOf(one.reference, '&state=matched');
    const wrong = { matches: [{ ...two.match.matches[0], replaces: made.match.id }] };
    expect(fieldsOf(await send(angel, '/match', wrong))).toEqual({
      'matches.0.replaces': 'FIELD_INVALID',
    });
    expect((await itemOf(one.reference, '&state=matched')).match.id).toBe(made.match.id);
    const both = [one.item.lines[0].id, randomUUID()].join();
    expect((await angel.get(`${base}/records?line_ids=${both}`)).status).toBe(404);
  });

  it('refuses a match of another amount without a reason', async () => {
    const reference = ref();
    const record = await addDeposit(server().db, client, {
      amount: '1377.00',
      referenceNo: reference,
    });
    await load(fileOf([{ amount: '1362.00', reference }]));
    const item = await itemOf(reference);
    expect(item).toMatchObject({ kind: 'under', difference: '-15.00', automatic: false });
    const lines = [item.lines[0].id];
    const differing = { line_ids: lines, record_ids: [record.id] };
    expect((await send(angel, '/match', { matches: [differing] })).body).toMatchObject({
      errors: [{ field: 'matches.0.reason', code: 'REASON_REQUIRED' }],
    });
    const explained = { matches: [{ ...differing, reason: 'fee of the bank' }] };
    expect((await send(angel, '/match', explained)).status).toBe(201);
    const unknown = { matches: [{ line_ids: [randomUUID()], record_ids: [record.id] }] };
    expect((await send(angel, '/match', unknown)).status).toBe(404);
  });

  it('takes several lines for one deposit, and one line for several deposits, but not both', async () => {
    const [whole, parts] = [ref(), ref()];
    const one = await addDeposit(server().db, client, { amount: '90.00', referenceNo: parts });
    const two = await addDeposit(server().db, client, { amount: '40.00', referenceNo: ref() });
    const three = await addDeposit(server().db, client, { amount: '2.00', referenceNo: ref() });
    await load(
      fileOf([
        { amount: '50.00', reference: parts },
        { amount: '40.00', reference: parts },
        { amount: '42.00', reference: whole },
      ]),
    );
    const split = await itemOf(parts);
    expect(split).toMatchObject({ kind: 'split', automatic: true });
    const single = await itemOf(whole);
    const ids = split.lines.map(({ id }: { id: string }) => id);
    const crossed = { matches: [{ line_ids: ids, record_ids: [one.id, two.id], reason: 'x' }] };
    expect(fieldsOf(await send(angel, '/match', crossed))).toEqual({
      'matches.0.line_ids': 'FIELD_INVALID',
    });
    const both = {
      matches: [
        { line_ids: ids, record_ids: [one.id] },
        { line_ids: [single.lines[0].id], record_ids: [two.id, three.id] },
      ],
    };
    expect((await send(angel, '/match', both)).body).toEqual({ count: 2 });
  });

  it('are ignored with a reason', async () => {
    const reference = ref();
    await load(fileOf([{ amount: '-2.00', reference, payer: 'Bank' }]));
    const { lines } = await itemOf(reference);
    const line_ids = [lines[0].id];
    expect(fieldsOf(await send(angel, '/ignore', { line_ids, reason_code: 'other' }))).toEqual({
      reason: 'REASON_REQUIRED',
    });
    expect((await send(angel, '/ignore', { line_ids, reason_code: 'bank_fee' })).status).toBe(201);
    expect(await itemOf(reference, '&state=ignored')).toMatchObject({
      match: { reason_code: 'bank_fee' },
    });
    expect(
      (await send(angel, '/ignore', { line_ids: [randomUUID()], reason_code: 'interest' })).status,
    ).toBe(404);
  });
});

describe('a deposit from a line', () => {
  // @rule reconciliation: A deposit made from a line is pending, and credited by its review alone
  // @in ./settle-lines.ts
  it('is pending with the user as its maker, and matched with the line', async () => {
    const reference = ref();
    await load(fileOf([{ amount: '15000.00', reference }]));
    const item = await itemOf(reference);
    const before = await balance();
    const body = { client_id: client.id, account_id: client.accounts['USD'] };
    const path = `/deposit/${item.lines[0].id}`;
    const { status, body: made } = await send(angel, path, body);
    expect(status).toBe(201);
    expect(made).toMatchObject({
      status: 'pending',
      amount: '15000.00',
      reference_no: reference,
      sub_type: 'bank',
    });
    expect(await balance()).toBe(before);
    expect((await itemOf(reference, '&state=matched')).records[0].id).toBe(made.id);
    expect((await send(angel, path, body)).body.code).toBe('ALREADY_MATCHED');
    // Above the limit its maker alone credits nothing.
    const approval = { result: 'approved', ...acknowledged, version: made.version };
    await angel.call('PUT', `/deposit/admin/v1/audit/${made.id}`, approval, once());
    expect(await balance()).toBe(before);
  });

  it('is refused for a line that goes out, and for an account of another client', async () => {
    const reference = ref();
    await load(
      fileOf([
        { amount: '-5.00', reference },
        { amount: '6.00', reference: `${reference}B` },
      ]),
    );
    const out = (await list(`size=5&q=${reference}`)).find(
      ({ amount }: { amount: string }) => amount === '5.00',
    );
    const body = { client_id: client.id, account_id: client.accounts['USD'] };
    expect(fieldsOf(await send(angel, `/deposit/${out.lines[0].id}`, body))).toEqual({
      id: 'FIELD_INVALID',
    });
    const incoming = await itemOf(`${reference}B`);
    const wrong = { ...body, account_id: randomUUID() };
    expect((await send(angel, `/deposit/${incoming.lines[0].id}`, wrong)).body.code).toBe(
      'ACCOUNT_NOT_OF_CLIENT',
    );
    expect((await send(angel, `/deposit/${randomUUID()}`, body)).status).toBe(404);
    const yen = ref();
    await load(fileOf([{ amount: '900', reference: yen }], { currency: 'JPY', opening: '0' }));
    const item = await itemOf(yen);
    const converted = await send(angel, `/deposit/${item.lines[0].id}`, body);
    expect(converted.body.code).toBe('RATE_UNAVAILABLE');
    const effectiveAt = new Date(Date.now() - 73 * 60 * 60 * 1000);
    await addRate(
      server().db,
      { primary: 'JPY', secondary: 'USD', final: '0.0066' },
      { effectiveAt },
    );
    const old = await send(angel, `/deposit/${item.lines[0].id}`, body);
    expect(old.body.code).toBe('RATE_OUTDATED');
  });
});

// @rule reconciliation: Only users who see all clients read statements
// @in ./statements.ts
it('is closed to users who do not see all clients', async () => {
  for (const role of ['superman', 'hero'] as const) {
    const api = await server().signIn(role);
    for (const path of ['/statement/list', '/list']) {
      expect((await api.get(`${base}${path}`)).body.code).toBe('FORBIDDEN');
    }
  }
});
