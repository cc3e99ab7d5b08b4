import { orderStaffActions, subscriptionStates, tradeStates } from '@brokerdesk/machines/records';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import type { ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  makeDue,
  type ProductFixture,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import type { TradeRecord } from '../trade-terms/trade-terms.ts';

const server = useTestServer();
let angel: ApiClient;
let client: ClientFixture;
let trx: ReturnType<typeof tradeCalls>;
let ipo: ProductFixture;
let ai: ProductFixture;

beforeAll(async () => {
  angel = await server().signIn('angel');
  client = await addRichClient(server().db);
  trx = tradeCalls(angel);
  ipo = await addProduct(server().db, 'ipo', {
    terms: { funding_model: 'pay_on_win', issue_price: '1.00' },
    poolQty: 1_000_000,
  });
  ai = await addProduct(server().db, 'ai');
});

type Call = (trade: TradeRecord, version: number) => Promise<{ status: number; body: never }>;
const calls: Record<string, Call> = {
  approve: (trade, version) => trx.approve(trade, version) as never,
  reject: (trade, version) => trx.reject(trade, version) as never,
  'pay a part': (trade, version) => trx.pay(trade, version, '10.00') as never,
  sell: (trade, version) => trx.sell(trade, version, { price: '1.00' }) as never,
  clear: (trade, version) => trx.clear(trade, version) as never,
  complete: (trade, version) => trx.complete(trade, version) as never,
};

const ways = {
  awaiting: [],
  payment: ['allot'],
  outstanding: ['allot', 'pay a part'],
  holding: ['allot', 'pay all'],
  sold: ['allot', 'pay all', 'sell'],
  unsettled: ['allot', 'pay all', 'sell', 'clear'],
  completed: ['allot', 'pay all', 'sell', 'clear', 'complete'],
  released: ['reject'],
} as const;

const allowed: Record<string, Record<string, string>> = {
  awaiting: { reject: 'released' },
  payment: { 'pay a part': 'outstanding' },
  outstanding: { 'pay a part': 'outstanding' },
  holding: { sell: 'sold' },
  sold: { clear: 'unsettled' },
  unsettled: { complete: 'completed' },
  completed: {},
  released: {},
};

const behind: Record<string, readonly string[]> = {
  approve: ['payment', 'outstanding', 'holding', 'sold', 'unsettled', 'completed', 'released'],
  reject: ['payment', 'outstanding', 'holding', 'sold', 'unsettled', 'completed', 'released'],
  'pay a part': ['holding', 'sold', 'unsettled', 'completed'],
  sell: ['sold', 'unsettled', 'completed'],
  clear: ['unsettled', 'completed'],
  complete: ['completed'],
};

async function bring(trade: TradeRecord, way: readonly string[]): Promise<number> {
  let version = 1;
  for (const step of way) {
    if (step === 'allot') {
      await allot(server().db, trade);
      version += 1;
      continue;
    }
    const answer =
      step === 'pay all'
        ? await trx.pay(trade, version, '100.00')
        : await (calls[step] as Call)(trade, version); // Every other step is a call of the table.
    expect([step, answer.status]).toEqual([step, 200]);
    if (step === 'clear') await makeDue(server().db, trade);
    version += 1;
  }
  return version;
}

describe('every change of state', () => {
  const pairs = Object.keys(ways).flatMap((from) =>
    Object.keys(calls).map((action) => [from, action] as const),
  );

  // @rule trade-records: Trade states follow one table, from awaiting to completed or released
  // @in packages/machines/src/records/orders.ts
  it.each(pairs)('%s: %s', async (from, action) => {
    const trade = await addTrade(server().db, client, ipo, { quantity: '100' });
    const version = await bring(trade, ways[from as keyof typeof ways]);
    const call = calls[action] as Call; // The pairs are made of its keys.
    const answer: { status: number; body: Record<string, unknown> } = await call(trade, version);
    const after = allowed[from]?.[action];
    if (after !== undefined) {
      expect([answer.status, answer.body['status']]).toEqual([200, after]);
      return;
    }
    const decided = behind[action]?.includes(from) ?? false;
    const isPooled = from === 'awaiting' && action === 'approve';
    const early = isPooled ? 'ALLOTTED_BY_ALLOCATION' : 'INVALID_TRANSITION';
    const code = decided ? 'ALREADY_DECIDED' : early;
    expect([answer.status, answer.body['code']]).toEqual([409, code]);
    expect((await trx.detail(trade)).body.trade).toMatchObject({ status: from, version });
  });
});

const staffMay = (actions: object) => orderStaffActions.filter((action) => action in actions);

interface Offered {
  decision: { approve: boolean; reject: boolean };
  steps: string[];
}

const offered = ({ decision, steps }: Offered) => [
  ...(decision.approve ? ['approve'] : []),
  ...(decision.reject ? ['reject'] : []),
  ...steps,
];

describe('a trade record', () => {
  it.each(Object.entries(ways))('offers the actions of the state %s', async (state, way) => {
    const trade = await addTrade(server().db, client, ipo, { quantity: '100' });
    await bring(trade, way);
    const { body } = await trx.detail(trade);
    // The keys are states. Pieces are allotted by the allocation alone.
    const table = staffMay(tradeStates[state as keyof typeof tradeStates]);
    expect(offered(body.trade)).toEqual(table.filter((action) => action !== 'approve'));
  });

  it('offers the actions of a subscription that renews', async () => {
    const trade = await addTrade(server().db, client, ai, { kind: 'subscribe' });
    await bring(trade, ['approve']);
    const { body } = await trx.detail(trade);
    expect(offered(body.trade)).toEqual(staffMay(subscriptionStates.holding));
  });
});

describe('every change of state of a subscription', () => {
  const subscriptionWays = {
    awaiting: [],
    holding: ['approve'],
    completed: ['approve', 'complete'],
    released: ['reject'],
  } as const;
  const possible: Record<string, Record<string, string>> = {
    awaiting: { approve: 'holding', reject: 'released' },
    holding: { complete: 'completed' },
    completed: {},
    released: {},
  };
  const pairs = Object.keys(subscriptionWays).flatMap((from) =>
    Object.keys(calls).map((action) => [from, action] as const),
  );

  // @rule trade-records: A subscription goes awaiting → holding → completed, or is released
  // @in packages/machines/src/records/orders.ts
  it.each(pairs)('%s: %s, as a subscription', async (from, action) => {
    const trade = await addTrade(server().db, client, ai, { kind: 'subscribe' });
    const version = await bring(trade, subscriptionWays[from as keyof typeof subscriptionWays]);
    const call = calls[action] as Call; // The pairs are made of its keys.
    const answer: { status: number; body: Record<string, unknown> } = await call(trade, version);
    const after = possible[from]?.[action];
    if (after !== undefined) expect([answer.status, answer.body['status']]).toEqual([200, after]);
    else expect(answer.status).toBe(409);
  });
});
