import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '#/shared/filter/choice-filter.tsx';
import { DateRangeFilter } from '#/shared/filter/date-range-filter.tsx';
import { FilterBar } from '#/shared/filter/filter-bar.tsx';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { withoutFilters } from '#/shared/filter/list-search.ts';
import { SearchBox } from '#/shared/filter/search-box.tsx';
import { type KycFiltersProps, useKycFilterWords } from './applied-filters.ts';
import { idTypes, kycLevels, kycStatuses } from './kyc-search.ts';

export function KycFilters(props: KycFiltersProps) {
  const { search, agents, onChange } = props;
  const { t } = useTranslation(['kyc', 'kit']);
  const all = t('kit:filter.all');
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
      applied={useKycFilterWords(props)}
      onClear={() => onChange(withoutFilters(search))}
    >
      <FilterSelect
        label={t('column.status')}
        all={all}
        value={search.status}
        options={kycStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label={t('column.level')}
        all={all}
        value={search.level}
        options={kycLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        onChange={(level) => onChange({ level })}
      />
      <FilterSelect
        label={t('column.idType')}
        all={all}
        value={search.id_type}
        options={idTypes.map((value) => ({ value, label: t(`idType.${value}`) }))}
        onChange={(type) => onChange({ id_type: type })}
      />
      {agents.length > 0 && (
        <FilterSelect
          label={t('column.agent')}
          all={all}
          value={search.agent_id}
          options={agents.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(agent) => onChange({ agent_id: agent })}
        />
      )}
      <DateRangeFilter
        label={t('column.submittedAt')}
        from={search.from}
        to={search.to}
        onChange={onChange}
      />
      <ChoiceFilter
        label={t('filter.clients')}
        value={search.fake ? 'robots' : 'real'}
        choices={[
          { value: 'real', label: t('filter.real') },
          { value: 'robots', label: t('filter.robots') },
        ]}
        onChange={(value) => onChange({ fake: value === 'robots' || undefined })}
      />
    </FilterBar>
  );
}
