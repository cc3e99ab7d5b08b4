import { useTranslation } from 'react-i18next';
import { AmountRangeFilter } from '#/shared/filter/amount-range-filter.tsx';
import { ChoiceFilter } from '#/shared/filter/choice-filter.tsx';
import { DateRangeFilter } from '#/shared/filter/date-range-filter.tsx';
import { FilterBar } from '#/shared/filter/filter-bar.tsx';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { withoutFilters } from '#/shared/filter/list-search.ts';
import { SearchBox } from '#/shared/filter/search-box.tsx';
import { useWithdrawalFilterWords, type WithdrawalFiltersProps } from './applied-filters.ts';
import { destinationKinds, withdrawalStatuses } from './withdrawal-search.ts';

export function WithdrawalFilters(props: WithdrawalFiltersProps) {
  const { search, currencies, agents, onChange } = props;
  const { t } = useTranslation(['withdrawal', 'kit']);
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
      applied={useWithdrawalFilterWords(props)}
      onClear={() => onChange(withoutFilters(search))}
    >
      <FilterSelect
        label={t('column.status')}
        all={all}
        value={search.status}
        options={withdrawalStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label={t('column.kind')}
        all={all}
        value={search.kind}
        options={destinationKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterSelect
        label={t('filter.currency')}
        all={all}
        value={search.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={(currency) => onChange({ currency })}
      />
      {(agents.length > 1 || search.agent_id !== undefined) && (
        <FilterSelect
          label={t('filter.agent')}
          all={all}
          value={search.agent_id}
          options={agents.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(agent) => onChange({ agent_id: agent })}
        />
      )}
      <DateRangeFilter
        label={t('column.createdAt')}
        from={search.from}
        to={search.to}
        onChange={onChange}
      />
      <AmountRangeFilter
        label={t('column.amount')}
        min={search.amount_min}
        max={search.amount_max}
        onChange={({ min, max }) => onChange({ amount_min: min, amount_max: max })}
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
