import type { Schemas } from '@brokerdesk/sdk';
import { payoutOf } from '../order-in-status.ts';
import { type AccountAfter, afterApproval, afterPayment, afterPayout } from './order-effect.ts';

type NextEffect = {
  moment: 'afterApproval' | 'afterConfirmation' | 'afterPayment' | 'afterCompletion';
  after: AccountAfter;
};

/** Null if it moves no money. */
export function nextEffect(
  trade: Schemas.Trade,
  account: Pick<Schemas.Account, 'balance' | 'available' | 'frozen'>,
): NextEffect | null {
  switch (trade.status) {
    case 'awaiting':
      if (trade.funding_model === 'pay_on_win') return null;
      return {
        // The approval of an order for a fund moves nothing yet.
        moment: trade.kind === 'fund' ? 'afterConfirmation' : 'afterApproval',
        after: afterApproval(trade, account),
      };
    case 'payment':
    case 'outstanding':
      return { moment: 'afterPayment', after: afterPayment(trade, account, trade.outstanding) };
    case 'sold':
    case 'unsettled':
      return { moment: 'afterCompletion', after: afterPayout(account, payoutOf(trade)) };
    default:
      return null;
  }
}
