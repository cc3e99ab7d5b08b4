import { type OrderKind, orderClockActions } from '@brokerdesk/machines/records';
import { isAllocated } from '../../../apps/server/src/domains/product/order-kinds.ts';
import {
  lapseUnpaidAllotments,
  renewSubscriptions,
} from '../../../apps/server/src/domains/settlement/payments.ts';
import { once } from '../../../apps/server/src/testing/config-calls.ts';
import {
  addProduct,
  addTrade,
  allot,
  makeDue,
  strike as strikeNav,
  tradeCalls,
} from '../../../apps/server/src/testing/trade-fixtures.ts';
import type { MakeSubject, Step, Subject } from './walk.ts';
import { byTheClock, later, outcome, type World } from './world.ts';

/** Only what is paid on winning waits for its payment; everything else is held at once. */
export const paidOnWinning = (step: Step) => step.to === 'payment';

const isByTheClock = (action: string) => (orderClockActions as readonly string[]).includes(action);

export function order(world: () => World, kind: OrderKind): MakeSubject {
  return async (way) => {
    const { server, client, angel, angel2 } = world();
    const { db } = server;
    const paysLater = way.some(paidOnWinning);
    const terms = paysLater
      ? {
          funding_model: 'pay_on_win',
          issue_price: '10.00',
          pay_deadline: later(1).toISOString(),
        }
      : {};
    const product = await addProduct(db, kind === 'subscribe' ? 'ai' : kind, { terms });
    const trade = await addTrade(db, client, product, { kind, quantity: '100' });
    const calls = tradeCalls(angel);
    const read = async () => (await calls.detail(trade)).body.trade;

    const strike = async (action: string) => {
      if (action === 'lapse') await lapseUnpaidAllotments(db, later(2));
      else {
        // One that is cancelled ends with its period; any other one is renewed.
        const { plan, status, version } = await read();
        if (action === 'end' && status === 'holding' && plan) await cancel(version);
        await renewSubscriptions(db, later(40));
      }
      return byTheClock;
    };
    const cancel = (version: number) =>
      angel.call('POST', `/trx/admin/v1/${kind}/cancel/${trade.id}`, { version }, once());

    const allotted = async () => {
      await allot(db, trade);
      return outcome(await calls.detail(trade));
    };
    const complete = async (version: number, isDue: boolean) => {
      if (isDue) await makeDue(db, trade);
      return outcome(await calls.complete(trade, version));
    };

    const confirm = async () => {
      const { status, phase, version } = await read();
      if (phase === 'review') await calls.approve(trade, version);
      if (status === 'holding' && phase === null) await calls.redeem(trade, version);
      const waitsFor = (await read()).phase;
      if (waitsFor !== 'confirming' && waitsFor !== 'redeeming') {
        return { status: 409, code: 'ALREADY_DECIDED' };
      }
      const answer = await tradeCalls(angel2).confirm(product.id, await strikeNav(db, trade));
      return outcome(answer);
    };
    /** A holding has something to cancel once its redemption is asked for. */
    const withdraw = async (isLawful: boolean) => {
      const { status, version } = await read();
      if (isLawful && status === 'holding') await calls.redeem(trade, version);
      return outcome(await calls.withdraw(trade, (await read()).version));
    };

    return {
      async act(action, to): ReturnType<Subject['act']> {
        if (isByTheClock(action)) return strike(action);
        const { version, outstanding } = await read();
        switch (action) {
          case 'approve':
            return to === undefined || !isAllocated(kind)
              ? outcome(await calls.approve(trade, version))
              : allotted();
          case 'reject':
            return outcome(await calls.reject(trade, version));
          case 'withdraw':
            return withdraw(to !== undefined);
          case 'redeem':
            return outcome(await calls.redeem(trade, version));
          case 'confirm':
            return confirm();
          case 'pay':
            return outcome(
              await calls.pay(trade, version, to === 'holding' ? outstanding : '10.00'),
            );
          case 'sell':
            return outcome(await tradeCalls(angel2, angel).sell(trade, version));
          case 'clear':
            return outcome(await calls.clear(trade, version));
          case 'complete':
            return complete(version, to !== undefined);
          default:
            return outcome(await cancel(version));
        }
      },
      state: async () => (await read()).status,
    };
  };
}
