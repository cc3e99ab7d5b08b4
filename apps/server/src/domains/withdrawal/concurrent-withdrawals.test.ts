import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerTransaction } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { atOnce, countStatuses } from '../../testing/at-once.ts';
import { addWithdrawal, putIn } from '../../testing/credit-fixtures.ts';
import { addClient, type ClientFixture, readAccount } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let people: ApiClient[];
let client: ClientFixture;

beforeAll(async () => {
  people = await Promise.all(['angel', 'angel2', 'god'].map((name) => server().signIn(name)));
});

const person = (number: number): ApiClient => {
  const found = people[number % people.length];
  if (found === undefined) throw new Error('Nobody has signed in.');
  return found;
};

const audit = (number: number, id: string, result: string, key = randomUUID()) =>
  person(number).call(
    'POST',
    `/withdraw/admin/v1/audit/${id}`,
    { ...acknowledged, result, reason: 'seen', version: 1 },
    { 'idempotency-key': key },
  );

const rollback = (number: number, id: string) =>
  person(number).call(
    'PUT',
    `/withdraw/admin/v1/rollback/${id}`,
    { reason: 'returned', version: 2 },
    { 'idempotency-key': randomUUID() },
  );

const figures = async () => {
  const { balance, frozen } = await readAccount(server().db, client.accounts['USD']);
  return [Number(balance), Number(frozen)];
};

async function clientWith(amount: string): Promise<void> {
  client = await addClient(server().db);
  await putIn(server().db, client, amount);
}

describe('decisions on a withdrawal that arrive together', () => {
  it('pay it out once, however many people approve it', async () => {
    await clientWith('200.00');
    const { id } = await addWithdrawal(server().db, client, { amount: '77.00', fee: '1.00' });
    const answers = await atOnce(50, (number) => audit(number, id, 'approved'));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    expect(await figures()).toEqual([123, 0]);
    const { db } = server();
    const postings = await db
      .select()
      .from(ledgerTransaction)
      .where(eq(ledgerTransaction.referenceId, id));
    expect(postings.map(({ kind }) => kind).toSorted()).toEqual([
      'withdrawal.approved',
      'withdrawal.created',
    ]);
  });

  it('pay out or free, never both', async () => {
    await clientWith('10.00');
    const { id } = await addWithdrawal(server().db, client, { amount: '5.00' });
    const answers = await atOnce(20, (number) =>
      audit(number, id, number % 2 === 0 ? 'approved' : 'rejected'),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
    const won = answers.find(({ status }) => status === 200);
    expect(await figures()).toEqual([won?.body.status === 'approved' ? 5 : 10, 0]);
  });

  it('answer the same to the same key of the same person, and pay once', async () => {
    await clientWith('10.00');
    const { id } = await addWithdrawal(server().db, client, { amount: '4.00' });
    const key = randomUUID();
    const answers = await atOnce(20, () => audit(0, id, 'approved', key));
    expect(countStatuses(answers)).toEqual({ 200: 20 });
    expect(await figures()).toEqual([6, 0]);
  });

  it('give one withdrawal back once', async () => {
    await clientWith('40.00');
    const { id } = await addWithdrawal(server().db, client, { amount: '40.00', fee: '2.00' });
    await audit(0, id, 'approved');
    const answers = await atOnce(20, (number) => rollback(number, id));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
    expect(await figures()).toEqual([40, 0]);
  });
});

describe('withdrawals that are asked for together', () => {
  it('freeze only as much as there is', async () => {
    await clientWith('25.00');
    const asked = await Promise.allSettled(
      Array.from({ length: 6 }, () => addWithdrawal(server().db, client, { amount: '10.00' })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await figures()).toEqual([25, 20]);
  });
});
