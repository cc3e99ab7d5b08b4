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
} from '#/shared/filter/list-search.ts';
import { resolveTimePoint } from '#/shared/time/time-point.ts';

export const depositStatuses = [
  'pending',
  'approved',
  'rejected',
  'rolled_back',
] as const satisfies readonly Schemas.DepositStatus[];

export const depositSubTypes = [
  'bank',
  'crypto',
  'exchange',
] as const satisfies readonly Schemas.DepositSubType[];

const schema = v.object({
  ...listEntries,
  sort: sortOf(['created_at', 'amount', 'order_no', 'checked_at', 'status'], '-created_at'),
  status: oneOf(depositStatuses),
  sub_type: oneOf(depositSubTypes),
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

/** The filters as the server takes them, with relative times made absolute. */
export function toDepositFilters(
  { page: _page, size: _size, id: _id, ...filters }: DepositSearch,
  timeZone: string,
  now: Date,
) {
  const at = (point: string | undefined, end: 'from' | 'to') =>
    point === undefined ? undefined : (resolveTimePoint(point, end, timeZone, now) ?? undefined);
  return { ...filters, from: at(filters.from, 'from'), to: at(filters.to, 'to') };
}
