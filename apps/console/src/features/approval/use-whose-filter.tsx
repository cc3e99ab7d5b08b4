import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ChoiceFilter } from '#/kit/list/filter/choice-filter.tsx';
import type { ListFilter, ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import type { ProposalSearch } from './proposal-list.ts';

/** Whose proposals: the person's own, or those of others. */
export function useWhoseFilter({ search: { mine }, onChange }: ListFiltersProps<ProposalSearch>) {
  const { t } = useTranslation('approval');
  const value = mine === undefined ? 'all' : mine ? 'mine' : 'others';
  const whose: ListFilter<ProposalSearch> = {
    label: t('whose.label'),
    words: mine === undefined ? undefined : t(`whose.${value}`),
    keys: ['mine'],
    control: (
      <ChoiceFilter
        label={t('whose.label')}
        value={value}
        choices={(['all', 'mine', 'others'] as const).map((one) => ({
          value: one,
          label: t(`whose.${one}`),
        }))}
        onChange={(next) => onChange({ mine: next === 'all' ? undefined : next === 'mine' })}
      />
    ),
  };
  return { whose };
}
