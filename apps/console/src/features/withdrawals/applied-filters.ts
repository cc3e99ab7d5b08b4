import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import type { AppliedFilter } from '#/shared/filter/filter-bar.tsx';
import { useAppliedFilters } from '#/shared/filter/use-applied-filters.ts';
import { useMoney } from '#/shared/money/use-money.ts';
import type { WithdrawalSearch } from './withdrawal-search.ts';

export type WithdrawalFiltersProps = {
  search: WithdrawalSearch;
  currencies: readonly string[];
  /** Those by whose clients the list can be narrowed down. */
  agents: Schemas.StaffChoices['list'];
  onChange: (change: Partial<WithdrawalSearch>) => void;
};

/** The filters that are set, in words, each with the way to take it off. */
export function useWithdrawalFilterWords({
  search,
  agents,
  onChange,
}: WithdrawalFiltersProps): AppliedFilter[] {
  const { t } = useTranslation(['withdrawal', 'kit']);
  const { amount } = useMoney();
  const { status, kind, agent_id: agent, client_id: client } = search;
  const { amount_min: min, amount_max: max } = search;
  const label = t('column.amount');
  const agentName = agents.find(({ id }) => id === agent)?.name;
  return useAppliedFilters({
    search,
    onChange,
    range: t('column.createdAt'),
    filters: [
      [t('column.status'), status && t(`status.${status}`), 'status'],
      [t('column.kind'), kind && t(`kind.${kind}`), 'kind'],
      [t('filter.currency'), search.currency, 'currency'],
      [t('filter.agent'), agent && (agentName ?? `…${agent.slice(-6)}`), 'agent_id'],
      [t('filter.client'), client && `…${client.slice(-6)}`, 'client_id'],
      [t('kit:amount.min', { label }), min && amount(min), 'amount_min'],
      [t('kit:amount.max', { label }), max && amount(max), 'amount_max'],
      [t('filter.clients'), search.fake ? t('filter.robots') : undefined, 'fake'],
    ],
  });
}
