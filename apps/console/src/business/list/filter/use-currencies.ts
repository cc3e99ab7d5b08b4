import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useSettings } from '#/core/settings/settings-context.tsx';
import type { List, ListSearch } from '../define-list.ts';

type Totals = Readonly<Record<string, readonly { currency: string }[] | undefined>>;

export type CurrenciesOf = (totals?: string) => readonly string[];

/** Read from the list without filters, the page that most people begin with. */
export function useCurrencies<Search extends ListSearch, Page>(
  list: List<Search, Page>,
): CurrenciesOf {
  const { timezone } = useSettings();
  const query = list.query(useSdk(), list.readSearch({}), timezone);
  const enabled = Object.values(list.filters).some(
    ({ kind, every }) => kind === 'currency' && !every,
  );
  const { data } = useQuery({ ...query, enabled });
  // A list that has a filter for currencies has sums by currency.
  const page = data as unknown as Totals | undefined;
  return useCallback(
    (totals = 'totals') => page?.[totals]?.map(({ currency }) => currency) ?? [],
    [page],
  );
}
