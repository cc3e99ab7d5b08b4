import { useSettings } from '#/boot/settings/settings-context.tsx';
import {
  currencyKey,
  type EntriesSource,
  entriesFilter,
  type ListLedgerEntries,
} from '#/kit/ledger/entries-ref.ts';
import { type ListEntries, toListFilters } from './list-search.ts';

/** The ledger entries behind a list, by the filters that it has. */
export function useListLedgerEntries(): (
  of: EntriesSource,
  search: ListEntries,
) => ListLedgerEntries {
  const { timezone } = useSettings();
  return (of, search) => ({
    of,
    filter: (currency) => ({
      ...entriesFilter(toListFilters(search, timezone, new Date())),
      ...(currency !== undefined && { [currencyKey(of)]: currency }),
    }),
  });
}
