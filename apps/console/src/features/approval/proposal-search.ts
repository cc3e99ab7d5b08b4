import type { Schemas } from '@brokerdesk/sdk';
import * as v from 'valibot';
import { flag, listEntries, oneOf, sortOf, timeRange } from '#/kit/list/filter/list-search.ts';

export const proposalStatuses = [
  'pending',
  'applied',
  'rejected',
  'withdrawn',
  'expired',
] as const satisfies readonly Schemas.ProposalStatus[];

export const limits = [
  'credit',
  'withdrawal',
  'profit',
  'rollback',
  'amendment',
  'address',
  'bank',
  'order',
  'allocation',
  'staff',
  'config',
] as const satisfies readonly Schemas.TwoPersonLimit[];

const schema = v.object({
  ...listEntries,
  ...timeRange,
  // What has waited longest comes first.
  sort: sortOf(['created_at', 'status', 'limit'], 'created_at'),
  /** Without it, what waits: that is what the page is for. */
  status: oneOf([...proposalStatuses, 'all']),
  limit: oneOf(limits),
  mine: flag,
});

/** What the list of proposals shows: its filters, order and page, and the one that is open. */
export type ProposalSearch = v.InferOutput<typeof schema>;

/** Reads the address. Whatever makes no sense in it is left out, so this never throws. */
export function readProposalSearch(search: unknown): ProposalSearch {
  return v.parse(schema, search);
}

/** What the server is asked for by the address. */
export function toProposalQuery({ status = 'pending', ...search }: ProposalSearch) {
  return { ...search, status: status === 'all' ? undefined : status };
}
