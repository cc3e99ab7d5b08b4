import * as v from 'valibot';
import { defaultPageSize, pageSizes } from '#/ui/api/page-sizes.ts';
import { isTimePoint, resolveTimePoint } from '#/ui/time/time-point.ts';

/*
 * An address is typed, cut and pasted by people: a part that makes no sense is dropped, and the
 * rest still counts. Routers hand over some values as numbers or booleans, so both forms are read.
 */
const asText = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  // The server refuses what no database keeps: control characters, and half of a pair of surrogates.
  v.transform((value) => String(value).replace(/[\p{Cc}\p{Cs}]+/gu, ' ')),
  v.trim(),
);
const asInteger = v.pipe(asText, v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(1));

function orNothing<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return orNothing(v.picklist(values));
}

export const shortText = orNothing(v.pipe(asText, v.minLength(1), v.maxLength(100)));
export const recordId = orNothing(v.pipe(v.string(), v.uuid()));
export const flag = orNothing(
  v.pipe(
    asText,
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
);

export function matching(form: RegExp) {
  return orNothing(v.pipe(asText, v.regex(form)));
}

export const currencyCode = matching(/^[A-Z]{3,5}$/);
export const amount = matching(/^\d{1,15}(\.\d{1,2})?$/);
/** The record that is open beside a list: most have a UUID, entries of the audit log a number. */
const openId = matching(/^(?:\d{1,15}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i);
const timePoint = orNothing(v.pipe(v.string(), v.check(isTimePoint)));

export function numberIn(min: number, max: number) {
  const number = v.pipe(asText, v.regex(/^\d{1,4}$/), v.transform(Number));
  return orNothing(v.pipe(number, v.minValue(min), v.maxValue(max)));
}

export function sortOf(columns: readonly string[], defaultSort: string) {
  const one = `-?(?:${columns.join('|')})`;
  const sort = v.pipe(v.string(), v.regex(new RegExp(`^${one}(?:,${one}){0,2}$`)));
  return v.fallback(v.optional(sort, defaultSort), defaultSort);
}

export const listEntries = {
  page: v.fallback(v.optional(asInteger, 1), 1),
  size: v.fallback(
    v.optional(v.pipe(asInteger, v.picklist(pageSizes)), defaultPageSize),
    defaultPageSize,
  ),
  id: openId,
};

export const textSearch = { q: shortText };

export const timeRange = { from: timePoint, to: timePoint };

export type ListEntries = {
  page: number;
  size: number;
  id?: string | undefined;
  view?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export type FilterValues<Search extends ListEntries> = Omit<
  Search,
  'page' | 'size' | 'id' | 'view'
>;

export function toListFilters<Search extends ListEntries>(
  { page: _page, size: _size, id: _id, view: _view, ...filters }: Search,
  timeZone: string,
  now: Date,
): FilterValues<Search> {
  const at = (end: 'from' | 'to') => {
    const point = filters[end];
    // A list that has no times is asked for none.
    if (point === undefined) return {};
    return { [end]: resolveTimePoint(point, end, timeZone, now) ?? undefined };
  };
  return { ...filters, ...at('from'), ...at('to') };
}

const viewKeys: ReadonlySet<string> = new Set(['page', 'size', 'sort', 'id', 'view']);

function filterKeys<Search extends object>(search: Search): (keyof Search & string)[] {
  return (Object.keys(search) as (keyof Search & string)[]).filter((key) => !viewKeys.has(key));
}

export function without<Search extends object>(keys: readonly (keyof Search)[]): Partial<Search> {
  // Every entry of an address may be missing.
  return Object.fromEntries(keys.map((key) => [key, undefined])) as Partial<Search>;
}

export function withoutFilters<Search extends object>(search: Search): Partial<Search> {
  return without(filterKeys(search));
}

export function isFiltered<Search extends object>(search: Search): boolean {
  return filterKeys(search).some((key) => search[key] !== undefined);
}

export function withoutDefaults<Search extends object>(
  search: Search,
  defaults: Partial<Search>,
): Partial<Search> {
  const defaultOf = new Map<string, unknown>(Object.entries(defaults));
  const kept = Object.entries(search).filter(
    ([key, value]) => value !== undefined && value !== '' && value !== defaultOf.get(key),
  );
  // The same keys with the same values, fewer of them.
  return Object.fromEntries(kept) as Partial<Search>;
}
