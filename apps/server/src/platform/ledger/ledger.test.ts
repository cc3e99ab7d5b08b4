import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerEntry, ledgerTransaction } from '../../kernel/db/schema.ts';
import { addClient, type ClientFixture, readAccount } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { type Entry, type Posting, postTransaction } from './ledger.ts';

const server = useTestServer();
let client: ClientFixture;

beforeEach(async () => {
  client = await addClient(server().db, { currencies: ['USD', 'CNY'] });
});

const idOf = (currency: string) => client.accounts[currency] ?? '';

function post(entries: Entry[], more: Partial<Posting> = {}): Promise<unknown> {
  return server().db.transaction((tx) =>
    postTransaction(tx, {
      kind: 'test.moved',
      reference: { type: 'test', id: randomUUID() },
      actorId: null,
      entries,
      ...more,
    }),
  );
}

const refuses = (entries: Entry[], message: string) =>
  expect(post(entries)).rejects.toMatchObject({
    cause: { message: expect.stringContaining(message) },
  });

const toClient = (amount: string, currency = 'USD', bucket: 'available' | 'frozen' = 'available') =>
  ({ accountId: idOf(currency), bucket, amount, currency }) satisfies Entry;
const firm = (amount: string, currency = 'USD') =>
  ({ firmAccount: 'clearing', amount, currency }) satisfies Entry;

describe('postTransaction', () => {
  it('moves the balance, the running column and the version together', async () => {
    await post([firm('-10.50'), { ...toClient('10.50'), running: 'profit' }]);
    const { balance, frozen, profit, deposit, version } = await readAccount(
      server().db,
      idOf('USD'),
    );
    expect([balance, frozen, profit, deposit].map(Number)).toEqual([10.5, 0, 10.5, 0]);
    expect(version).toBe(2);
    // Without a matching trade, the check would fail.
    await post([firm('10.50'), { ...toClient('-10.50'), running: 'profit' }]);
  });

  it('freezes and releases without changing what the client owns', async () => {
    await post([firm('-10.00'), toClient('10.00')]);
    await post([toClient('-4.00'), toClient('4.00', 'USD', 'frozen')]);
    expect(await readAccount(server().db, idOf('USD'))).toMatchObject({
      balance: '10.00000000',
      frozen: '4.00000000',
    });
    await post([toClient('4.00'), toClient('-4.00', 'USD', 'frozen')]);
    expect(await readAccount(server().db, idOf('USD'))).toMatchObject({ frozen: '0.00000000' });
  });

  // @rule ledger: Money moves only by transactions that sum to zero in each currency
  it('refuses entries that do not sum to zero in each currency', async () => {
    await refuses([firm('-10.00'), toClient('10.01')], 'USD sums to 0.01');
    await refuses([firm('-10.00'), toClient('10.00', 'CNY')], 'sum to zero');
  });

  it('refuses an amount that the currency cannot hold', async () => {
    await refuses([firm('-0.005'), toClient('0.005')], 'more digits');
  });

  // @rule ledger: The available balance never goes below zero
  it('refuses to take more than is available, with the two amounts in the message', async () => {
    await post([firm('-10.00'), toClient('10.00')]);
    await post([toClient('-4.00'), toClient('4.00', 'USD', 'frozen')]);
    await expect(post([toClient('-6.01'), firm('6.01')])).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      details: { values: { available: '6.00 USD', needed: '6.01 USD' } },
    });
  });

  it('refuses to release more than is frozen', async () => {
    await post([firm('-10.00'), toClient('10.00')]);
    await expect(
      post([toClient('1.00'), toClient('-1.00', 'USD', 'frozen')]),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });

  it('refuses an entry in another currency than the account holds', async () => {
    const wrong = { ...toClient('1.00', 'CNY'), accountId: idOf('USD') };
    await refuses([firm('-1.00', 'CNY'), wrong], 'holds USD, not CNY');
  });

  // @rule ledger: One posting per kind and reference
  it('posts once for a kind and a reference, no matter who calls it', async () => {
    const reference = { type: 'test', id: randomUUID() };
    await post([firm('-1.00'), toClient('1.00')], { reference });
    await expect(post([firm('-1.00'), toClient('1.00')], { reference })).rejects.toThrow();
    expect(Number((await readAccount(server().db, idOf('USD'))).balance)).toBe(1);
  });

  it('does not wait in a circle when postings touch the same accounts in different orders', async () => {
    const currencies = ['USD', 'CNY', 'HKD', 'EUR', 'GBP', 'SGD', 'AUD', 'CAD'];
    client = await addClient(server().db, { currencies });
    const inOrder = currencies.flatMap((code) => [firm('-1.00', code), toClient('1.00', code)]);
    const turned = [...inOrder].reverse();
    await Promise.all(
      Array.from({ length: 60 }, (_, number) => post(number % 2 === 0 ? inOrder : turned)),
    );
    expect(Number((await readAccount(server().db, idOf('CAD'))).balance)).toBe(60);
  });
});

describe('the database', () => {
  // @rule ledger: The database itself refuses an unbalanced transaction
  // @in apps/server/migrations/0000_baseline.sql
  it('refuses a transaction that does not balance, also past this code', async () => {
    await expect(
      server().owner.transaction(async (tx) => {
        const [transaction] = await tx
          .insert(ledgerTransaction)
          .values({ kind: 'forged', referenceType: 'test', referenceId: randomUUID() })
          .returning();
        await tx.insert(ledgerEntry).values({
          transactionId: transaction?.id ?? '',
          firmAccount: 'clearing',
          amount: '5.00',
          currency: 'USD',
        });
      }),
    ).rejects.toThrow();
  });

  // @rule ledger: Ledger and audit log are append-only
  // @in apps/server/migrations/0000_baseline.sql
  it.each(['ledger_entry', 'ledger_transaction', 'audit_log'])(
    'never changes %s',
    async (table) => {
      const name = sql.identifier(table);
      await expect(server().owner.execute(sql`delete from ${name}`)).rejects.toThrow();
      await expect(server().owner.execute(sql`truncate ${name} cascade`)).rejects.toThrow();
    },
  );
});
