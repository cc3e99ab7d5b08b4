import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { FilterSelect } from '#/kit/list/filter/filter-select.tsx';
import type { ListFilter, ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { dueChoiceOf, dueChoices, dueFilter } from './due-filter.ts';
import type { LoanSearch } from './loan-list.ts';

/** By when a loan is due: two parts of the address, and one control for what makes sense of them. */
export function useDueFilter({ search, onChange }: ListFiltersProps<LoanSearch>) {
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
  const due: ListFilter<LoanSearch>[] = [
    {
      label,
      labels: overdue ? t('filter.overdue') : notOverdue,
      keys: ['overdue'],
      control: (
        <FilterSelect
          label={label}
          all={t('kit:filter.all')}
          value={dueChoiceOf(search) ?? (linked && 'linked')}
          labels={linked}
          options={options}
          onChange={(next) => onChange(dueFilter(dueChoices.find((one) => one === next)))}
        />
      ),
    },
    { label, labels: days ? within(days) : undefined, keys: ['due_within'] },
  ];
  return { due };
}
