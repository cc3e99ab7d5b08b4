import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { ListFilters } from '#/kit/list/filter/list-filters.tsx';
import { useAgentFilter } from '#/kit/list/filter/use-agent-filter.tsx';
import { useClientFilter } from '#/kit/list/filter/use-client-filter.ts';
import { useRecordFilters } from '#/kit/list/filter/use-record-filters.tsx';
import type { ExchangeListSearch } from './exchange-search.ts';

export type ExchangeFiltersProps = ListFiltersProps<ExchangeListSearch> & {
  /** Those that have been changed, and those that they have been changed into. */
  currencies: { from: readonly string[]; to: readonly string[] };
};

export function ExchangeFilters({ currencies, ...props }: ExchangeFiltersProps) {
  const { t } = useTranslation('exchange-record');
  const filter = useRecordFilters(props);
  return (
    <ListFilters
      {...props}
      searched={t('search')}
      filters={[
        filter.select('currency', t('filter.currency'), currencies.from, String),
        filter.select('received_currency', t('filter.received'), currencies.to, String),
        useAgentFilter(props, t('filter.agent')),
        filter.dates(t('column.createdAt')),
        useClientFilter(props),
        filter.robots(),
      ]}
    />
  );
}
