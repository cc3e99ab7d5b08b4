import { useQuery } from '@tanstack/react-query';
import { DateRangeFilter } from '#/business/days/date-range-filter.tsx';
import { ListFilters } from '#/business/list/filter/list-filters.tsx';
import { optionsFilter } from '#/business/list/filter/options-filter.tsx';
import { useAgentFilter } from '#/business/list/filter/use-agent-filter.ts';
import { useRecordFilters } from '#/business/list/filter/use-record-filters.tsx';
import { agentsQuery } from '#/business/staff/agents-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { defaultRange, type StatisticsSearch } from './statistics-search.ts';

type FilterSearch = StatisticsSearch & { page?: number; q?: string | undefined };

export function StatisticsFilters({
  search,
  onChange,
}: {
  search: FilterSearch;
  onChange: (change: Partial<FilterSearch>) => void;
}) {
  const { t } = useTranslation('statistics');
  const given = { search, onChange };
  const { dates, robots } = useRecordFilters(given);
  const agent = useAgentFilter(given, t('agent'));
  const label = t('range');
  const range = {
    ...dates(label),
    control: (
      <DateRangeFilter
        label={label}
        from={search.from}
        to={search.to}
        defaultPreset={defaultRange}
        onChange={onChange}
      />
    ),
  };
  const compare = optionsFilter<FilterSearch>({
    ...given,
    label: t('compare.choice'),
    all: t('compare.period'),
    keys: ['compare'],
    options: [{ value: 'year', label: t('compare.year'), sets: { compare: 'year' } }],
  });
  return <ListFilters {...given} filters={[range, agent, robots(), compare]} />;
}

export function useFilterFacts({ agent_id: agentId, fake }: StatisticsSearch): string[] {
  const { t } = useTranslation('statistics');
  const { data: agents } = useQuery({ ...agentsQuery(useSdk()), enabled: agentId !== undefined });
  const agent = agents?.find(({ id }) => id === agentId)?.name;
  return [
    ...(agentId ? [`${t('agent')}: ${agent ?? agentId}`] : []),
    ...(fake ? [t('robotsOnly')] : []),
  ];
}
