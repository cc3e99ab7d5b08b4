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
  /** The part of the address, which the list declares as a filter of the kind `own`. */
  part: string;
  /** Those that wait for staff: each has a tab. */
  queues: readonly string[];
  /** The state whose phases they are: their tabs come before it. */
  of: string;
  /** The order of the queues: what has waited longest comes first. */
  sort: string;
};

function partsOf<Search extends ListSearch, Page>(
  list: List<Search, Page>,
  { part, queues, sort }: Phases,
  tab: string | undefined,
): Partial<Search> {
  const parts = queues.some((queue) => queue === tab)
    ? { status: undefined, [part]: tab, sort }
    : { status: tab, [part]: undefined, sort: list.readSearch({ status: tab }).sort };
  // The list has declared each of them as a part of its address.
  return parts as unknown as Partial<Search>;
}

/**
 * Tabs over a list whose records go through phases in one of their states: the states, which the list declares as a
 * hidden choice, and the phases that are queues. For `useOwnFilters`.
 */
export function usePhaseTabs<Search extends ListSearch, Page>(
  list: List<Search, Page>,
  phases: Phases,
  { search, onChange }: ListFiltersProps<Search>,
): OwnFilters<Search> {
  const { t } = useTranslation('kit');
  const { timezone } = useSettings();
  const { filter, label } = useListLabels(list.namespaces);
  const { data } = useQuery({ ...list.query(useSdk(), search, timezone), enabled: false });
  const { part, queues, of } = phases;
  const labelOf = (tab: string) =>
    label(`${labelKey(queues.includes(tab) ? part : 'status')}.${tab}`);
  const states = list.filters['status']?.values ?? [];
  const tabs = states.flatMap((state) => (state === of ? [...queues, state] : [state]));
  const phase = new Map<string, unknown>(Object.entries(search)).get(part);
  const tab = typeof phase === 'string' ? phase : search.status;
  const name = filter('status');
  return {
    [part]: {
      label: name,
      labels: tab && labelOf(tab),
      keys: ['status', part as keyof Search & string],
      tabs: true,
      control: (
        <StatusTabs
          // `StatusTabs` names one part of the address: a tab is counted by all that it sets.
          list={{
            countQuery: (sdk, asked: Search, timeZone) =>
              list.countQuery(sdk, { ...asked, ...partsOf(list, phases, asked.status) }, timeZone),
          }}
          name="status"
          search={search}
          label={name}
          all={t('filter.all')}
          value={tab}
          choices={tabs.map((value) => ({ value, label: labelOf(value) }))}
          ready={data !== undefined}
          onChange={(next) => onChange(partsOf(list, phases, next))}
        />
      ),
    },
  };
}
