import { useTranslation } from 'react-i18next';
import { DateRangeFilter } from '#/shared/filter/date-range-filter.tsx';
import { FilterBar } from '#/shared/filter/filter-bar.tsx';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { withoutFilters } from '#/shared/filter/list-search.ts';
import { SearchBox } from '#/shared/filter/search-box.tsx';
import { useAppliedFilters } from '#/shared/filter/use-applied-filters.ts';
import { audiences, type MessageSearch, messageStatuses } from './message-search.ts';

export type MessageFiltersProps = {
  search: MessageSearch;
  onChange: (change: Partial<MessageSearch>) => void;
};

export function MessageFilters({ search, onChange }: MessageFiltersProps) {
  const { t } = useTranslation(['message', 'kit']);
  const { status, audience } = search;
  const applied = useAppliedFilters({
    search,
    onChange,
    range: t('column.createdAt'),
    filters: [
      [t('column.status'), status && t(`status.${status}`), 'status'],
      [t('column.audience'), audience && t(`audience.${audience}`), 'audience'],
    ],
  });
  return (
    <FilterBar
      label={t('kit:filter.label')}
      search={
        <SearchBox
          label={t('search')}
          value={search.q ?? ''}
          onChange={(words) => onChange({ q: words || undefined })}
        />
      }
      applied={applied}
      onClear={() => onChange(withoutFilters(search))}
    >
      <FilterSelect
        label={t('column.status')}
        all={t('kit:filter.all')}
        value={status}
        options={messageStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(chosen) => onChange({ status: chosen })}
      />
      <FilterSelect
        label={t('column.audience')}
        all={t('kit:filter.all')}
        value={audience}
        options={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
        onChange={(chosen) => onChange({ audience: chosen })}
      />
      <DateRangeFilter
        label={t('column.createdAt')}
        from={search.from}
        to={search.to}
        onChange={onChange}
      />
    </FilterBar>
  );
}
