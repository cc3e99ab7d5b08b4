import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import type { List, ListSearch } from '../define-list.ts';

type Totals = Readonly<Record<string, readonly { currency: string }[] | undefined>>;

/**
 * Every currency there is in a list, to choose from: those of its `totals`, or of other sums. The list without
 * filters knows them; it is the page that most people begin with.
 */
export function useCurrencies<Search extends ListSearch, Page>(
  list: List<Search, Page>,
  enabled: boolean,
): (totals?: string) => readonly string[] {
  const { timezone } = useSettings();
  const query = list.query(useSdk(), list.readSearch({}), timezone);
  const { data } = useQuery({ ...query, enabled });
  // A list that has a filter for currencies has sums by currency.
  const page = data as unknown as Totals | undefined;
  return (totals = 'totals') => page?.[totals]?.map(({ currency }) => currency) ?? [];
}
