import { useTranslation } from 'react-i18next';
import type { AppliedFilter } from '#/shared/filter/filter-bar.tsx';
import { useAppliedFilters } from '#/shared/filter/use-applied-filters.ts';
import { useMoney } from '#/shared/money/use-money.ts';
import type { DepositSearch } from './deposit-search.ts';

/** The filters that are set, in words, each with the way to take it off. */
export function useDepositFilterWords(
  search: DepositSearch,
  onChange: (change: Partial<DepositSearch>) => void,
): AppliedFilter[] {
  const { t } = useTranslation(['deposit', 'kit']);
  const { amount } = useMoney();
  const { status, sub_type: subType, client_id: client } = search;
  const { amount_min: min, amount_max: max } = search;
  const label = t('filter.amount');
  return useAppliedFilters({
    search,
    onChange,
    range: t('filter.created'),
    filters: [
      [t('filter.status'), status && t(`status.${status}`), 'status'],
      [t('filter.subType'), subType && t(`subType.${subType}`), 'sub_type'],
      [t('filter.network'), search.network && t(`chain.${search.network}`), 'network'],
      [t('filter.currency'), search.currency, 'currency'],
      [t('filter.client'), client && `…${client.slice(-6)}`, 'client_id'],
      [t('kit:amount.min', { label }), min && amount(min), 'amount_min'],
      [t('kit:amount.max', { label }), max && amount(max), 'amount_max'],
      [t('filter.clients'), search.fake ? t('filter.robots') : undefined, 'fake'],
    ],
  });
}
