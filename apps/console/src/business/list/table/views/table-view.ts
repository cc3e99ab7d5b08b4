import * as v from 'valibot';
import type { ReadSearch } from '../sort.ts';
import { filtersOf } from '../use-selection.ts';
import type { Side } from './arrange-columns.ts';

export type Density = 'compact' | 'normal' | 'roomy';
export const densities: readonly Density[] = ['compact', 'normal', 'roomy'];

/** A column is never so narrow that it cannot be found again, nor so wide that it is a page. */
export const widths = { min: 56, max: 720 } as const;

export type KeptView = Omit<TableView, 'density'> & {
  density?: Density | undefined;
};

export type TableView = {
  density: Density;
  /** Only columns that the user has touched: true shown, false hidden. */
  shown: Record<string, boolean>;
  /** The same by tab of the list: what was touched there holds there alone. */
  tabs?: Record<string, Record<string, boolean>> | undefined;
  /** The columns in the user's order; empty if it is the usual one. */
  order: string[];
  pinned: Record<string, Side>;
  /** In pixels, of the columns whose width was set; the others are as wide as what they hold. */
  widths: Record<string, number>;
};

export const untouchedView: KeptView = {
  shown: {},
  order: [],
  pinned: {},
  widths: {},
};

function recordOf<Value>(value: v.GenericSchema<unknown, Value>) {
  return v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((entries) => {
        const kept: Record<string, Value> = {};
        for (const [key, entry] of Object.entries(entries)) {
          const result = v.safeParse(value, entry);
          if (result.success) kept[key] = result.output;
        }
        return kept;
      }),
    ),
    {},
  );
}

const viewSchema = v.object({
  density: v.fallback(v.optional(v.picklist(densities)), undefined),
  shown: recordOf(v.boolean()),
  tabs: v.fallback(v.optional(recordOf(v.record(v.string(), v.boolean()))), undefined),
  order: v.fallback(v.optional(v.array(v.string()), []), []),
  pinned: recordOf(v.picklist(['left', 'right'])),
  widths: recordOf(v.pipe(v.number(), v.minValue(widths.min), v.maxValue(widths.max))),
});

const allTab = 'all';

export function isShown(
  { id, tabs }: { id: string; tabs?: readonly string[] | undefined },
  { view, tab }: { view: Pick<KeptView, 'shown' | 'tabs'>; tab: string | undefined },
): boolean {
  const inTab = tab === undefined ? undefined : view.tabs?.[tab]?.[id];
  return inTab ?? view.shown[id] ?? (tabs === undefined || tabs.includes(tab ?? allTab));
}

export function viewKey(userId: string, tableId: string): string {
  return `brokerdesk.table.${userId}.${tableId}`;
}

export function readView(stored: string | null): KeptView {
  if (stored === null) return untouchedView;
  try {
    const result = v.safeParse(viewSchema, JSON.parse(stored));
    return result.success ? result.output : untouchedView;
  } catch {
    return untouchedView;
  }
}

export const searchPart = v.union([v.string(), v.number(), v.boolean()]);
const parts = v.record(v.string(), searchPart);

const savedSchema = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  search: parts,
  view: viewSchema,
  standard: v.fallback(v.boolean(), false),
  sharing: v.optional(v.picklist(['private', 'team', 'everyone'])),
  /** Undefined until the server has it. */
  version: v.optional(v.number()),
});

/** The server has it, and this browser a copy. */
export type SavedView = v.InferOutput<typeof savedSchema>;

export const nameLengthMax = 40;

export function savedViewsKey(userId: string, tableId: string): string {
  return `brokerdesk.views.${userId}.${tableId}`;
}

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
