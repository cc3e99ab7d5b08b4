import type { Schemas } from '@brokerdesk/sdk';
import * as v from 'valibot';
import {
  amount,
  currencyCode,
  flag,
  listEntries,
  numberIn,
  oneOf,
  recordId,
  sortOf,
  textSearch,
  timeRange,
} from '#/kit/list/filter/list-search.ts';

export const loanStatuses = [
  'pending',
  'approved',
  'outstanding',
  'completed',
  'rejected',
] as const satisfies readonly Schemas.OverdrawnStatus[];

const schema = v.object({
  ...listEntries,
  ...textSearch,
  ...timeRange,
  sort: sortOf(
    ['created_at', 'amount', 'order_no', 'checked_at', 'status', 'due_at'],
    '-created_at',
  ),
  status: oneOf(loanStatuses),
  overdue: flag,
  due_within: numberIn(1, 365),
  currency: currencyCode,
  client_id: recordId,
  amount_min: amount,
  amount_max: amount,
  agent_id: recordId,
  fake: flag,
});

/** What the desk shows: its filters, order and page, and the loan that is open. */
export type LoanSearch = v.InferOutput<typeof schema>;

/** Reads the address. Whatever makes no sense in it is left out, so this never throws. */
export function readLoanSearch(search: unknown): LoanSearch {
  return v.parse(schema, search);
}
