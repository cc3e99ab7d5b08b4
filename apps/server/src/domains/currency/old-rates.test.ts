import { beforeAll, describe, expect, it } from 'vitest';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { accountIn, addOverdrawn, addWithdrawal } from '../../testing/credit-fixtures.ts';
import {
  addDeposit,
  addPair,
  addRate,
  type ClientFixture,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';

const server = useTestServer();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
let angel: ApiClient;

beforeAll(async () => {
  const { db, signIn } = server();
  angel = await signIn('angel');
  const quoted = { SGD: 73, AUD: 73, CAD: 71 };
  for (const [primary, hours] of Object.entries(quoted)) {
    const pair = { primary, secondary: 'USD', final: '1.00' };
    await addRate(db, pair, { effectiveAt: hoursAgo(hours) });
    await addRate(db, { primary, secondary: 'EUR', final: '0.90' });
    await addPair(db, { primary, secondary: 'EUR' });
  }
});

type Call = (client: ClientFixture, currency: string) => Promise<ApiAnswer>;

const approved = { result: 'approved', version: 1, ...acknowledged };
const approveDeposit = (id: string) =>
  angel.call('PUT', `/deposit/admin/v1/audit/${id}`, approved, once());

const acts: Record<string, Call> = {
  async deposit(client, currency) {
    const { id } = await addDeposit(server().db, client, { currency, amount: '10000.00' });
    return approveDeposit(id);
  },
  async withdrawal(client, currency) {
    const { id } = await addWithdrawal(server().db, client, { currency });
    return angel.call('POST', `/withdraw/admin/v1/audit/${id}`, approved, once());
  },
  async bonus(client, currency) {
    const kind = { subType: 'bonus' } as const;
    const { id, version } = await addOverdrawn(server().db, client, { kind, currency });
    const body = { result: 'approved', version };
    return angel.call('PUT', `/overdrawn/admin/v1/audit/${id}`, body, once());
  },
  async exchange(client, currency) {
    const sides = { from: accountIn(client, currency), to: accountIn(client, 'EUR') };
    const body = { from_account: sides.from, to_account: sides.to, amount: '100.00', rate: '0.9' };
    return angel.call('POST', `/acc/admin/v1/exchange/${client.id}`, body, once());
  },
  async sale(client, currency) {
    const { db } = server();
    const trade = await addTrade(db, client, await addProduct(db, 'stock', { currency }));
    await allot(db, trade);
    return tradeCalls(angel).sell(trade, 2, { price: '12.51' });
  },
};

const waits = ({ status, body }: ApiAnswer) => {
  expect([200, 201], body.code).toContain(status);
  return body.status === 'pending' || body.decision?.second_person?.waiting?.mine === true;
};

describe('an amount at a rate older than the trade config allows', () => {
  // @rule second-person: At a rate older than configured an amount is above every limit
  // @in platform/approval/verdict.ts ./find-rate.ts
  it.each(Object.entries(acts))('takes two people, at a newer rate one: %s', async (_, ask) => {
    const client = () => addRichClient(server().db, { currencies: ['SGD', 'CAD', 'EUR'] });
    expect(waits(await ask(await client(), 'SGD'))).toBe(true);
    expect(waits(await ask(await client(), 'CAD'))).toBe(false);
  });

  it('keeps what it was booked at, and takes two people when the pair is quoted again', async () => {
    const { db } = server();
    const client = await addRichClient(db, { currencies: ['AUD'] });
    const { id, baseAmount } = await addDeposit(db, client, { currency: 'AUD' });
    expect(Number(baseAmount)).toBe(100);
    await addRate(
      db,
      { primary: 'AUD', secondary: 'USD', final: '2.00' },
      { effectiveAt: new Date() },
    );
    const { body } = await approveDeposit(id);
    expect(body).toMatchObject({
      status: 'pending',
      decision: { second_person: { bound: 'record', used: null, waiting: { mine: true } } },
    });
  });
});
