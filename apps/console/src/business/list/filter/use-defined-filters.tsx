import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { clientQuery } from '#/business/client/client-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { tailOf } from '#/ui/controls/clipped.tsx';
import { currencies } from '#/ui/money/currencies.ts';
import { useCan, usePermit } from '#/ui/permission.tsx';
import type { List, ListSearch } from '../define-list.ts';
import { type ListLabels, labelKey } from '../use-list-labels.ts';
import type { Filter } from './filters.ts';
import type { ListFilter, ListFiltersProps } from './list-filter.ts';
import { optionsFilter } from './options-filter.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useAgentFilter } from './use-agent-filter.ts';
import type { CurrenciesOf } from './use-currencies.ts';
import { useRecordFilters } from './use-record-filters.tsx';

export function useClientFilter<Search extends { client_id?: string | undefined }>({
  search: { client_id: id },
}: {
  search: Search;
}): ListFilter<Search> {
  const { t } = useTranslation('kit');
  const mayRead = useCan('read', 'client');
  const query = clientQuery(useSdk(), id ?? '');
  const client = useQuery({ ...query, enabled: mayRead && id !== undefined }).data;
  return {
    label: t('filter.client'),
    labels: id && (client?.full_name ?? tailOf(id)),
    keys: ['client_id'],
  };
}

type AnySearch = ListSearch & {
  from?: string;
  to?: string;
  agent_id?: string;
  client_id?: string;
  amount_min?: string;
  amount_max?: string;
  fake?: boolean;
};

type CountedList = Pick<List<AnySearch, unknown>, 'countsQuery'>;

export type OwnFilters<Search> = Readonly<
  Record<string, ListFilter<Search> | readonly ListFilter<Search>[]>
>;

export function useDefinedFilters<Search extends ListSearch, Page>(
  list: List<Search, Page>,
  given: ListFiltersProps<Search>,
  labels: ListLabels,
  own: OwnFilters<Search>,
  currenciesOf: CurrenciesOf,
  ready: boolean,
): ListFilter<Search>[] {
  const { t } = useTranslation('kit');
  const filters = Object.entries<Filter>(list.filters);
  const has = (kind: Filter['kind']) => filters.some(([, filter]) => filter.kind === kind);
  // A list has declared every part of the address that is drawn here.
  const props = given as unknown as ListFiltersProps<AnySearch>;
  const record = useRecordFilters(props);
  const agent = useAgentFilter(props, labels.filter('agent'), has('agent'));
  const client = useClientFilter(props);
  const ofQueue = filters.find(([, { kind }]) => kind === 'holder')?.[1];
  const mayDecide = usePermit(ofQueue?.action ?? 'approve');

  const drawnOf = (name: string, filter: Filter): readonly ListFilter<AnySearch>[] => {
    const { kind, as = name, values = [], named = as, context } = filter;
    const label = labels.filter(as);
    const key = name as keyof AnySearch;
    const valueLabel = (value: string) =>
      labels.label(`${labelKey(named)}.${value}`, context ? { context } : undefined);
    const drawn = { filter, name, label, valueLabel, all: t('filter.all'), ...props };
    switch (kind) {
      case 'choice': {
        const { control, ...shown } = record.select(key, label, values as never[], valueLabel);
        return [filter.hidden ? shown : { ...shown, control }];
      }
      case 'tabs':
        return [tabsFilter({ ...drawn, list: list as unknown as CountedList, ready })];
      case 'yesNo':
        return [yesNoFilter(drawn, labels)];
      case 'either':
        return [eitherFilter(drawn, labels)];
      case 'currency':
        return [
          record.select(
            key,
            label,
            (filter.every ? currencies : currenciesOf(filter.totals)) as never[],
            String,
          ),
        ];
      case 'holder': {
        const nameOf = (value: string) => t(`holder.${value as Schemas.WorkHolder}`);
        const { control, ...shown } = record.select(
          key,
          t('filter.holder'),
          values as never[],
          nameOf,
        );
        return [mayDecide ? { ...shown, control } : shown];
      }
      case 'agent':
        return [agent];
      case 'client':
        return [client];
      case 'dates':
        return [record.dates(label)];
      case 'amounts':
        return record.amounts(label);
      case 'robots':
        return [record.robots()];
      case 'text':
        return [];
      case 'own':
        return [own[name] ?? []].flat() as unknown as ListFilter<AnySearch>[];
    }
  };
  return filters.flatMap(([name, filter]) =>
    drawnOf(name, filter),
  ) as unknown as ListFilter<Search>[];
}

type DrawnProps = ListFiltersProps<AnySearch> & {
  filter: Filter;
  name: string;
  label: string;
  valueLabel: (value: string) => string;
  all: string;
};

function yesNoFilter({ filter, name, ...drawn }: DrawnProps, { label }: ListLabels) {
  const { values = [], segmented } = filter;
  const options = values.map((value, at) => ({
    value,
    label: label(`flag.${value}`),
    sets: { [name]: at === 0 },
  }));
  return optionsFilter<AnySearch>({ ...drawn, keys: [name as 'fake'], options, segmented });
}

function eitherFilter({ filter, name, ...drawn }: DrawnProps, { label }: ListLabels) {
  const { parts = {}, settings = [] } = filter;
  // The list has declared them as parts of its address.
  const keys = Object.keys(parts) as (keyof AnySearch & string)[];
  const optionOf = ([part, value]: [string, unknown]) => ({
    value: `${part}=${value}`,
    label: label(`either.${labelKey(part)}`, {
      value: String(value),
      count: Number(value),
      context: String(value),
    }),
    sets: { [part]: value },
  });
  const set = Object.entries(drawn.search).find(
    ([part, value]) => part in parts && value !== undefined,
  );
  return optionsFilter<AnySearch>({
    ...drawn,
    keys,
    options: settings.flatMap(Object.entries).map(optionOf),
    other: set && optionOf(set).label,
  });
}

function tabsFilter({
  filter: { defaultValue, values = [] },
  name,
  label,
  valueLabel,
  all,
  search,
  onChange,
  list,
  ready,
}: DrawnProps & { list: CountedList; ready: boolean }): ListFilter<AnySearch> {
  const key = name as 'status';
  const set = search[key] ?? defaultValue;
  const none = defaultValue === undefined ? undefined : 'all';
  const labels = set === 'all' ? all : set && valueLabel(set);
  return {
    label,
    labels: set === defaultValue ? undefined : labels,
    keys: [key],
    tabs: true,
    control: (
      <StatusTabs
        list={list}
        search={search}
        label={label}
        all={all}
        value={set === 'all' ? undefined : set}
        choices={values.map((value) => ({
          value,
          label: valueLabel(value),
          counted: `${name}.${value}`,
        }))}
        ready={ready}
        onChange={(next) => onChange({ [key]: next === defaultValue ? undefined : (next ?? none) })}
      />
    ),
  };
}
