import * as filter from '#/business/list/filter/filters.ts';
import type { ListFilter, ListFiltersProps } from '#/business/list/filter/list-filter.ts';
import { currencyCode, matching, oneOf, recordId } from '#/business/list/filter/list-search.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { tailOf } from '#/ui/controls/clipped.tsx';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';

export const orderKinds = [
  'stock',
  'block',
  'ipo',
  'daily',
  'subscribe',
  'ai',
  'fund',
  'quant',
] as const;

const moment = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/);

export const activityFilter = filter.own({
  activity: oneOf(['any', 'deposit', 'order']),
  active_from: moment,
  active_to: moment,
  order_kind: oneOf(orderKinds),
  order_product_id: recordId,
  order_currency: currencyCode,
});

type ActivitySearch = filter.FilterSearch<{ activity: typeof activityFilter }>;

export function useActivityFilter<Search extends ActivitySearch>({
  search,
}: ListFiltersProps<Search>): { activity: ListFilter<Search> } {
  const { t } = useTranslation(['client-profile', 'menu']);
  const { date } = useDeskTime();
  const { activity, active_from, active_to, order_kind, order_product_id, order_currency } =
    search as ActivitySearch;
  // The end is not part of the range.
  const lastDay = active_to && date(new Date(Date.parse(active_to) - 1).toISOString());
  const labels = [
    activity && t(`client-profile:activity.${activity}`),
    active_from && lastDay ? `${date(active_from)} – ${lastDay}` : undefined,
    order_kind && t(`menu:${order_kind === 'subscribe' ? 'sub' : order_kind}Trx`),
    order_product_id && tailOf(order_product_id),
    order_currency,
  ];
  return {
    activity: {
      label: t('client-profile:activity.label'),
      labels: activity && labels.filter((label) => label !== undefined).join(' · '),
      // A list has declared them as parts of its address.
      keys: Object.keys(activityFilter.parts) as (keyof Search & string)[],
    },
  };
}
