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

export const creditKinds = [
  'compensation',
  'bonus',
] as const satisfies readonly Schemas.OverdrawnSubType[];

export const creditStatuses = [
  'pending',
  'approved',
  'rejected',
] as const satisfies readonly Schemas.OverdrawnStatus[];

const schema = v.object({
  ...listEntries,
  ...textSearch,
  ...timeRange,
  sort: sortOf(['created_at', 'amount', 'order_no', 'checked_at', 'status'], '-created_at'),
  status: oneOf(creditStatuses),
  sub_type: oneOf(creditKinds),
  currency: currencyCode,
  client_id: recordId,
  amount_min: amount,
  amount_max: amount,
  agent_id: recordId,
  fake: flag,
});

/** What the desk shows: its filters, order and page, and the record that is open. */
export type CreditSearch = v.InferOutput<typeof schema>;

/** Reads the address. Whatever makes no sense in it is left out, so this never throws. */
export function readCreditSearch(search: unknown): CreditSearch {
  return v.parse(schema, search);
}
