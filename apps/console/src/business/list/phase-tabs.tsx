import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import type { List, ListSearch } from './define-list.ts';
import type { ListFiltersProps } from './filter/list-filter.ts';
import { StatusTabs } from './filter/status-tabs.tsx';
import type { OwnFilters } from './filter/use-defined-filters.tsx';
import { labelKey, useListLabels } from './use-list-labels.ts';

type Phases = {
  part: string;
  /** Those that wait for staff, by the state before whose tab theirs comes. */
  queues: Readonly<Record<string, readonly string[]>>;
  /** The parts of those that are in another one. */
  parts?: Readonly<Record<string, string>>;
  /** States without a tab of their own: all of their records are in one of the queues. */
  instead?: readonly string[];
};

export const questionPhases = { part: 'phase', queues: { approved: ['asked'] } } as const;

function partOf({ part, queues, parts = {} }: Phases, tab = ''): string {
  return Object.values(queues).flat().includes(tab) ? (parts[tab] ?? part) : 'status';
}

function partsOf<Search extends ListSearch, Page>(
  list: List<Search, Page>,
  phases: Phases,
  tab: string | undefined,
): Partial<Search> {
  const parts = { ...list.noTab, [partOf(phases, tab)]: tab };
  // The list has declared each of them as a part of its address.
  return { ...parts, sort: list.readSearch(parts).sort } as unknown as Partial<Search>;
}

export function usePhaseTabs<Search extends ListSearch, Page>(
  list: List<Search, Page>,
  phases: Phases,
  { search, onChange }: ListFiltersProps<Search>,
): OwnFilters<Search> {
  const { t } = useTranslation('kit');
  const { timezone } = useSettings();
  const { filter, label } = useListLabels(list.namespaces);
  const { data } = useQuery({ ...list.query(useSdk(), search, timezone), enabled: false });
  const { part, queues, parts: others = {}, instead = [] } = phases;
  const { values: states = [], context } = list.filters['status'] ?? {};
  const labelOf = (tab: string) => {
    const name = states.includes(tab) ? 'status' : (others[tab] ?? part);
    return label(`${labelKey(name)}.${tab}`, context === undefined ? undefined : { context });
  };
  const tabs = states.flatMap((of) => [
    ...(queues[of] ?? []),
    ...(instead.includes(of) ? [] : [of]),
  ]);
  const set = new Map<string, unknown>(Object.entries(search));
  const names = [part, ...Object.values(others)];
  const phase = names.map((one) => set.get(one)).find((one) => typeof one === 'string');
  const tab = typeof phase === 'string' ? phase : search.status;
  const name = filter('status');
  return {
    [part]: {
      label: name,
      labels: tab && labelOf(tab),
      keys: ['status', ...(names as (keyof Search & string)[])],
      tabs: true,
      control: (
        <StatusTabs
          list={list}
          search={search}
          label={name}
          all={t('filter.all')}
          value={tab}
          choices={tabs.map((value) => ({
            value,
            label: labelOf(value),
            // Those that wait for their client have a tab of their own.
            counted: value === 'pending' ? 'phase.review' : `${partOf(phases, value)}.${value}`,
          }))}
          ready={data !== undefined}
          onChange={(next) => onChange(partsOf(list, phases, next))}
        />
      ),
    },
  };
}
