import { useTranslation } from 'react-i18next';
import type { AppliedFilter } from '#/shared/filter/filter-bar.tsx';
import { useAppliedFilters } from '#/shared/filter/use-applied-filters.ts';
import { useMoney } from '#/shared/money/use-money.ts';
import { useAgentName } from '../agent-filter.tsx';
import type { CreditSearch } from './credit-search.ts';

/** The filters that are set, in words, each with the way to take it off. */
export function useCreditFilterWords(
  search: CreditSearch,
  onChange: (change: Partial<CreditSearch>) => void,
): AppliedFilter[] {
  const { t } = useTranslation(['compensation', 'kit']);
  const { amount } = useMoney();
  const { status, sub_type: kind, client_id: client } = search;
  const { amount_min: min, amount_max: max } = search;
  const label = t('filter.amount');
  return useAppliedFilters({
    search,
    onChange,
    range: t('filter.created'),
    filters: [
      [t('filter.status'), status && t(`status.${status}`), 'status'],
      [t('filter.kind'), kind && t(`kind.${kind}`), 'sub_type'],
      [t('filter.currency'), search.currency, 'currency'],
      [t('filter.agent'), useAgentName(search.agent_id), 'agent_id'],
      [t('filter.client'), client && `…${client.slice(-6)}`, 'client_id'],
      [t('kit:amount.min', { label }), min && amount(min), 'amount_min'],
      [t('kit:amount.max', { label }), max && amount(max), 'amount_max'],
      [t('filter.clients'), search.fake ? t('filter.robots') : undefined, 'fake'],
    ],
  });
}
