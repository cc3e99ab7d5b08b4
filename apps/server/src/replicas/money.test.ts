import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, deposit } from '../kernel/db/schema.ts';
import { acknowledged } from '../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../testing/api-client.ts';
import { once } from '../testing/config-calls.ts';
import {
  addClient,
  addDeposit,
  addPair,
  addRate,
  type ClientFixture,
  readAccount,
} from '../testing/deposit-fixtures.ts';
import { at, useReplicas } from '../testing/replicas.ts';

const replicas = useReplicas();

/** Two persons, each at both replicas. */
async function fourCallers(): Promise<ApiClient[]> {
  const { first, second } = replicas();
  const [angel, angel2] = [await first.signIn('angel'), await second.signIn('angel2')];
  return [angel, at(second, angel), at(first, angel2), angel2];
}

const statuses = (answers: readonly ApiAnswer[]) => answers.map(({ status }) => status).sort();

const audit = (who: ApiClient, id: string, body: object) =>
  who.call('PUT', `/deposit/admin/v1/audit/${id}`, { version: 1, ...body }, once());

const credit = (who: ApiClient, client: ClientFixture, amount: string, key: string) =>
  who.call(
    'POST',
    `/deposit/admin/v2/specialized/${client.id}`,
    {
      ...{ account_id: client.accounts['USD'], amount, currency: 'USD', sub_type: 'bank' },
      ...{ payer_name: '测试客户', reference_no: `FT-${amount}` },
    },
    { 'idempotency-key': key },
  );

describe('a deposit', () => {
  // @rule server: Simultaneous requests at two replicas are decided once, with one Idempotency-Key
  // @in domains/deposit/audit-deposit.ts
  it('is approved and paid once if both replicas approve it at the same time', async () => {
    const { db } = replicas().first;
    const callers = await fourCallers();
    const client = await addClient(db);
    const deposits = [];
    for (let made = 0; made < 12; made += 1) deposits.push(await addDeposit(db, client));
    const raced = await Promise.all(
      deposits.map(({ id }) =>
        Promise.all(callers.map((who) => audit(who, id, { result: 'approved', ...acknowledged }))),
      ),
    );
    for (const answers of raced) {
      expect(statuses(answers)).toEqual([200, 409, 409, 409]);
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('ALREADY_DECIDED'));
    }
    expect((await readAccount(db, client.accounts['USD'])).balance).toBe('1200.00000000');
    const ids = deposits.map(({ id }) => id);
    const approved = and(eq(auditLog.action, 'deposit.approved'), inArray(auditLog.subjectId, ids));
    expect(await db.$count(auditLog, approved)).toBe(deposits.length);
  });

  it('is either approved or rejected if replicas decide differently, and the money matches', async () => {
    const { first, second } = replicas();
    const { db } = first;
    const [angel, angel2] = [await first.signIn('angel'), await second.signIn('angel2')];
    const client = await addClient(db);
    const rejection = { result: 'rejected', reason_code: 'other', reason: 'not received' };
    let approvals = 0;
    for (let round = 0; round < 10; round += 1) {
      const { id } = await addDeposit(db, client);
      const answers = await Promise.all([
        audit(angel, id, { result: 'approved', ...acknowledged }),
        audit(angel2, id, rejection),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
      const [row] = await db.select().from(deposit).where(eq(deposit.id, id));
      expect(row?.status).toBe(answers[0].status === 200 ? 'approved' : 'rejected');
      if (row?.status === 'approved') approvals += 1;
    }
    const { balance } = await readAccount(db, client.accounts['USD']);
    expect(Number(balance)).toBe(approvals * 100);
  });
});

describe('an Idempotency-Key', () => {
  it('gets the same response from the other replica, and the write is done once', async () => {
    const { first, second } = replicas();
    const angel = await first.signIn('angel');
    const client = await addClient(first.db);
    const key = randomUUID();
    const answer = await credit(angel, client, '7.00', key);
    const replayed = await credit(at(second, angel), client, '7.00', key);
    expect([replayed.status, replayed.body]).toEqual([answer.status, answer.body]);
    const other = await credit(at(second, angel), client, '8.00', key);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await first.db.$count(deposit, eq(deposit.clientId, client.id))).toBe(1);
  });

  it('is used once if both receive it at the same time, and both respond with the result', async () => {
    const { first, second } = replicas();
    const angel = await first.signIn('angel');
    const client = await addClient(first.db);
    for (let round = 0; round < 10; round += 1) {
      const key = randomUUID();
      const [one, other] = await Promise.all(
        [angel, at(second, angel)].map((who) => credit(who, client, '7.00', key)),
      );
      expect([other?.status, other?.body]).toEqual([one?.status, one?.body]);
    }
    expect(await first.db.$count(deposit, eq(deposit.clientId, client.id))).toBe(10);
  });
});

describe('what an account has', () => {
  it('is spent once, however many exchanges of all of it come to both replicas', async () => {
    const { db } = replicas().first;
    const callers = await fourCallers();
    const client = await addClient(db, { currencies: ['USD', 'EUR'] });
    await addPair(db, { primary: 'USD', secondary: 'EUR' });
    await addRate(db, { primary: 'USD', secondary: 'EUR', final: '0.5' });
    const { id } = await addDeposit(db, client);
    const [angel] = callers;
    if (angel !== undefined) await audit(angel, id, { result: 'approved', ...acknowledged });
    const { USD: from, EUR: to } = client.accounts;
    const body = { from_account: from, to_account: to, amount: '100.00', rate: '0.5' };
    const answers = await Promise.all(
      callers.map((who) => who.call('POST', `/acc/admin/v1/exchange/${client.id}`, body, once())),
    );
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422 || status === 409)).toHaveLength(3);
    const left = await Promise.all([from, to].map((account) => readAccount(db, account)));
    expect(left.map(({ balance }) => Number(balance))).toEqual([0, 50]);
  });
});
