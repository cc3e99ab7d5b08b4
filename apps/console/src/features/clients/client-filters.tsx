import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { FilterSelect } from '#/kit/list/filter/filter-select.tsx';
import type { ListFilter, ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { useAgentFilters } from './agent-filters.tsx';
import { type ClientSearch, vipLevelMax } from './client-list.ts';

const vipLevels = Array.from({ length: vipLevelMax + 1 }, (_, level) => String(level));

/** The filters that no other list has. */
export const useClientFilters = (props: ListFiltersProps<ClientSearch>) => ({
  agent: useAgentFilters(props),
  vip: useVipFilter(props),
  presence: usePresenceFilter(props),
});

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
