import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { FilterBar } from './filter-bar.tsx';
import type { ListFilter, ListFiltersProps } from './list-filter.ts';
import { isFiltered, withoutFilters } from './list-search.ts';
import { SearchBox } from './search-box.tsx';
import { useAppliedFilters } from './use-applied-filters.ts';

const pinnedMax = 3;

export function ListFilters<Search extends { page?: number; q?: string | undefined }>({
  search,
  onChange,
  order,
  searched,
  filters,
  pinned = pinnedMax,
}: ListFiltersProps<Search> & {
  order?: ReactNode;
  searched?: string | undefined;
  filters: readonly ListFilter<Search>[];
  pinned?: number | undefined;
}) {
  const { t } = useTranslation('kit');
  const wide = useWideScreen();
  const [cleared, setCleared] = useState(0);
  // A list that names what it searches has the search text in its address.
  const find = (labels: string) => onChange({ q: labels || undefined } as Partial<Search>);
  const tabs = filters.find((filter) => filter.tabs);
  const controls = filters.filter((filter) => filter !== tabs && filter.control);
  const inLine = controls.slice(0, tabs ? 0 : pinned);
  const more = controls.slice(inLine.length);
  const visible = [...(tabs ? [tabs] : []), ...(wide ? inLine : [])];
  const isHidden = ({ keys, setWith }: ListFilter<Search>) =>
    !visible.some((seen) => seen.keys.some((key) => keys.includes(key) || key === setWith));
  return (
    <FilterBar
      label={t('filter.label')}
      order={order}
      tabs={tabs?.control}
      // Anew once all filters are cleared, so that a text that is not applied yet goes with them.
      search={
        searched !== undefined && (
          <SearchBox key={cleared} label={searched} value={search.q ?? ''} onChange={find} />
        )
      }
      more={more.length > 0 && more.map(drawn)}
      applied={useAppliedFilters({ search, onChange, filters: filters.filter(isHidden) })}
      isFiltered={isFiltered(search)}
      faulty={filters.some(({ fault }) => fault)}
      onClear={() => {
        setCleared(cleared + 1);
        onChange(withoutFilters(search));
      }}
    >
      {inLine.map(drawn)}
    </FilterBar>
  );
}

const drawn = <Search,>({ keys, control }: ListFilter<Search>) => (
  <Fragment key={keys.join()}>{control}</Fragment>
);
