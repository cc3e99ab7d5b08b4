import * as v from 'valibot';

export type Density = 'compact' | 'normal' | 'roomy';
export const densities: readonly Density[] = ['compact', 'normal', 'roomy'];

/** How one person likes one table: kept in this browser. */
export type TableView = {
  density: Density;
  /** Only columns that the person has touched: true shown, false hidden. */
  shown: Record<string, boolean>;
};

const schema = v.object({
  density: v.fallback(v.picklist(densities), 'normal'),
  shown: v.fallback(v.record(v.string(), v.boolean()), {}),
});

const untouched: TableView = { density: 'normal', shown: {} };

/** Where the view of a table is kept. */
export function viewKey(userId: string, tableId: string): string {
  return `brokerdesk.table.${userId}.${tableId}`;
}

/** Reads a stored view. What is missing, broken or of another time is the untouched view. */
export function readView(stored: string | null): TableView {
  if (stored === null) return untouched;
  try {
    const result = v.safeParse(schema, JSON.parse(stored));
    return result.success ? result.output : untouched;
  } catch {
    return untouched;
  }
}
