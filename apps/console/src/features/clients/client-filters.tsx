import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '#/shared/filter/choice-filter.tsx';
import { DateRangeFilter } from '#/shared/filter/date-range-filter.tsx';
import { FilterBar } from '#/shared/filter/filter-bar.tsx';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { withoutFilters } from '#/shared/filter/list-search.ts';
import { SearchBox } from '#/shared/filter/search-box.tsx';
import { AgentFilters } from './agent-filters.tsx';
import { useClientFilterWords } from './applied-filters.ts';
import { type ClientSearch, clientStates, kycStatuses, vipLevelMax } from './client-search.ts';

const vipLevels = Array.from({ length: vipLevelMax + 1 }, (_, level) => String(level));

function presenceOf(online: boolean | undefined) {
  if (online === undefined) return undefined;
  return online ? 'online' : 'offline';
}

export type ClientFiltersProps = {
  search: ClientSearch;
  currencies: readonly string[];
  onChange: (change: Partial<ClientSearch>) => void;
};

export function ClientFilters({ search, currencies, onChange }: ClientFiltersProps) {
  const { t } = useTranslation(['client', 'kit']);
  const all = t('kit:filter.all');
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
      applied={useClientFilterWords(search, onChange)}
      onClear={() => onChange(withoutFilters(search))}
    >
      <AgentFilters agentId={search.agent_id} onChange={(id) => onChange({ agent_id: id })} />
      <FilterSelect
        label={t('filter.status')}
        all={all}
        value={search.status}
        options={clientStates.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label={t('filter.kyc')}
        all={all}
        value={search.kyc_status}
        options={kycStatuses.map((value) => ({ value, label: t(`kyc.${value}`) }))}
        onChange={(kyc) => onChange({ kyc_status: kyc })}
      />
      <FilterSelect
        label={t('filter.vip')}
        all={all}
        value={search.vip_level?.toString()}
        options={vipLevels.map((value) => ({ value, label: t('vipLevel', { level: value }) }))}
        onChange={(level) => onChange({ vip_level: level === undefined ? level : Number(level) })}
      />
      <FilterSelect
        label={t('filter.online')}
        all={all}
        value={presenceOf(search.online)}
        options={[
          { value: 'online', label: t('online') },
          { value: 'offline', label: t('offline') },
        ]}
        onChange={(value) => onChange({ online: value === undefined ? value : value === 'online' })}
      />
      <FilterSelect
        label={t('filter.currency')}
        all={all}
        value={search.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={(currency) => onChange({ currency })}
      />
      <DateRangeFilter
        label={t('filter.created')}
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
