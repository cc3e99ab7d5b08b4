import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import type { AppliedFilter } from '#/shared/filter/filter-bar.tsx';
import { useAppliedFilters } from '#/shared/filter/use-applied-filters.ts';
import { agentsQuery } from '#/shared/staff/agents-query.ts';
import type { ClientSearch } from './client-search.ts';

/** The filters that are set, in words, each with the way to take it off. */
export function useClientFilterWords(
  search: ClientSearch,
  onChange: (change: Partial<ClientSearch>) => void,
): AppliedFilter[] {
  const { t } = useTranslation('client');
  const { status, kyc_status: kyc, vip_level: level, online, fake } = search;
  const agents = useQuery(agentsQuery(useSdk())).data;
  const agent = agents?.find(({ id }) => id === search.agent_id);
  const presence = online ? t('online') : t('offline');
  return useAppliedFilters({
    search,
    onChange,
    range: t('filter.created'),
    filters: [
      [
        t(agent?.role === 'superman' ? 'filter.leader' : 'filter.agent'),
        search.agent_id && (agent?.name ?? '…'),
        'agent_id',
      ],
      [t('filter.status'), status && t(`status.${status}`), 'status'],
      [t('filter.kyc'), kyc && t(`kyc.${kyc}`), 'kyc_status'],
      [t('filter.vip'), level?.toString(), 'vip_level'],
      [t('filter.online'), online === undefined ? online : presence, 'online'],
      [t('filter.currency'), search.currency, 'currency'],
      [t('filter.clients'), fake ? t('filter.robots') : undefined, 'fake'],
    ],
  });
}
