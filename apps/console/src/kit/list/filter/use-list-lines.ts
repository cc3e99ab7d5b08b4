import { useSettings } from '#/boot/settings/settings-context.tsx';
import { currencyKey, type LinesOf, type ListLines, linesFilter } from '#/kit/ledger/lines.ts';
import { type ListEntries, toListFilters } from './list-search.ts';

/** The lines of the ledger behind a list, by the filters that it has. */
export function useListLines(): (of: LinesOf, search: ListEntries) => ListLines {
  const { timezone } = useSettings();
  return (of, search) => ({
    of,
    filter: (currency) => ({
      ...linesFilter(toListFilters(search, timezone, new Date())),
      ...(currency !== undefined && { [currencyKey(of)]: currency }),
    }),
  });
}
