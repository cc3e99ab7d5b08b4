import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { FilterSelect } from '#/kit/list/filter/filter-select.tsx';
import type { ListFilter, ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { ListFilters } from '#/kit/list/filter/list-filters.tsx';
import { useAgentFilter } from '#/kit/list/filter/use-agent-filter.tsx';
import { useClientFilter } from '#/kit/list/filter/use-client-filter.ts';
import { useCurrencies } from '#/kit/list/filter/use-currencies.ts';
import { useRecordFilters } from '#/kit/list/filter/use-record-filters.tsx';
import { loanList } from './api/list-loans.ts';
import { dueChoiceOf, dueChoices, dueFilter } from './due-filter.ts';
import { type LoanSearch, loanStatuses, readLoanSearch } from './loan-search.ts';

export function LoanFilters(props: ListFiltersProps<LoanSearch>) {
  const { t } = useTranslation('loan');
  const filter = useRecordFilters(props);
  const currencies = useCurrencies(loanList, readLoanSearch({}));
  return (
    <ListFilters
      {...props}
      searched={t('search')}
      filters={[
        filter.select('status', t('filter.status'), loanStatuses, (one) => t(`status.${one}`)),
        ...useDueFilters(props),
        filter.select('currency', t('filter.currency'), currencies, String),
        useAgentFilter(props, t('filter.agent')),
        useClientFilter(props),
        filter.dates(t('filter.created')),
        ...filter.amounts(t('filter.amount')),
        filter.robots(),
      ]}
    />
  );
}

/** By when a loan is due: two parts of the address, and one control for what makes sense of them. */
function useDueFilters({ search, onChange }: ListFiltersProps<LoanSearch>) {
  const { t } = useTranslation(['loan', 'kit']);
  const { overdue, due_within: days } = search;
  const label = t('filter.due');
  const within = (count: number) => t('filter.dueWithin', { count });
  const notOverdue = overdue === false ? t('filter.notOverdue') : undefined;
  const linked = notOverdue ?? (days ? within(days) : undefined);
  const options = dueChoices.map((value) => ({
    value: value as string,
    label: value === 'overdue' ? t('filter.overdue') : within(Number(value)),
  }));
  return [
    {
      label,
      words: overdue ? t('filter.overdue') : notOverdue,
      keys: ['overdue'],
      control: (
        <FilterSelect
          label={label}
          all={t('kit:filter.all')}
          value={dueChoiceOf(search) ?? (linked && 'linked')}
          words={linked}
          options={options}
          onChange={(next) => onChange(dueFilter(dueChoices.find((one) => one === next)))}
        />
      ),
    },
    { label, words: days ? within(days) : undefined, keys: ['due_within'] },
  ] satisfies ListFilter<LoanSearch>[];
}
