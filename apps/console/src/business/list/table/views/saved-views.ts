import * as v from 'valibot';
import { filtersOf } from '../rows/selection.ts';
import type { ReadSearch } from '../table-search.ts';
import { viewSchema } from './table-view.ts';

export const searchPart = v.union([v.string(), v.number(), v.boolean()]);
const parts = v.record(v.string(), searchPart);

const savedSchema = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  search: parts,
  view: viewSchema,
  standard: v.fallback(v.boolean(), false),
});

/** A way to look at a list, under a name: what its address says, and how its columns are arranged. */
export type SavedView = v.InferOutput<typeof savedSchema>;

export const nameLengthMax = 40;

export function savedViewsKey(userId: string, tableId: string): string {
  return `brokerdesk.views.${userId}.${tableId}`;
}

/** Reads the stored views; those that are broken are left out, the others stay. */
export function readSavedViews(stored: string | null): SavedView[] {
  try {
    const result = v.safeParse(v.array(v.unknown()), JSON.parse(stored ?? '[]'));
    if (!result.success) return [];
    return result.output.flatMap((one) => {
      const saved = v.safeParse(savedSchema, one);
      return saved.success ? [saved.output] : [];
    });
  } catch {
    return [];
  }
}

export function searchToApply(now: object, kept: SavedView['search']): Record<string, unknown> {
  const cleared = Object.entries(now)
    .filter(([key, value]) => value !== undefined && key !== 'sort' && key !== 'size')
    .map(([key]) => [key, undefined]);
  return { ...Object.fromEntries(cleared), ...kept, page: 1 };
}

/** Whether the address says what the view says, but for what the list does not know any more. */
export function isInView(
  search: { sort: string; size: number },
  { search: kept }: SavedView,
  read?: ReadSearch,
): boolean {
  // A view without order or size leaves those of the address.
  const { sort, size } = search;
  const all = { sort, size, ...kept };
  const known = read?.(all) ?? all;
  return filtersOf(search) === filtersOf(known) && known.sort === sort && known.size === size;
}
