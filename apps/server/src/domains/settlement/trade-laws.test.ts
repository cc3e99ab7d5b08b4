import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { type ClientFixture, readAccount } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  makeDue,
  strike,
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
  'sellPart',
  'redeem',
  'redeemPart',
  'confirm',
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

const lawfulOfFund: Readonly<Record<string, readonly Action[]>> = {
  review: ['approve', 'reject', 'withdraw'],
  confirming: ['confirm', 'withdraw'],
  holding: ['redeem', 'redeemPart'],
  redeeming: ['confirm', 'withdraw'],
};

const inPieces: readonly string[] = ['stock', 'block', 'ipo'];

function isLawful(action: Action, trade: Schemas.Trade): boolean {
  const { kind, status, phase, plan } = trade;
  if (kind === 'subscribe' && status === 'holding') {
    return action === 'complete' || (action === 'cancel' && plan?.auto_renew === true);
  }
  if (kind === 'fund' && (status === 'awaiting' || status === 'holding')) {
    return lawfulOfFund[phase ?? status]?.includes(action) === true;
  }
  if (action === 'sellPart') {
    return inPieces.includes(kind) && status === 'holding' && partOf(trade, 'sellPart') !== null;
  }
  return lawful[status].includes(action);
}

/** In whole pieces, of a fund in units; `null` if there are too few. */
function partOf({ allotted_qty: held }: Schemas.Trade, action: 'sellPart' | 'redeemPart') {
  const third = new Big(held ?? '3').div(3).round(action === 'sellPart' ? 0 : 4, Big.roundDown);
  return third.gt(0) ? third : null;
}

const steps = fc.array(
  fc.record({
    // The next lawful step is chosen often, so that histories reach an end.
    action: fc.oneof(
      { weight: 3, arbitrary: fc.constant('lawful' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...actions) },
    ),
    who: fc.nat(1),
    which: fc.nat(9),
    part: fc.boolean(),
    gains: fc.boolean(),
  }),
  { minLength: 3, maxLength: 12 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

const gain: Readonly<Record<string, object>> = {
  ...{ stock: { price: '12.61' }, block: { price: '8.33' }, ipo: { price: '10.47' } },
  ...{ quant: { profit: '12.34' }, ai: { profit: '12.34' } },
  daily: { profit: '12.34' },
};

function perform(who: ApiClient, trade: Schemas.Trade, action: Action, { part, gains }: Step) {
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
    case 'sellPart': {
      const quantity = (partOf(trade, action) ?? new Big(1)).toNumber();
      return calls.sell(trade, version, { ...gain[trade.kind], quantity });
    }
    case 'redeem':
      return calls.redeem(trade, version);
    case 'redeemPart':
      return calls.redeem(trade, version, {
        quantity: (partOf(trade, action) ?? new Big(1)).toFixed(),
      });
    case 'confirm': {
      const day = trade.phase === 'redeeming' ? trade.redeem_day : trade.dealing_day;
      return calls.confirm(trade.product.id, { day: day ?? '2026-11-23', version: 1 });
    }
  }
}

function choose({ which, action }: Step, all: readonly [Schemas.Trade, ...Schemas.Trade[]]) {
  const trade = all[which % all.length] ?? all[0];
  const next = actions.find((one) => isLawful(one, trade));
  return { trade, action: action === 'lawful' ? next : action };
}

async function performWhenDue(
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
  if (action === 'confirm' && isLawful(action, trade)) {
    const { day, version } = await strike(db, trade, step.gains ? '1.3000' : '1.2000');
    return tradeCalls(who).confirm(trade.product.id, { day, version });
  }
  // The approver of an order does not sell it alone.
  const sells = action === 'sell' || action === 'sellPart';
  return perform(sells ? seller : who, trade, action, step);
}

async function readAll(order: {
  kind: string;
  id: string;
}): Promise<[Schemas.Trade, ...Schemas.Trade[]]> {
  const { detail } = tradeCalls(people[0]);
  const { trade, parts } = (await detail(order)).body;
  const ofPart = async ({ id }: { id: string }): Promise<Schemas.Trade> =>
    (await detail({ kind: order.kind, id })).body.trade;
  return [trade, ...(await Promise.all(parts.map(ofPart)))];
}

const sum = (of: readonly Schemas.Trade[], amountOf: (trade: Schemas.Trade) => Big | string) =>
  of.reduce((total, trade) => total.plus(amountOf(trade)), new Big(0));

async function moneyOf({ accounts }: ClientFixture): Promise<[balance: string, frozen: string]> {
  const { balance, frozen } = await readAccount(server().db, accounts['USD']);
  return [new Big(balance).toFixed(2), new Big(frozen).toFixed(2)];
}

function expectUnitsKept(kind: string) {
  let units: Big | null = null;
  return ([order, ...parts]: readonly [Schemas.Trade, ...Schemas.Trade[]], label: string): void => {
    if (order.status === 'released' || !(kind === 'fund' || inPieces.includes(kind))) return;
    const held = sum([order, ...parts], ({ allotted_qty: quantity }) => quantity ?? '0');
    if (units === null && held.gt(0)) units = held;
    expect(held.toFixed(8), label).toBe((units ?? held).toFixed(8));
  };
}

function cancel(who: ApiClient, { id, version }: Schemas.Trade): Promise<ApiAnswer> {
  const path = `/trx/admin/v1/subscribe/cancel/${id}`;
  return who.call('POST', path, { version }, once());
}

function spentOn({ kind, status, paid, profit, fee }: Schemas.Trade): Big {
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
  ['fund', 'prefund'],
] as const;

// @rule trade-records: Lawful steps of each kind conserve money and units; any other step is refused
// @in ./settle-trade.ts ./sell-part.ts
it.each(kinds)(
  'every lawful sequence of steps of a %s (%s) conserves money and units, and every other step is refused',
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
      fc.asyncProperty(steps, async (chosen) => {
        const client = await addRichClient(db, { money: '20000.00' });
        const order = await addTrade(db, client, product, { kind });
        const conserve = expectUnitsKept(kind);
        let all = await readAll(order);
        for (const step of chosen) {
          const { trade, action } = choose(step, all);
          if (action === undefined) continue;
          const before = { all, money: await moneyOf(client) };
          const who = people[step.who === 0 ? 0 : 1];
          const { status, body } = await performWhenDue(who, trade, action, step);
          const label = `${action} of ${trade.phase ?? trade.status}`;
          all = await readAll(order);
          if (isLawful(action, trade)) {
            expect([label, status, body.code]).toEqual([label, 200, undefined]);
          } else {
            expect([400, 404, 409], label).toContain(status);
            expect({ all, money: await moneyOf(client) }, label).toEqual(before);
          }
          expect(await moneyOf(client), label).toEqual([
            new Big('20000').minus(sum(all, spentOn)).toFixed(2),
            sum(all, ({ frozen }) => frozen).toFixed(2),
          ]);
          conserve(all, label);
        }
      }),
      { numRuns: 4 },
    );
    expect(await checkLedger(db)).toEqual([]);
  },
  120_000,
);
