import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { clientStates } from '#/kit/client/client-states.ts';
import { FilterSelect } from '#/kit/list/filter/filter-select.tsx';
import type { ListFilter, ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { ListFilters } from '#/kit/list/filter/list-filters.tsx';
import { useCurrencies } from '#/kit/list/filter/use-currencies.ts';
import { useRecordFilters } from '#/kit/list/filter/use-record-filters.tsx';
import { useAgentFilters } from './agent-filters.tsx';
import { clientList } from './api/list-clients.ts';
import { type ClientSearch, kycStatuses, readClientSearch, vipLevelMax } from './client-search.ts';

const vipLevels = Array.from({ length: vipLevelMax + 1 }, (_, level) => String(level));

export function ClientFilters(props: ListFiltersProps<ClientSearch>) {
  const { t } = useTranslation(['client', 'client-profile']);
  const filter = useRecordFilters(props);
  const currencies = useCurrencies(clientList, readClientSearch({}));
  return (
    <ListFilters
      {...props}
      searched={t('search')}
      filters={[
        ...useAgentFilters(props),
        filter.select('status', t('filter.status'), clientStates, (one) =>
          t(`client-profile:status.${one}`),
        ),
        filter.select('kyc_status', t('filter.kyc'), kycStatuses, (one) =>
          t(`client-profile:kyc.${one}`),
        ),
        useVipFilter(props),
        usePresenceFilter(props),
        filter.select('currency', t('filter.currency'), currencies, String),
        filter.dates(t('filter.created')),
        filter.robots(),
      ]}
    />
  );
}

function useVipFilter({ search, onChange }: ListFiltersProps<ClientSearch>) {
  const { t } = useTranslation(['client', 'client-profile', 'kit']);
  const level = search.vip_level?.toString();
  return {
    label: t('filter.vip'),
    words: level,
    keys: ['vip_level'],
    control: (
      <FilterSelect
        label={t('filter.vip')}
        all={t('kit:filter.all')}
        value={level}
        options={vipLevels.map((value) => ({
          value,
          label: t('client-profile:vipLevel', { level: value }),
        }))}
        onChange={(next) => onChange({ vip_level: next === undefined ? next : Number(next) })}
      />
    ),
  } satisfies ListFilter<ClientSearch>;
}

function usePresenceFilter({ search, onChange }: ListFiltersProps<ClientSearch>) {
  const { t } = useTranslation(['client', 'client-profile', 'kit']);
  const presence = search.online ? 'online' : 'offline';
  const set = search.online === undefined ? undefined : presence;
  return {
    label: t('filter.online'),
    words: set && t(`client-profile:${set}`),
    keys: ['online'],
    control: (
      <FilterSelect
        label={t('filter.online')}
        all={t('kit:filter.all')}
        value={set}
        options={(['online', 'offline'] as const).map((value) => ({
          value,
          label: t(`client-profile:${value}`),
        }))}
        onChange={(next) => onChange({ online: next === undefined ? next : next === 'online' })}
      />
    ),
  } satisfies ListFilter<ClientSearch>;
}
