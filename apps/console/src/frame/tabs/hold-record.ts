import type { RouterHistory } from '@tanstack/react-router';
import { parseSearch } from '#/boot/navigation/search-params.ts';

/** What of a page's address says which records are open on it. */
const recordKeys = ['id', 'client', 'view'] as const;

function recordsIn(search: string): string {
  const values: Readonly<Record<string, unknown>> = parseSearch(search);
  return JSON.stringify(recordKeys.map((key) => values[key]));
}

/**
 * Stops every step within the shown page that would open or close a record, such as the browser's way
 * back, and asks instead, until the answer is called. A step to another page is none of these: a page
 * that is left stays as it is.
 */
export function holdRecord(history: RouterHistory, ask: () => void): () => void {
  return history.block({
    // Those who leave the browser page are asked for all forms at once.
    enableBeforeUnload: false,
    blockerFn({ currentLocation: from, nextLocation: to }) {
      if (from.pathname !== to.pathname) return false;
      if (recordsIn(from.search) === recordsIn(to.search)) return false;
      ask();
      return true;
    },
  });
}
