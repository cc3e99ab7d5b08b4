import type { Schemas } from '@brokerdesk/sdk';
import * as v from 'valibot';
import {
  listEntries,
  oneOf,
  sortOf,
  textSearch,
  timeRange,
} from '#/kit/list/filter/list-search.ts';

export const messageStatuses = [
  'sent',
  'recalled',
] as const satisfies readonly Schemas.MessageStatus[];

export const audiences = [
  'client',
  'agent',
  'all',
] as const satisfies readonly Schemas.MessageAudience[];

const schema = v.object({
  ...listEntries,
  ...textSearch,
  ...timeRange,
  sort: sortOf(['created_at', 'status'], '-created_at'),
  status: oneOf(messageStatuses),
  audience: oneOf(audiences),
});

/** What the message list shows: its filters, order and page, and the message that is open. */
export type MessageSearch = v.InferOutput<typeof schema>;

/** Reads the address. Whatever makes no sense in it is left out, so this never throws. */
export function readMessageSearch(search: unknown): MessageSearch {
  return v.parse(schema, search);
}
