import * as v from 'valibot';
import {
  currencyCode,
  flag,
  oneOf,
  recordId,
  timeRange,
} from '#/business/list/filter/list-search.ts';
import { measures } from './measures.ts';
import { seriesParts } from './series-parts.ts';

const schema = v.object({
  ...timeRange,
  agent_id: recordId,
  fake: flag,
  currency: currencyCode,
  in_base: flag,
  measure: oneOf(measures),
  by: oneOf(seriesParts),
  by_kind: flag,
  compare: oneOf(['year']),
  sort: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^-?[a-z_]{1,20}$/))), undefined),
});

export type StatisticsSearch = v.InferOutput<typeof schema>;

export function handedOn(address: unknown): Record<string, unknown> {
  const { sort: _sort, ...kept } = readStatisticsSearch(address);
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

/** Reads the address. Whatever makes no sense in it is left out, so this never throws. */
export const readStatisticsSearch = (address: unknown): StatisticsSearch =>
  v.parse(schema, address);
