import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import type { AppliedFilter } from '#/shared/filter/filter-bar.tsx';
import { useAppliedFilters } from '#/shared/filter/use-applied-filters.ts';
import type { KycSearch } from './kyc-search.ts';

export type KycFiltersProps = {
  search: KycSearch;
  /** Those by whom the list can be narrowed down; empty for whoever may not see them. */
  agents: Schemas.StaffChoices['list'];
  onChange: (change: Partial<KycSearch>) => void;
};

/** The filters that are set, in words, each with the way to take it off. */
export function useKycFilterWords({ search, agents, onChange }: KycFiltersProps): AppliedFilter[] {
  const { t } = useTranslation('kyc');
  const { status, level, id_type: type, agent_id: agent, client_id: client } = search;
  const agentName = agents.find(({ id }) => id === agent)?.name;
  return useAppliedFilters({
    search,
    onChange,
    range: t('column.submittedAt'),
    filters: [
      [t('column.status'), status && t(`status.${status}`), 'status'],
      [t('column.level'), level && t(`level.${level}`), 'level'],
      [t('column.idType'), type && t(`idType.${type}`), 'id_type'],
      [t('column.agent'), agent && (agentName ?? `…${agent.slice(-6)}`), 'agent_id'],
      [t('filter.client'), client && `…${client.slice(-6)}`, 'client_id'],
      [t('filter.clients'), search.fake ? t('filter.robots') : undefined, 'fake'],
    ],
  });
}
