import type { Schemas } from '@brokerdesk/sdk';
import * as v from 'valibot';
import {
  amount,
  currencyCode,
  flag,
  listEntries,
  oneOf,
  recordId,
  sortOf,
  textSearch,
  timeRange,
} from '#/kit/list/filter/list-search.ts';

export const withdrawalStatuses = [
  'pending',
  'approved',
  'rejected',
  'rolled_back',
] as const satisfies readonly Schemas.WithdrawalStatus[];

export const destinationKinds = [
  'bank',
  'crypto',
] as const satisfies readonly Schemas.DestinationKind[];

const schema = v.object({
  ...listEntries,
  ...textSearch,
  ...timeRange,
  sort: sortOf(['created_at', 'amount', 'order_no', 'checked_at', 'status'], '-created_at'),
  status: oneOf(withdrawalStatuses),
  kind: oneOf(destinationKinds),
  currency: currencyCode,
  agent_id: recordId,
  client_id: recordId,
  amount_min: amount,
  amount_max: amount,
  fake: flag,
});

/** What the desk shows: its filters, order and page, and the withdrawal that is open. */
export type WithdrawalSearch = v.InferOutput<typeof schema>;

/** Reads the address. Whatever makes no sense in it is left out, so this never throws. */
export function readWithdrawalSearch(search: unknown): WithdrawalSearch {
  return v.parse(schema, search);
}
