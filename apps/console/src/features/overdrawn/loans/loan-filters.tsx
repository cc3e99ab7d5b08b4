import { useTranslation } from 'react-i18next';
import { AmountRangeFilter } from '#/shared/filter/amount-range-filter.tsx';
import { ChoiceFilter } from '#/shared/filter/choice-filter.tsx';
import { DateRangeFilter } from '#/shared/filter/date-range-filter.tsx';
import { FilterBar } from '#/shared/filter/filter-bar.tsx';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { withoutFilters } from '#/shared/filter/list-search.ts';
import { SearchBox } from '#/shared/filter/search-box.tsx';
import { AgentFilter } from '../agent-filter.tsx';
import { useLoanFilterWords } from './applied-filters.ts';
import { dueChoiceOf, dueChoices, dueFilter } from './due-filter.ts';
import { type LoanSearch, loanStatuses } from './loan-search.ts';

export type LoanFiltersProps = {
  search: LoanSearch;
  currencies: readonly string[];
  onChange: (change: Partial<LoanSearch>) => void;
};

export function LoanFilters({ search, currencies, onChange }: LoanFiltersProps) {
  const { t } = useTranslation(['loan', 'kit']);
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
      applied={useLoanFilterWords(search, onChange)}
      onClear={() => onChange(withoutFilters(search))}
    >
      <FilterSelect
        label={t('filter.status')}
        all={all}
        value={search.status}
        options={loanStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label={t('filter.due')}
        all={all}
        value={dueChoiceOf(search)}
        options={dueChoices.map((value) => ({
          value,
          label:
            value === 'overdue'
              ? t('filter.overdue')
              : t('filter.dueWithin', { count: Number(value) }),
        }))}
        onChange={(choice) => onChange(dueFilter(choice))}
      />
      <FilterSelect
        label={t('filter.currency')}
        all={all}
        value={search.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={(currency) => onChange({ currency })}
      />
      <AgentFilter
        label={t('filter.agent')}
        agentId={search.agent_id}
        onChange={(agentId) => onChange({ agent_id: agentId })}
      />
      <DateRangeFilter
        label={t('filter.created')}
        from={search.from}
        to={search.to}
        onChange={onChange}
      />
      <AmountRangeFilter
        label={t('filter.amount')}
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
