import type { ListFiltersProps } from '#/shared/filter/list-filter.ts';
import { ListFilters } from '#/shared/filter/list-filters.tsx';
import { useAgentFilter } from '#/shared/filter/use-agent-filter.tsx';
import { useClientFilter } from '#/shared/filter/use-client-filter.ts';
import { useCurrencies } from '#/shared/filter/use-currencies.ts';
import { useRecordFilters } from '#/shared/filter/use-record-filters.tsx';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { withdrawalList } from './api/list-withdrawals.ts';
import {
  destinationKinds,
  readWithdrawalSearch,
  type WithdrawalSearch,
  withdrawalStatuses,
} from './withdrawal-search.ts';

export function WithdrawalFilters(props: ListFiltersProps<WithdrawalSearch>) {
  const { t } = useTranslation('withdrawal');
  const filter = useRecordFilters(props);
  const currencies = useCurrencies(withdrawalList, readWithdrawalSearch({}));
  return (
    <ListFilters
      {...props}
      searched={t('search')}
      filters={[
        filter.select('status', t('column.status'), withdrawalStatuses, (one) =>
          t(`status.${one}`),
        ),
        filter.select('kind', t('column.kind'), destinationKinds, (one) => t(`kind.${one}`)),
        filter.select('currency', t('filter.currency'), currencies, String),
        useAgentFilter(props, t('filter.agent')),
        useClientFilter(props),
        filter.dates(t('column.createdAt')),
        ...filter.amounts(t('column.amount')),
        filter.robots(),
      ]}
    />
  );
}
