import type { Schemas } from '@brokerdesk/sdk';
import * as v from 'valibot';
import { statementKinds } from '#/business/ledger/statement-filter.ts';
import {
  currencyCode,
  listEntries,
  oneOf,
  recordId,
  timeRange,
  toListFilters,
} from '#/business/list/filter/list-search.ts';

export const buckets = ['available', 'frozen'] as const satisfies readonly Schemas.Bucket[];

const { page, size } = listEntries;

const schema = v.object({
  ...{ page, size },
  ...timeRange,
  record: recordId,
  account: recordId,
  currency: currencyCode,
  bucket: oneOf(buckets),
  kind: oneOf(statementKinds),
});

export type StatementSearch = v.InferOutput<typeof schema>;

/** Reads what the address says of the tab. Whatever makes no sense in it is left out. */
export function readStatementSearch(search: unknown): StatementSearch {
  return v.parse(schema, search);
}

/** The filters as the server takes them. */
export function toStatementFilters(search: StatementSearch, timeZone: string, now: Date) {
  const { record, account, kind, ...rest } = toListFilters(search, timeZone, now);
  return { ...rest, reference_id: record, account_id: account, reference_type: kind };
}
