import { useQuery } from '@tanstack/react-query';
import type { ListFilter, ListFiltersProps } from '#/business/list/filter/list-filter.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { FilterSelect } from '#/ui/controls/filter-select.tsx';
import { useActivityFilter } from './activity-filter.ts';
import { tagsQuery } from './client-tags.tsx';

type TagSearch = { tag?: string | undefined };

function useTagFilter<Search extends TagSearch>({
  search,
  onChange,
}: ListFiltersProps<Search>): ListFilter<Search> {
  const { t } = useTranslation(['client-profile', 'kit']);
  const { data: tags = [] } = useQuery(tagsQuery(useSdk()));
  const { tag } = search;
  const label = t('client-profile:tag');
  return {
    label,
    labels: tag,
    keys: ['tag'],
    control: (tags.length > 0 || tag !== undefined) && (
      <FilterSelect
        label={label}
        all={t('kit:filter.all')}
        value={tag}
        options={tags.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }))}
        // It is one of the parts of this address.
        onChange={(chosen) => onChange({ tag: chosen } as Partial<Search>)}
      />
    ),
  };
}

export function useClientFilters<
  Search extends TagSearch & Parameters<typeof useActivityFilter>[0]['search'],
>(props: ListFiltersProps<Search>) {
  return { ...useActivityFilter(props), tag: useTagFilter(props) };
}
