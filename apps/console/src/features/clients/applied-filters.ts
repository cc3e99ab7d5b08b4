import { useTranslation } from 'react-i18next';
import type { AppliedFilter } from '#/shared/filter/filter-bar.tsx';
import { useRangeWords } from '#/shared/filter/use-range-words.ts';
import type { ClientSearch } from './client-search.ts';

/** The address with every filter taken off. */
export const noFilters = {
  q: undefined,
  status: undefined,
  kyc_status: undefined,
  vip_level: undefined,
  online: undefined,
  currency: undefined,
  from: undefined,
  to: undefined,
  fake: undefined,
} satisfies Partial<ClientSearch>;

/** Whether anything narrows the list down. */
export function isFiltered(search: ClientSearch): boolean {
  // The keys of a literal are exactly the keys of its type.
  return (Object.keys(noFilters) as (keyof typeof noFilters)[]).some(
    (key) => search[key] !== undefined,
  );
}

/** The filters that are set, in words, each with the way to take it off. */
export function useAppliedFilters(
  search: ClientSearch,
  onChange: (change: Partial<ClientSearch>) => void,
): AppliedFilter[] {
  const { t } = useTranslation(['client', 'kit']);
  const range = useRangeWords(search);
  const { status, kyc_status: kyc, vip_level: level, online, fake } = search;
  const presence = online ? t('online') : t('offline');
  const filters: [string, string, string | undefined, Partial<ClientSearch>][] = [
    ['status', t('filter.status'), status && t(`status.${status}`), { status: undefined }],
    ['kyc', t('filter.kyc'), kyc && t(`kyc.${kyc}`), { kyc_status: undefined }],
    ['vip', t('filter.vip'), level?.toString(), { vip_level: undefined }],
    ['online', t('filter.online'), online === undefined ? online : presence, { online: undefined }],
    ['currency', t('filter.currency'), search.currency, { currency: undefined }],
    ['range', t('filter.created'), range, { from: undefined, to: undefined }],
    ['fake', t('filter.clients'), fake ? t('filter.robots') : undefined, { fake: undefined }],
    ['q', t('kit:filter.words'), search.q, { q: undefined }],
  ];
  return filters.flatMap(([key, label, value, removal]) =>
    value
      ? [{ key, label: t('kit:filter.text', { label, value }), onRemove: () => onChange(removal) }]
      : [],
  );
}
