import type { ListFilter, ListFiltersProps } from '#/business/list/filter/list-filter.ts';
import { useRecordFilter } from '#/business/list/filter/use-record-filters.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { OrderKind } from './order-kinds.ts';
import { useProductNames } from './product-names.ts';

/**
 * The orders of one product, by its name, those of one dealing day of a fund, to which its page leads, and orders
 * without the parts that were split off them, to which statistics lead.
 */
export function useProductFilter<
  Search extends {
    product_id?: string | undefined;
    dealing_day?: string | undefined;
    whole?: boolean | undefined;
  },
>(kind: OrderKind, props: ListFiltersProps<Search>) {
  const { t } = useTranslation('order');
  const names = useProductNames(kind, props.search.product_id);
  const product = useRecordFilter(props, 'product_id', { label: t('column.product'), ...names });
  const day = { label: t('column.dealingDay'), labels: props.search.dealing_day };
  const dealing: ListFilter<Search> = { ...day, keys: ['dealing_day'] };
  const whole: ListFilter<Search> = {
    label: t('whole.label'),
    labels: props.search.whole ? t('whole.yes') : undefined,
    keys: ['whole'],
  };
  return { product, dealing_day: dealing, whole };
}
