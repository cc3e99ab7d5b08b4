import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { accountIn, addPaidOutLoan, addWithdrawal, putIn } from '../../testing/credit-fixtures.ts';
import { addClient, addPair, addRate, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { ledgerKindLabel } from './statement.ts';

const server = useTestServer();
let god: ApiClient;
let client: ClientFixture;

beforeAll(async () => {
  const { db } = server();
  god = await server().signIn('god');
  await addPair(db, { primary: 'USD', secondary: 'CNY' });
  await addRate(db, { primary: 'USD', secondary: 'CNY', final: '7' });
  client = await addClient(db, { agent: 'hero', currencies: ['USD', 'CNY'] });
  await putIn(db, client, '100.00');
  const { id } = await addWithdrawal(db, client, { amount: '30.00', fee: '1.00' });
  const approval = { result: 'approved', ...acknowledged, version: 1 };
  await god.call('POST', `/withdraw/admin/v1/audit/${id}`, approval, once());
  await god.call(
    'POST',
    `/acc/admin/v1/exchange/${client.id}`,
    {
      from_account: accountIn(client, 'USD'),
      to_account: accountIn(client, 'CNY'),
      amount: '20.00',
      rate: '7',
    },
    once(),
  );
});

const path = () => `/user/admin/v1/tfl/${client.id}`;
const lines = async (query = '') =>
  (await god.get(`${path()}${query}`)).body.list.map(
    (line: { kind: string; bucket: string; amount: string; balance: string; available: string }) =>
      `${line.kind} ${line.bucket} ${line.amount} ${line.balance} ${line.available}`,
  );

const all = [
  'deposit.approved available 100.00 100.00 100.00',
  'withdrawal.created available -30.00 70.00 70.00',
  'withdrawal.created frozen 30.00 100.00 70.00',
  'withdrawal.approved frozen -30.00 70.00 70.00',
  'exchange.done available -20.00 50.00 50.00',
  'exchange.done available 140.00 140.00 140.00',
];

describe('the statement', () => {
  it('has every line of the ledger, with what the account held and had available after it', async () => {
    expect(await lines('?sort=created_at')).toEqual(all);
    expect(await lines()).toEqual(all.toReversed());
    const { body } = await god.get(`${path()}?size=1`);
    const [line] = body.list;
    expect(line).toMatchObject({ reference_type: 'exchange', currency: 'CNY', actor: '高建明' });
    expect(body).toMatchObject({
      total: 6,
      totals: [
        { currency: 'CNY', count: 1, amount: '140.00' },
        { currency: 'USD', count: 5, amount: '50.00' },
      ],
    });
  });

  it('has each line once over its pages, with the balance that it has in the whole', async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      seen.push(...(await lines(`?sort=created_at&size=2&page=${page}`)));
    }
    expect(seen).toEqual(all);
  });

  it.each([
    ['currency=CNY', [5]],
    ['bucket=frozen', [2, 3]],
    ['reference_type=withdrawal', [1, 2, 3]],
    ['from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z', []],
    ['from=2020-01-01T00:00:00Z&currency=USD&bucket=available', [0, 1, 4]],
  ])('filtered by %s keeps the balances', async (query, kept) => {
    expect(await lines(`?sort=created_at&${query}`)).toEqual(kept.map((number) => all[number]));
  });

  it('filters by account, and names what it does not know', async () => {
    expect(await lines(`?account_id=${accountIn(client, 'CNY')}`)).toEqual(all.slice(5));
    for (const query of ['sort=kind', 'bucket=lost', 'currency=XXX', 'colour=red']) {
      const { status, body } = await god.get(`${path()}?${query}`);
      expect([status, body.errors[0].field]).toEqual([400, query.split('=')[0]]);
    }
  });

  it('names the record behind each line, and filtered by one has its lines alone', async () => {
    const { body } = await god.get(`${path()}?sort=created_at`);
    const named = body.list.map((line: { record: { kind: string; order_no: string } }) => [
      line.record.kind,
      line.record.order_no.slice(0, 1),
    ]);
    const [deposit, withdrawal, exchange] = ['deposit D', 'withdrawal W', 'exchange X'];
    expect(named.map((name: string[]) => name.join(' '))).toEqual([
      deposit,
      withdrawal,
      withdrawal,
      withdrawal,
      exchange,
      exchange,
    ]);
    const [, { reference_id: id }] = body.list;
    const about = await god.get(`${path()}?sort=created_at&reference_id=${id}`);
    expect(about.body.list).toEqual(body.list.slice(1, 4));
    expect(about.body).toMatchObject({ total: 3, totals: [{ currency: 'USD', amount: '-30.00' }] });
    const file = await god.get(`${path()}/export?reference_id=${id}`);
    expect(String(file.body).trim().split('\r\n')).toHaveLength(4);
  });

  it('has the payout of a loan and every payment on it', async () => {
    const { db } = server();
    const debtor = await addClient(db, { agent: 'hero', currencies: ['USD'] });
    await putIn(db, debtor, '10.00');
    const { id } = await addPaidOutLoan(db, debtor, { amount: '1000.00', days: 60 });
    const paid = await god.call(
      'POST',
      `/overdrawn/admin/v1/loan/pay_fine/${id}`,
      { amount: '1.00' },
      once(),
    );
    expect(paid.status).toBeLessThan(300);
    const { body } = await god.get(
      `/user/admin/v1/tfl/${debtor.id}?sort=created_at&reference_id=${id}`,
    );
    expect(body.list).toMatchObject([
      { kind: 'loan.approved', amount: '1000.00', record: { kind: 'loan', id } },
      { kind: 'loan.repaid', amount: '-1.00', record: { kind: 'loan', id } },
    ]);
  });

  it.each([
    ['hero', 200],
    ['superman', 200],
    ['angel', 200],
    ['hero2', 404],
    ['superman2', 404],
  ])('is not found for a client outside the scope: %s gets %i', async (name, expected) => {
    expect((await (await server().signIn(name)).get(path())).status).toBe(expected);
  });
});

describe('its export', () => {
  it('has the lines in their order, and is written to the audit log with the client', async () => {
    const { body } = await god.get(`${path()}/export?sort=created_at`);
    const rows = String(body).trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[6])).toEqual([
      '100.00',
      '70.00',
      '100.00',
      '70.00',
      '50.00',
      '140.00',
    ]);
    expect(new Set(rows.map((row) => row.split(',')[2]))).toEqual(
      new Set(['入金', '出金冻结', '出金', '换汇']),
    );
    const [entry] = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.action, 'statement.exported'))
      .orderBy(desc(auditLog.seq));
    expect(entry?.after).toMatchObject({ filter: { client_id: client.id }, count: 6 });
  });

  it.each(['trade.paid.3', 'withdrawal.amended.2', 'loan.repaid'])(
    'describes %s in words, and shows an unknown kind as it is named',
    (kind) => {
      expect(ledgerKindLabel(kind, 'en-US')).toMatch(/^[A-Z][a-z ]+$/);
      expect(ledgerKindLabel(kind, 'zh-CN')).toMatch(/^\p{Script=Han}+$/u);
      expect(ledgerKindLabel(`new.${kind}`, 'zh-CN')).toBe(`new.${kind}`);
    },
  );

  it('is refused to who may read but not export', async () => {
    expect((await (await server().signIn('hero')).get(`${path()}/export`)).status).toBe(403);
  });
});
