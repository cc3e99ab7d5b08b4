import { useTranslation } from 'react-i18next';
import type { AppliedFilter } from '#/shared/filter/filter-bar.tsx';
import { useRangeWords } from '#/shared/filter/use-range-words.ts';
import { useMoney } from '#/shared/money/use-money.ts';
import type { DepositSearch } from './deposit-search.ts';

/** The address with every filter taken off. */
export const noFilters = {
  q: undefined,
  status: undefined,
  sub_type: undefined,
  currency: undefined,
  client_id: undefined,
  amount_min: undefined,
  amount_max: undefined,
  from: undefined,
  to: undefined,
  fake: undefined,
} satisfies Partial<DepositSearch>;

/** Whether anything narrows the list down. */
export function isFiltered(search: DepositSearch): boolean {
  // The keys of a literal are exactly the keys of its type.
  return (Object.keys(noFilters) as (keyof typeof noFilters)[]).some((key) => search[key]);
}

/** The filters that are set, in words, each with the way to take it off. */
export function useAppliedFilters(
  search: DepositSearch,
  onChange: (change: Partial<DepositSearch>) => void,
): AppliedFilter[] {
  const { t } = useTranslation(['deposit', 'kit']);
  const { amount } = useMoney();
  const range = useRangeWords(search);
  const { amount_min: min, amount_max: max } = search;
  const filters: [string, string, string | undefined, Partial<DepositSearch>][] = [
    [
      'status',
      t('filter.status'),
      search.status && t(`status.${search.status}`),
      { status: undefined },
    ],
    [
      'sub_type',
      t('filter.subType'),
      search.sub_type && t(`subType.${search.sub_type}`),
      { sub_type: undefined },
    ],
    ['currency', t('filter.currency'), search.currency, { currency: undefined }],
    [
      'client',
      t('filter.client'),
      search.client_id && `…${search.client_id.slice(-6)}`,
      { client_id: undefined },
    ],
    ['range', t('filter.created'), range, { from: undefined, to: undefined }],
    [
      'min',
      t('kit:amount.min', { label: t('filter.amount') }),
      min && amount(min),
      { amount_min: undefined },
    ],
    [
      'max',
      t('kit:amount.max', { label: t('filter.amount') }),
      max && amount(max),
      { amount_max: undefined },
    ],
    [
      'fake',
      t('filter.clients'),
      search.fake ? t('filter.robots') : undefined,
      { fake: undefined },
    ],
    ['q', t('kit:filter.words'), search.q, { q: undefined }],
  ];
  return filters.flatMap(([key, label, value, removal]) =>
    value
      ? [{ key, label: t('kit:filter.text', { label, value }), onRemove: () => onChange(removal) }]
      : [],
  );
}
