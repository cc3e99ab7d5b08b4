import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { ChoiceFilter } from '#/shared/filter/choice-filter.tsx';
import { DateRangeFilter } from '#/shared/filter/date-range-filter.tsx';
import { FilterBar } from '#/shared/filter/filter-bar.tsx';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { without } from '#/shared/filter/list-search.ts';
import { SearchBox } from '#/shared/filter/search-box.tsx';
import { useAppliedFilters } from '#/shared/filter/use-applied-filters.ts';
import { agentsQuery } from '#/shared/staff/agents-query.ts';
import type { ExchangeSearch } from './exchange-search.ts';

export type ExchangeFiltersProps = {
  search: ExchangeSearch;
  /** Those that have been changed, and those that they have been changed into. */
  currencies: { from: readonly string[]; to: readonly string[] };
  onChange: (change: Partial<ExchangeSearch>) => void;
};

const all = [
  'q',
  'from',
  'to',
  'currency',
  'received_currency',
  'client_id',
  'agent_id',
  'fake',
] as const satisfies readonly (keyof ExchangeSearch)[];

export const withoutExchangeFilters = without<ExchangeSearch>(all);

export function ExchangeFilters({ search, currencies, onChange }: ExchangeFiltersProps) {
  const { t } = useTranslation(['exchange-record', 'kit']);
  const agents = useQuery(agentsQuery(useSdk())).data ?? [];
  const { currency, received_currency: received, client_id: client, agent_id: agent } = search;
  const options = (codes: readonly string[]) => codes.map((value) => ({ value, label: value }));
  const applied = useAppliedFilters({
    search,
    onChange,
    range: t('column.createdAt'),
    filters: [
      [t('filter.currency'), currency, 'currency'],
      [t('filter.received'), received, 'received_currency'],
      [t('filter.client'), client && `…${client.slice(-6)}`, 'client_id'],
      [t('filter.agent'), agents.find(({ id }) => id === agent)?.name ?? agent, 'agent_id'],
      [t('filter.clients'), search.fake ? t('filter.robots') : undefined, 'fake'],
    ],
  });
  return (
    <FilterBar
      label={t('kit:filter.label')}
      search={
        <SearchBox
          label={t('search')}
          value={search.q ?? ''}
          onChange={(words) => onChange({ q: words || undefined })}
        />
      }
      applied={applied}
      onClear={() => onChange(withoutExchangeFilters)}
    >
      <FilterSelect
        label={t('filter.currency')}
        all={t('kit:filter.all')}
        value={currency}
        options={options(currencies.from)}
        onChange={(next) => onChange({ currency: next })}
      />
      <FilterSelect
        label={t('filter.received')}
        all={t('kit:filter.all')}
        value={received}
        options={options(currencies.to)}
        onChange={(next) => onChange({ received_currency: next })}
      />
      {(agents.length > 1 || agent !== undefined) && (
        <FilterSelect
          label={t('filter.agent')}
          all={t('kit:filter.all')}
          value={agent}
          options={agents.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next) => onChange({ agent_id: next })}
        />
      )}
      <DateRangeFilter
        label={t('column.createdAt')}
        from={search.from}
        to={search.to}
        onChange={onChange}
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
