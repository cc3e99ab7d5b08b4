import { Fragment, useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { FilterBar } from './filter-bar.tsx';
import type { ListFilter, ListFiltersProps } from './list-filter.ts';
import { withoutFilters } from './list-search.ts';
import { SearchBox } from './search-box.tsx';
import { useAppliedFilters } from './use-applied-filters.ts';

/** The filters over a list, in the order in which they are given, and those that are set in words. */
export function ListFilters<Search extends { page?: number; q?: string | undefined }>({
  search,
  onChange,
  searched,
  filters,
}: ListFiltersProps<Search> & {
  /** What the words that are typed are looked for in; left out where a list takes none. */
  searched?: string | undefined;
  filters: readonly ListFilter<Search>[];
}) {
  const { t } = useTranslation('kit');
  const [cleared, setCleared] = useState(0);
  // Whoever says what is searched has words in the address.
  const find = (labels: string) => onChange({ q: labels || undefined } as Partial<Search>);
  return (
    <FilterBar
      label={t('filter.label')}
      // Anew once all is taken off: words that are typed and not searched yet go with the rest.
      search={
        searched !== undefined && (
          <SearchBox key={cleared} label={searched} value={search.q ?? ''} onChange={find} />
        )
      }
      applied={useAppliedFilters({ search, onChange, filters })}
      faulty={filters.some(({ fault }) => fault)}
      onClear={() => {
        setCleared(cleared + 1);
        onChange(withoutFilters(search));
      }}
    >
      {filters.map(({ keys, control }) => (
        <Fragment key={keys.join()}>{control}</Fragment>
      ))}
    </FilterBar>
  );
}
