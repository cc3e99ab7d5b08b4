import type { ListFiltersProps } from '#/business/list/filter/list-filter.ts';
import { useRecordFilter } from '#/business/list/filter/use-record-filters.tsx';
import type { OrderKind } from './order-kinds.ts';
import { type LinkedSearch, useLinkedFilters, useProductNames } from './product-names.ts';

export function useProductFilter<Search extends LinkedSearch>(
  kind: OrderKind,
  props: ListFiltersProps<Search>,
) {
  const named = useProductNames(kind, props.search.product_id);
  return {
    product: useRecordFilter(props, 'product_id', named),
    ...useLinkedFilters(props.search),
  };
}
