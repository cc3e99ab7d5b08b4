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
import { chains } from '#/kit/money/chains.ts';
import { depositSubTypes } from '#/kit/money/deposit-sub-types.ts';

export const depositStatuses = [
  'pending',
  'approved',
  'rejected',
  'rolled_back',
] as const satisfies readonly Schemas.DepositStatus[];

const schema = v.object({
  ...listEntries,
  ...textSearch,
  ...timeRange,
  sort: sortOf(['created_at', 'amount', 'order_no', 'checked_at', 'status'], '-created_at'),
  status: oneOf(depositStatuses),
  sub_type: oneOf(depositSubTypes),
  network: oneOf(chains),
  currency: currencyCode,
  client_id: recordId,
  amount_min: amount,
  amount_max: amount,
  fake: flag,
});

/** What the queue shows: its filters, order and page, and the deposit that is open. */
export type DepositSearch = v.InferOutput<typeof schema>;

/** Reads the address. Whatever makes no sense in it is left out, so this never throws. */
export function readDepositSearch(search: unknown): DepositSearch {
  return v.parse(schema, search);
}
