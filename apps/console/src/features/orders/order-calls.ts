import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { claiming, readAheadMs } from '#/business/decision/next-to-decide.ts';
import { recordWrite } from '#/business/record/record-write.ts';
import { createIntentKeys } from '#/ui/api/intent-keys.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import { orderKey } from './order-keys.ts';
import { type OrderKind, orderKindNames } from './order-kinds.ts';

export function orderQuery(sdk: Sdk, kind: OrderKind, id: string) {
  return queryOptions({
    queryKey: [...orderKey(kind), 'detail', id],
    queryFn: async ({ signal }) => {
      const params = { path: { kind, id } };
      return unwrap(await sdk.GET('/trx/admin/v1/{kind}/{id}', { params, signal }));
    },
    staleTime: readAheadMs,
  });
}

/** Puts an order as it is by now into what was fetched about it, and says under which key that is. */
function storeOrder(queryClient: QueryClient, sdk: Sdk, trade: Schemas.Trade) {
  const { queryKey } = orderQuery(sdk, trade.kind, trade.id);
  queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, trade });
  return queryKey;
}

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
    write: async (sdk, intent, key, next) => {
      // The server allows it for no order, so that no one is offered it.
      if (intent.act === 'rollback') throw new Error('An order is not rolled back.');
      const params = { path: { kind, id: intent.id }, header: { 'Idempotency-Key': key } };
      return unwrap(
        await sdk.POST('/trx/admin/v1/{kind}/audit/{id}', {
          params: { ...params, query: claiming(next) },
          body: intent.act === 'approve' ? { ...intent.body, ...intent.input } : intent.body,
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

/** An order, in the version that the user saw. */
type Seen = { kind: OrderKind; id: string };

type Pay = Seen & { body: Schemas.TradePayRequest };
export type Settle = Seen & { body: Schemas.TradeSettleRequest };
type Withdraw = Seen & { body: Schemas.TradeWithdrawal };
type Redeem = { id: string; body: Schemas.RedeemRequest };
type Cancel = { id: string; body: Schemas.SubscriptionCancel };

const changed = {
  topics: ['trade', 'account', 'client', 'proposal'],
  store: storeOrder,
} as const;

/** Records a payment of an allotment from the money on the account. */
export const payOrder = recordWrite({
  ...changed,
  write: (sdk, { kind, id, body }: Pay, key) =>
    asOwnChange(id, async () => {
      const params = { path: { kind, id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/trx/admin/v1/{kind}/pay/{id}', { params, body }));
    }),
});

/** Takes a holding one step further towards its money. */
export const settleOrder = recordWrite({
  ...changed,
  write: (sdk, { kind, id, body }: Settle, key) =>
    asOwnChange(id, async () => {
      const params = { path: { kind, id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/trx/admin/v1/{kind}/settle/{id}', { params, body }));
    }),
});

/** Stops the renewal of a subscription. */
export const cancelSubscription = recordWrite({
  ...changed,
  write: (sdk, { id, body }: Cancel, key) =>
    asOwnChange(id, async () => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/trx/admin/v1/subscribe/cancel/{id}', { params, body }));
    }),
});

/** Asks for the redemption of a fund holding. */
export const redeemOrder = recordWrite({
  ...changed,
  write: (sdk, { id, body }: Redeem, key) =>
    asOwnChange(id, async () => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/trx/admin/v1/fund/redeem/{id}', { params, body }));
    }),
});

/** Why an order that waits may be cancelled. */
export const withdrawalReasons = ['client_request', 'duplicate', 'entry_error', 'other'] as const;

/** Cancels an order that waits. */
export const withdrawOrder = recordWrite({
  ...changed,
  write: (sdk, { kind, id, body }: Withdraw, key) =>
    asOwnChange(id, async () => {
      const params = { path: { kind, id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/trx/admin/v1/{kind}/withdraw/{id}', { params, body }));
    }),
});
