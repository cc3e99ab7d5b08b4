import { useTranslation } from 'react-i18next';
import type { AppliedFilter } from '#/shared/filter/filter-bar.tsx';
import { useAppliedFilters } from '#/shared/filter/use-applied-filters.ts';
import { useMoney } from '#/shared/money/use-money.ts';
import { useAgentName } from '../agent-filter.tsx';
import type { LoanSearch } from './loan-search.ts';

/** The filters that are set, in words, each with the way to take it off. */
export function useLoanFilterWords(
  search: LoanSearch,
  onChange: (change: Partial<LoanSearch>) => void,
): AppliedFilter[] {
  const { t } = useTranslation(['loan', 'kit']);
  const { amount } = useMoney();
  const { status, overdue, due_within: days, client_id: client } = search;
  const { amount_min: min, amount_max: max } = search;
  const label = t('filter.amount');
  const notOverdue = overdue === false ? t('filter.notOverdue') : undefined;
  return useAppliedFilters({
    search,
    onChange,
    range: t('filter.created'),
    filters: [
      [t('filter.status'), status && t(`status.${status}`), 'status'],
      [t('filter.due'), overdue ? t('filter.overdue') : notOverdue, 'overdue'],
      [t('filter.due'), days ? t('filter.dueWithin', { count: days }) : undefined, 'due_within'],
      [t('filter.currency'), search.currency, 'currency'],
      [t('filter.agent'), useAgentName(search.agent_id), 'agent_id'],
      [t('filter.client'), client && `…${client.slice(-6)}`, 'client_id'],
      [t('kit:amount.min', { label }), min && amount(min), 'amount_min'],
      [t('kit:amount.max', { label }), max && amount(max), 'amount_max'],
      [t('filter.clients'), search.fake ? t('filter.robots') : undefined, 'fake'],
    ],
  });
}
