import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { AppliedFilter } from './filter-bar.tsx';
import type { ListFilter } from './list-filter.ts';
import { without } from './list-search.ts';

export function useAppliedFilters<Search extends { q?: string | undefined }>({
  search,
  onChange,
  filters,
}: {
  search: Search;
  onChange: (change: Partial<Search>) => void;
  filters: readonly Omit<ListFilter<Search>, 'control'>[];
}): AppliedFilter[] {
  const { t } = useTranslation('kit');
  const every = [...filters, { label: t('filter.words'), labels: search.q, keys: ['q'] as const }];
  return every.flatMap(({ label, labels, keys }) =>
    labels
      ? [
          {
            key: keys.join(),
            label: t('filter.text', { label, value: labels }),
            onRemove: () => onChange(without<Search>(keys)),
          },
        ]
      : [],
  );
}
