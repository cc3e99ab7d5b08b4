import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ChoiceFilter } from '#/kit/list/filter/choice-filter.tsx';
import type { ListFilter, ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import type { ExceptionSearch } from './exception-list.ts';

/** Whether the last check still found it. */
export function usePresentFilter({
  search: { present },
  onChange,
}: ListFiltersProps<ExceptionSearch>) {
  const { t } = useTranslation('exception');
  const value = present === undefined ? 'all' : present ? 'still' : 'gone';
  const filter: ListFilter<ExceptionSearch> = {
    label: t('present.label'),
    labels: present === undefined ? undefined : t(`present.${value}`),
    keys: ['present'],
    control: (
      <ChoiceFilter
        label={t('present.label')}
        value={value}
        choices={(['all', 'still', 'gone'] as const).map((one) => ({
          value: one,
          label: t(`present.${one}`),
        }))}
        onChange={(next) => onChange({ present: next === 'all' ? undefined : next === 'still' })}
      />
    ),
  };
  return { present: filter };
}
