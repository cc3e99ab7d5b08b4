import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { ListFilters } from '#/kit/list/filter/list-filters.tsx';
import { useAgentFilter } from '#/kit/list/filter/use-agent-filter.tsx';
import { useClientFilter } from '#/kit/list/filter/use-client-filter.ts';
import { useCurrencies } from '#/kit/list/filter/use-currencies.ts';
import { useRecordFilters } from '#/kit/list/filter/use-record-filters.tsx';
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
