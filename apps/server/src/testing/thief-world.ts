import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { currencyPair, rate, staffUser } from '../kernel/db/schema.ts';
import type { ApiClient } from './api-client.ts';
import { once } from './config-calls.ts';
import { addOverdrawn, addWithdrawal } from './credit-fixtures.ts';
import { addDeposit, addPair, addRate, type ClientFixture } from './deposit-fixtures.ts';
import { kycForm } from './kyc-fixtures.ts';
import { createPerson, giveAuthenticator, type TestPerson } from './people.ts';
import { insertTrade, productBody } from './product-fixtures.ts';
import { addService } from './service-accounts.ts';
import type { TestServer } from './test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  type ProductFixture,
  tradeCalls,
} from './trade-fixtures.ts';
import { changeLimits } from './two-person-fixtures.ts';

const nothing: Schemas.AmountLimit = {
  record: '0',
  maker_day: '0',
  maker_week: '0',
  client_day: '0',
  client_week: '0',
  pair_day: '0',
  pair_week: '0',
};
const tradeKinds = ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant'] as const;
type TradeRef = { kind: string; id: string };

/** What one person with every right finds, who wants more money or more rights. */
export interface ThiefWorld {
  client: ClientFixture;
  deposits: Record<'asked' | 'own' | 'approved', string>;
  withdrawals: Record<'asked' | 'approved', string>;
  overdrawn: Record<'asked' | 'own', string>;
  holdings: readonly TradeRef[];
  /** Made by the thief for the client. */
  order: TradeRef;
  product: ProductFixture;
  plan: ProductFixture;
  /** Of a fund that has an open order. */
  fundId: string;
  colleague: TestPerson;
  /** An identity check that the thief has filled in for the client. */
  kycId: string;
  disabled: TestPerson;
  rateId: string;
  /** Reads one list; whose secret the thief does not have. */
  serviceId: string;
}

/**
 * Makes it, with limits of nothing, so that whatever is gained is seen. The second person where the world
 * needs one stays out of what follows.
 */
export async function makeThiefWorld(server: TestServer, thief: ApiClient): Promise<ThiefWorld> {
  const { db, signIn } = server;
  const { id: serviceId } = await addService(server, { scopes: ['deposit:read'] });
  const others = [await signIn('angel'), await signIn('angel2')] as const;
  const client = await addRichClient(db, {
    ...{ money: '100000.00', agent: 'hero', currencies: ['USD', 'HKD'] },
  });
  await addPair(db, { primary: 'USD', secondary: 'HKD' }, { minAmount: '1' });
  await addRate(db, { primary: 'USD', secondary: 'HKD', final: '7.8105' });
  const fortune = { amount: '1000000.00' };
  const approved = await addDeposit(db, client, { amount: '500.00' });
  await decide(others, `/deposit/admin/v1/audit/${approved.id}`, 'PUT');
  const paidOut = await addWithdrawal(db, client, { amount: '700.00' });
  await decide(others, `/withdraw/admin/v1/audit/${paidOut.id}`, 'POST');
  const holdings: TradeRef[] = [];
  for (const kind of tradeKinds) {
    const trade = await addTrade(db, client, await addProduct(db, kind));
    if (['stock', 'block', 'ipo'].includes(kind)) await allot(db, trade);
    else await tradeCalls(others[0]).approve(trade);
    holdings.push(trade);
  }
  const plan = await addProduct(db, 'ai');
  const path = '/fund/admin/v1/create';
  const { body: fund } = await others[0].call('POST', path, productBody('fund'), once());
  await insertTrade(db, { of: client, productId: fund.id, kind: 'fund' });
  const filled = await thief.call(
    'PUT',
    `/identify/admin/v1/fill/${client.id}`,
    await kycForm(server, 'god'),
  );
  const colleague = await createPerson(server, { role: 'hero' });
  await giveAuthenticator(server, colleague);
  const disabled = await createPerson(server, { role: 'god' });
  await db
    .update(staffUser)
    .set({ active: false, disabledAt: new Date() })
    .where(eq(staffUser.id, disabled.id));
  await addRate(db, { primary: 'USD', secondary: 'CNY', final: '7.1' });
  const stopped = { primary: 'USD', secondary: 'CNY', minAmount: '1', status: 'disabled' } as const;
  await db.insert(currencyPair).values({ ...stopped, weight: 1 });
  const [quoted] = await db.select({ id: rate.id }).from(rate).where(eq(rate.primary, 'USD'));
  const made = {
    client,
    deposits: {
      asked: (await addDeposit(db, client, fortune)).id,
      own: (await addDeposit(db, client, { ...fortune, maker: 'god' })).id,
      approved: approved.id,
    },
    withdrawals: {
      asked: (await addWithdrawal(db, client, { amount: '900.00' })).id,
      approved: paidOut.id,
    },
    overdrawn: {
      asked: (await addOverdrawn(db, client, fortune)).id,
      own: (
        await addOverdrawn(db, client, { ...fortune, kind: { subType: 'bonus' }, maker: 'god' })
      ).id,
    },
    holdings,
    order: await addTrade(db, client, await addProduct(db, 'quant'), { maker: 'god' }),
    product: await addProduct(db, 'ipo'),
    plan,
    fundId: fund.id,
    colleague,
    kycId: filled.body.id,
    disabled,
    serviceId,
    rateId: quoted?.id ?? '',
  };
  await addTrade(db, client, made.product, { maker: 'god' });
  const limits = { credit: nothing, withdrawal: nothing, profit: nothing, rollback: nothing };
  await changeLimits(db, limits, { messages: { alone_max: 0 } });
  if (thief.tokens === null) throw new Error('The thief has to be signed in.');
  return made;
}

/** Approved by one, and where that is not enough by another. */
async function decide(
  [first, second]: readonly [ApiClient, ApiClient],
  path: string,
  method: 'PUT' | 'POST',
): Promise<void> {
  const body = { result: 'approved', version: 1 };
  const { body: after } = await first.call(method, path, body, once());
  if (after.status === 'pending') await second.call(method, path, body, once());
}
