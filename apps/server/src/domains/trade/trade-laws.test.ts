import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { readAccount } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  makeDue,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { isAllocated } from '../product/order-kinds.ts';

const server = useTestServer();
let people: readonly [ApiClient, ApiClient];
let seller: ApiClient;

beforeAll(async () => {
  const { signIn } = server();
  people = [await signIn('angel'), await signIn('angel2')];
  seller = await signIn('god');
});

const actions = [
  'approve',
  'reject',
  'pay',
  'sell',
  'clear',
  'complete',
  'cancel',
  'withdraw',
] as const;
type Action = (typeof actions)[number];
type Status = Schemas.TradeStatus;

/** Transitions of the contract, written apart from the server's table. */
const lawful: Readonly<Record<Status, readonly Action[]>> = {
  awaiting: ['approve', 'reject', 'withdraw'],
  payment: ['pay'],
  outstanding: ['pay'],
  holding: ['sell'],
  sold: ['clear'],
  unsettled: ['complete'],
  completed: [],
  released: [],
};

function isLawful(action: Action, { kind, status, plan }: Schemas.Trade): boolean {
  if (kind === 'subscribe' && status === 'holding') {
    return action === 'complete' || (action === 'cancel' && plan?.auto_renew === true);
  }
  return lawful[status].includes(action);
}

const steps = fc.array(
  fc.record({
    // The next lawful step is chosen often, so that histories reach an end.
    action: fc.oneof(
      { weight: 3, arbitrary: fc.constant('lawful' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...actions) },
    ),
    who: fc.nat(1),
    part: fc.boolean(),
    gains: fc.boolean(),
  }),
  { minLength: 3, maxLength: 12 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

/** A gain within the bounds of the product, or what was paid for it. */
const gain: Readonly<Record<string, object>> = {
  ...{ stock: { price: '12.61' }, block: { price: '8.33' }, ipo: { price: '10.47' } },
  ...{ quant: { profit: '12.34' }, ai: { profit: '12.34' } },
  daily: { profit: '12.34' },
};

function take(who: ApiClient, trade: Schemas.Trade, action: Action, { part, gains }: Step) {
  const calls = tradeCalls(who, people[0]);
  const { version } = trade;
  switch (action) {
    case 'approve':
      return calls.approve(trade, version);
    case 'reject':
      return calls.reject(trade, version);
    case 'pay': {
      const owed = new Big(trade.outstanding);
      const amount = owed.lte(0) ? new Big(1) : part ? owed.div(3).round(2, Big.roundUp) : owed;
      return calls.pay(trade, version, amount.toFixed(2));
    }
    case 'sell':
      return calls.sell(trade, version, gains ? gain[trade.kind] : undefined);
    case 'clear':
      return calls.clear(trade, version);
    case 'complete':
      return calls.complete(trade, version);
    case 'cancel':
      return cancel(who, trade);
    case 'withdraw':
      return calls.withdraw(trade, version);
  }
}

/** Takes a step with what it needs: an allocation for a pooled order, and the settlement time of a sale. */
async function takeInTime(
  who: ApiClient,
  trade: Schemas.Trade,
  action: Action,
  step: Step,
): Promise<ApiAnswer> {
  const { db } = server();
  if (isAllocated(trade.kind) && action === 'approve' && isLawful(action, trade)) {
    await allot(db, trade);
    const answer = await tradeCalls(who).detail(trade);
    return { ...answer, body: answer.body.trade };
  }
  if (action === 'complete' && trade.status === 'unsettled') await makeDue(db, trade);
  // The approver of an order does not sell it alone.
  return take(action === 'sell' ? seller : who, trade, action, step);
}

/** Cancels a subscription; other orders cannot be cancelled. */
function cancel(who: ApiClient, { id, version }: Schemas.Trade): Promise<ApiAnswer> {
  const path = `/trx/admin/v1/subscribe/cancel/${id}`;
  return who.call('POST', path, { version }, once());
}

/** Amount that the order has taken from the balance so far, by simple arithmetic. */
function takenBy({ kind, status, paid, profit, fee }: Schemas.Trade): Big {
  const spent = new Big(paid);
  if (!['holding', 'sold', 'unsettled', 'completed'].includes(status)) return new Big(0);
  if (status !== 'completed' || kind === 'subscribe') return spent;
  return spent.minus(new Big(paid).plus(profit ?? '0').minus(fee));
}

const kinds = [
  ['stock', 'prefund'],
  ['block', 'prefund'],
  ['ipo', 'prefund'],
  ['ipo', 'pay_on_win'],
  ['daily', 'prefund'],
  ['subscribe', 'prefund'],
  ['ai', 'prefund'],
  ['quant', 'prefund'],
] as const;

it.each(kinds)(
  'every lawful sequence of steps of a %s (%s) conserves the money, and every other step is refused',
  async (kind, funding) => {
    const { db } = server();
    const terms = {
      ...(kind === 'ipo' && { funding_model: funding }),
      ...(funding === 'pay_on_win' && { pay_deadline: '2099-01-01T00:00:00Z' }),
    };
    const product = await addProduct(db, kind === 'subscribe' ? 'ai' : kind, {
      ...(['stock', 'block', 'ipo'].includes(kind) && { poolQty: 1_000_000 }),
      terms,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const client = await addRichClient(db, { money: '20000.00' });
        const order = await addTrade(db, client, product, { kind });
        let trade: Schemas.Trade = (await tradeCalls(people[0]).detail(order)).body.trade;
        const money = async () => {
          const { balance, frozen } = await readAccount(db, client.accounts['USD']);
          return [new Big(balance).toFixed(2), new Big(frozen).toFixed(2)];
        };
        for (const step of taken) {
          const next = actions.find((one) => isLawful(one, trade));
          const action = step.action === 'lawful' ? next : step.action;
          if (action === undefined) break;
          const before = await money();
          const who = people[step.who === 0 ? 0 : 1];
          const { status, body } = await takeInTime(who, trade, action, step);
          const label = `${action} of ${trade.status}`;
          if (isLawful(action, trade)) {
            expect([label, status, body.code]).toEqual([label, 200, undefined]);
            trade = body;
          } else {
            // Not found is what the cancellation of another kind is.
            expect([404, 409], label).toContain(status);
            expect(await money()).toEqual(before);
          }
          expect(await money(), label).toEqual([
            new Big('20000').minus(takenBy(trade)).toFixed(2),
            new Big(trade.frozen).toFixed(2),
          ]);
        }
      }),
      { numRuns: 4 },
    );
    expect(await checkLedger(db)).toEqual([]);
  },
  120_000,
);
