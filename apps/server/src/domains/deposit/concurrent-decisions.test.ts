import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerTransaction } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import {
  addClient,
  addDeposit,
  type ClientFixture,
  readAccount,
  takeOut,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const many = 50;
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

function audit(who: ApiClient, id: string, result: string, key = randomUUID()): Promise<ApiAnswer> {
  return who.call(
    'PUT',
    `/deposit/admin/v1/audit/${id}`,
    { ...acknowledged, result, reason: 'seen', version: 1 },
    { 'idempotency-key': key },
  );
}

function rollback(who: ApiClient, id: string): Promise<ApiAnswer> {
  return who.call(
    'PUT',
    `/deposit/admin/v1/rollback/${id}`,
    { reason: 'returned', version: 2 },
    { 'idempotency-key': randomUUID() },
  );
}

/** How many answers had each status. */
function tally(answers: readonly ApiAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const times = <T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => make(number)));

const balance = async () => (await readAccount(server().db, client.accounts['USD'])).balance;

const postings = (id: string) =>
  server().db.select().from(ledgerTransaction).where(eq(ledgerTransaction.referenceId, id));

describe('decisions that arrive together', () => {
  it('credit one deposit once, however many people approve it', async () => {
    client = await addClient(server().db);
    const { id } = await addDeposit(server().db, client, { amount: '77.00' });
    const answers = await times(many, (number) => audit(person(number), id, 'approved'));
    expect(tally(answers)).toEqual({ 200: 1, 409: many - 1 });
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['ALREADY_DECIDED']));
    expect(Number(await balance())).toBe(77);
    expect(await postings(id)).toHaveLength(1);
  });

  it('answer the same to the same key of the same person, and credit once', async () => {
    client = await addClient(server().db);
    const { id } = await addDeposit(server().db, client, { amount: '78.00' });
    const key = randomUUID();
    const answers = await times(many, () => audit(person(0), id, 'approved', key));
    expect(tally(answers)).toEqual({ 200: many });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(Number(await balance())).toBe(78);
  });

  it('add up on one account', async () => {
    client = await addClient(server().db);
    const deposits = await times(20, () => addDeposit(server().db, client, { amount: '10.01' }));
    const answers = await Promise.all(
      deposits.map(({ id }, number) => audit(person(number), id, 'approved')),
    );
    expect(tally(answers)).toEqual({ 200: deposits.length });
    expect(Number(await balance())).toBeCloseTo(200.2, 8);
  });

  it('approve or reject, never both', async () => {
    client = await addClient(server().db);
    const { id } = await addDeposit(server().db, client, { amount: '5.00' });
    const answers = await times(20, (number) =>
      audit(person(number), id, number % 2 === 0 ? 'approved' : 'rejected'),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
    const won = answers.find(({ status }) => status === 200);
    expect(Number(await balance())).toBe(won?.body.status === 'approved' ? 5 : 0);
  });

  it('take one deposit back once', async () => {
    client = await addClient(server().db);
    const { id } = await addDeposit(server().db, client, { amount: '40.00' });
    await audit(person(0), id, 'approved');
    const answers = await times(20, (number) => rollback(person(number), id));
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
    expect(Number(await balance())).toBe(0);
    expect(await postings(id)).toHaveLength(2);
  });
});

describe('a rollback after the money is gone', () => {
  it('is refused with what is available, and becomes possible when money is back', async () => {
    client = await addClient(server().db);
    const { id } = await addDeposit(server().db, client, { amount: '100.00' });
    await audit(person(0), id, 'approved');
    await takeOut(server().db, client.accounts['USD'] ?? '', '30.00');

    const refused = await rollback(person(1), id);
    expect([refused.status, refused.body.code]).toEqual([409, 'INSUFFICIENT_FUNDS']);
    expect(refused.body.message).toContain('70.00 USD');
    expect(refused.body.message).toContain('100.00 USD');
    const shown = await person(1).get(`/deposit/admin/v1/detail/${id}`);
    expect(shown.body.deposit.status).toBe('approved');
    expect(shown.body.deposit.decision).toMatchObject({
      rollback: false,
      blocked_code: 'INSUFFICIENT_FUNDS',
    });

    const more = await addDeposit(server().db, client, { amount: '30.00' });
    await audit(person(0), more.id, 'approved');
    expect((await rollback(person(1), id)).status).toBe(200);
    expect(Number(await balance())).toBe(0);
  });

  it('lets only as many of the rollbacks that arrive together through as there is money', async () => {
    client = await addClient(server().db);
    const deposits = await times(6, () => addDeposit(server().db, client, { amount: '10.00' }));
    for (const { id } of deposits) await audit(person(0), id, 'approved');
    await takeOut(server().db, client.accounts['USD'] ?? '', '25.00');
    const answers = await Promise.all(
      deposits.map(({ id }, number) => rollback(person(number), id)),
    );
    expect(tally(answers)).toEqual({ 200: 3, 409: 3 });
    expect(Number(await balance())).toBe(5);
  });
});
