import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { claiming } from '#/business/decision/next-to-decide.ts';
import { detailQuery, storeIn, type WriteRequest } from '#/business/decision/review-calls.ts';
import { recordWrite } from '#/business/record/record-write.ts';
import { createIntentKeys } from '#/ui/api/use-intent-mutation.ts';
import { type OrderKind, orderKey, orderKindNames } from './order-kinds.ts';

export const orderQuery = (sdk: Sdk, kind: OrderKind, id: string) => detailOf(kind)(sdk, id);

export const detailOf = (kind: OrderKind) =>
  detailQuery(orderKey(kind), async (sdk, { params: { path }, signal }) => {
    const params = { path: { kind, ...path } };
    return unwrap(await sdk.GET('/trx/admin/v1/{kind}/{id}', { params, signal }));
  });

const storeOrder = (queryClient: QueryClient, sdk: Sdk, trade: Schemas.Trade) =>
  storeIn(detailOf(trade.kind), 'trade')(queryClient, sdk, trade);

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

export function orderDecisions(kind: OrderKind): OrderDecisions {
  const found = decisions.get(kind);
  if (found === undefined) throw new Error(`There is no order of the kind ${kind}.`);
  return found;
}

type Step<Body> = { kind: OrderKind; id: string; body: Body };
type StepRequest<Body> = WriteRequest<Body, Pick<Step<Body>, 'kind' | 'id'>>;
export type Settle = Step<Schemas.TradeSettleRequest>;

function step<Body>(send: (sdk: Sdk, request: StepRequest<Body>) => Promise<Schemas.Trade>) {
  return recordWrite({
    topics: ['trade', 'account', 'client', 'proposal'],
    store: storeOrder,
    write: (sdk, { kind, id, body }: Step<Body>, key) => {
      const params = { path: { kind, id }, header: { 'Idempotency-Key': key } };
      return send(sdk, { params, body });
    },
  });
}

export const payOrder = step(async (sdk, request: StepRequest<Schemas.TradePayRequest>) =>
  unwrap(await sdk.POST('/trx/admin/v1/{kind}/pay/{id}', request)),
);

export const settleOrder = step(async (sdk, request: StepRequest<Schemas.TradeSettleRequest>) =>
  unwrap(await sdk.POST('/trx/admin/v1/{kind}/settle/{id}', request)),
);

export const cancelSubscription = step(
  async (sdk, request: StepRequest<Schemas.SubscriptionCancel>) =>
    unwrap(await sdk.POST('/trx/admin/v1/subscribe/cancel/{id}', request)),
);

export const redeemOrder = step(async (sdk, request: StepRequest<Schemas.RedeemRequest>) =>
  unwrap(await sdk.POST('/trx/admin/v1/fund/redeem/{id}', request)),
);

export const withdrawalReasons = ['client_request', 'duplicate', 'entry_error', 'other'] as const;

export const withdrawOrder = step(async (sdk, request: StepRequest<Schemas.TradeWithdrawal>) =>
  unwrap(await sdk.POST('/trx/admin/v1/{kind}/withdraw/{id}', request)),
);
