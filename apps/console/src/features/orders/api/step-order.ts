import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import type { OrderKind } from '../order-kinds.ts';
import { storeOrder } from './get-order.ts';

/** An order, in the version that the user saw. */
type Seen = { kind: OrderKind; id: string };

type Pay = Seen & { body: Schemas.TradePayRequest };
export type Settle = Seen & { body: Schemas.TradeSettleRequest };
type Cancel = { id: string; body: Schemas.SubscriptionCancel };

const changed = {
  topics: ['trade', 'account', 'client', 'proposal'],
  store: storeOrder,
} as const;

const sending = (key: string, signal: AbortSignal | undefined) => ({
  header: { 'Idempotency-Key': key },
  abort: signal ? { signal } : {},
});

export async function sendPayment(
  sdk: Sdk,
  { kind, id, body }: Pay,
  key: string,
  signal?: AbortSignal,
): Promise<Schemas.Trade> {
  const { header, abort } = sending(key, signal);
  const params = { path: { kind, id }, header };
  return unwrap(await sdk.POST('/trx/admin/v1/{kind}/pay/{id}', { params, body, ...abort }));
}

export async function sendSettlement(
  sdk: Sdk,
  { kind, id, body }: Settle,
  key: string,
  signal?: AbortSignal,
): Promise<Schemas.Trade> {
  const { header, abort } = sending(key, signal);
  const params = { path: { kind, id }, header };
  return unwrap(await sdk.POST('/trx/admin/v1/{kind}/settle/{id}', { params, body, ...abort }));
}

/** Records a payment of an allotment from the money on the account. */
export const payOrder = recordWrite({
  ...changed,
  write: (sdk, intent: Pay, key) => asOwnChange(intent.id, () => sendPayment(sdk, intent, key)),
});

/** Takes a holding one step further towards its money. */
export const settleOrder = recordWrite({
  ...changed,
  write: (sdk, intent: Settle, key) =>
    asOwnChange(intent.id, () => sendSettlement(sdk, intent, key)),
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
