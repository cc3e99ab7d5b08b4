import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountRangeFilter } from '#/shared/filter/amount-range-filter.tsx';
import { ChoiceFilter } from '#/shared/filter/choice-filter.tsx';
import { DateRangeFilter } from '#/shared/filter/date-range-filter.tsx';
import { FilterBar } from '#/shared/filter/filter-bar.tsx';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { withoutFilters } from '#/shared/filter/list-search.ts';
import { SearchBox } from '#/shared/filter/search-box.tsx';
import { useDepositFilterWords } from './applied-filters.ts';
import { type DepositSearch, depositStatuses } from './deposit-search.ts';

export type DepositFiltersProps = {
  search: DepositSearch;
  currencies: readonly string[];
  /** What the words that are typed are looked for in. */
  searched: string;
  /** What sets deposits of this desk apart, beside their state. */
  narrow: ReactNode;
  onChange: (change: Partial<DepositSearch>) => void;
};

export function DepositFilters({
  search,
  currencies,
  searched,
  narrow,
  onChange,
}: DepositFiltersProps) {
  const { t } = useTranslation(['deposit', 'kit']);
  const all = t('kit:filter.all');
  return (
    <FilterBar
      label={t('kit:filter.label')}
      search={
        <SearchBox
          label={searched}
          value={search.q ?? ''}
          onChange={(words) => onChange({ q: words || undefined })}
        />
      }
      applied={useDepositFilterWords(search, onChange)}
      onClear={() => onChange(withoutFilters(search))}
    >
      <FilterSelect
        label={t('filter.status')}
        all={all}
        value={search.status}
        options={depositStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      {narrow}
      <FilterSelect
        label={t('filter.currency')}
        all={all}
        value={search.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={(currency) => onChange({ currency })}
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
