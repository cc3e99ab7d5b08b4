import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { ListFilters } from '#/kit/list/filter/list-filters.tsx';
import { useAgentFilter } from '#/kit/list/filter/use-agent-filter.tsx';
import { useClientFilter } from '#/kit/list/filter/use-client-filter.ts';
import { useCurrencies } from '#/kit/list/filter/use-currencies.ts';
import { useRecordFilters } from '#/kit/list/filter/use-record-filters.tsx';
import { creditList } from './api/list-credits.ts';
import {
  type CreditSearch,
  creditKinds,
  creditStatuses,
  readCreditSearch,
} from './credit-search.ts';

export function CreditFilters(props: ListFiltersProps<CreditSearch>) {
  const { t } = useTranslation('compensation');
  const filter = useRecordFilters(props);
  const currencies = useCurrencies(creditList, readCreditSearch({}));
  return (
    <ListFilters
      {...props}
      searched={t('search')}
      filters={[
        filter.select('status', t('filter.status'), creditStatuses, (one) => t(`status.${one}`)),
        filter.select('sub_type', t('filter.kind'), creditKinds, (one) => t(`kind.${one}`)),
        filter.select('currency', t('filter.currency'), currencies, String),
        useAgentFilter(props, t('filter.agent')),
        useClientFilter(props),
        filter.dates(t('filter.created')),
        ...filter.amounts(t('filter.amount')),
        filter.robots(),
      ]}
    />
  );
}
