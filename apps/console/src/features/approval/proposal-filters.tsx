import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useTwoPeopleWords } from '#/kit/decision/two-people/use-two-people-words.ts';
import { ChoiceFilter } from '#/kit/list/filter/choice-filter.tsx';
import { FilterSelect } from '#/kit/list/filter/filter-select.tsx';
import type { ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { ListFilters } from '#/kit/list/filter/list-filters.tsx';
import { useRecordFilters } from '#/kit/list/filter/use-record-filters.tsx';
import { limits, type ProposalSearch, proposalStatuses } from './proposal-search.ts';

export function ProposalFilters(props: ListFiltersProps<ProposalSearch>) {
  const { search, onChange } = props;
  const { t } = useTranslation(['approval', 'kit']);
  const { limit } = useTwoPeopleWords();
  const filter = useRecordFilters(props);
  const { status = 'pending', mine } = search;
  const whose = mine === undefined ? 'all' : mine ? 'mine' : 'others';
  const shown = t(status === 'all' ? 'kit:filter.all' : `status.${status}`);
  return (
    <ListFilters
      {...props}
      filters={[
        {
          label: t('column.status'),
          words: search.status && search.status !== 'pending' ? shown : undefined,
          keys: ['status'],
          control: (
            <FilterSelect
              label={t('column.status')}
              all={t('kit:filter.all')}
              value={status === 'all' ? undefined : status}
              options={proposalStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
              onChange={(value) =>
                onChange({ status: value === 'pending' ? undefined : (value ?? 'all') })
              }
            />
          ),
        },
        filter.select('limit', t('column.limit'), limits, limit),
        {
          label: t('whose.label'),
          words: mine === undefined ? undefined : t(`whose.${whose}`),
          keys: ['mine'],
          control: (
            <ChoiceFilter
              label={t('whose.label')}
              value={whose}
              choices={(['all', 'mine', 'others'] as const).map((value) => ({
                value,
                label: t(`whose.${value}`),
              }))}
              onChange={(value) =>
                onChange({ mine: value === 'all' ? undefined : value === 'mine' })
              }
            />
          ),
        },
        filter.dates(t('column.madeAt')),
      ]}
    />
  );
}
