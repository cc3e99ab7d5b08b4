import { type Schemas, unwrap } from '@brokerdesk/sdk';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { createIntentKeys } from '#/ui/api/intent-keys.ts';
import { type OrderKind, orderKindNames } from '../order-kinds.ts';
import { storeOrder } from './get-order.ts';

/** Why an order may be rejected. */
export const orderReasons = [
  'not_filled',
  'product_closed',
  'not_eligible',
  'client_request',
  'duplicate',
  'other',
] as const;

export type OrderReason = (typeof orderReasons)[number];

export type AllottedInput = { allotted_qty: number };

type OrderDecisions = DecisionAdapter<Schemas.Trade, OrderReason, AllottedInput>;

const keys = createIntentKeys();

function decisionsOf(kind: OrderKind): OrderDecisions {
  return {
    topics: ['trade', 'account', 'client', 'proposal'],
    keys,
    reasonCodes: orderReasons,
    frozenWhenMade: true,
    write: async (sdk, intent, key, signal) => {
      // The server allows it for no order, so that no one is offered it.
      if (intent.act === 'rollback') throw new Error('An order is not rolled back.');
      const params = { path: { kind, id: intent.id }, header: { 'Idempotency-Key': key } };
      return unwrap(
        await sdk.POST('/trx/admin/v1/{kind}/audit/{id}', {
          params,
          body: intent.act === 'approve' ? { ...intent.body, ...intent.input } : intent.body,
          ...(signal && { signal }),
        }),
      );
    },
    updateCache: storeOrder,
  };
}

const decisions = new Map(orderKindNames.map((kind) => [kind, decisionsOf(kind)]));

/** How orders of a kind are decided. */
export function orderDecisions(kind: OrderKind): OrderDecisions {
  const found = decisions.get(kind);
  if (found === undefined) throw new Error(`There is no order of the kind ${kind}.`);
  return found;
}
