import * as v from 'valibot';
import {
  currencyCode,
  flag,
  listEntries,
  oneOf,
  recordId,
  sortOf,
  textSearch,
  timeRange,
} from '#/kit/list/filter/list-search.ts';

const schema = v.object({
  ...listEntries,
  ...textSearch,
  ...timeRange,
  /** Which of its lists the page shows. */
  view: oneOf(['exchange']),
  sort: sortOf(['created_at', 'amount', 'received', 'order_no'], '-created_at'),
  currency: currencyCode,
  received_currency: currencyCode,
  client_id: recordId,
  agent_id: recordId,
  fake: flag,
});

/** What the list of exchanges shows: its filters, order and page. */
export type ExchangeSearch = v.InferOutput<typeof schema>;

/** Reads the address. Whatever makes no sense in it is left out. */
export function readExchangeSearch(search: unknown): ExchangeSearch {
  return v.parse(schema, search);
}

export type ExchangeListSearch = Omit<ExchangeSearch, 'view'>;

/** The filters alone: which list it is, is none of them. */
export const exchangeFilters = ({ view: _, ...filters }: ExchangeSearch): ExchangeListSearch =>
  filters;
