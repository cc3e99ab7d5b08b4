import { chainOf } from '@brokerdesk/policy';
import type { Decimal } from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import type { TradeRow } from './trade-row.ts';
import { resourceOf } from './trade-terms.ts';

type Trade = Pick<
  TradeRow['trade'],
  'id' | 'version' | 'kind' | 'orderNo' | 'clientId' | 'makerId'
> &
  Pick<Act, 'agentId'>;

/** The order of a row, with who looks after its client. */
export const orderOf = ({ trade, agent }: Pick<TradeRow, 'trade' | 'agent'>): Trade => ({
  ...trade,
  agentId: agent.agentId,
});

/** To approve an order takes someone else than the member of staff who made it, whatever it costs. */
export function orderAct(trade: Trade): Act {
  return {
    ...about(trade),
    limit: 'order',
    operation: 'POST /trx/admin/v1/{kind}/audit/{id}',
    makerId: trade.makerId,
    baseAmount: null,
    secondAsks: true,
  };
}

/**
 * To sell takes two people above a limit of what is gained or lost. The second confirms the figures of
 * the first: to ask for a sale of one's own would be another figure.
 */
export function saleAct(trade: Trade, baseAmount: Decimal | null): Act {
  return {
    ...about(trade),
    limit: 'profit',
    operation: 'POST /trx/admin/v1/{kind}/settle/{id}',
    makerId: null,
    baseAmount,
    secondAsks: false,
  };
}

function about({ id, version, kind, orderNo, clientId, agentId = null }: Trade) {
  return {
    subject: { type: 'trade', id, name: orderNo, version },
    clientId,
    agentId,
    path: { kind },
    chain: chainOf(resourceOf[kind]),
  };
}
