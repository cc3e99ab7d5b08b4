import * as v from 'valibot';
import { currencyCode, flag, oneOf, recordId, timeRange } from '#/kit/list/filter/list-search.ts';
import { measures } from './measures.ts';

const schema = v.object({
  ...timeRange,
  agent_id: recordId,
  fake: flag,
  currency: currencyCode,
  in_base: flag,
  measure: oneOf(measures),
  sort: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^-?[a-z_]{1,20}$/))), undefined),
});

/** What the address of statistics holds. */
export type StatisticsSearch = v.InferOutput<typeof schema>;

/** Reads the address. Whatever makes no sense in it is left out, so this never throws. */
export const readStatisticsSearch = (address: unknown): StatisticsSearch =>
  v.parse(schema, address);
