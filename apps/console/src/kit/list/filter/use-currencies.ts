import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import type { ListQueries } from './list-queries.ts';
import type { ListEntries } from './list-search.ts';

type Totals = { totals: readonly { currency: string }[] };

/**
 * Every currency there is in a list, to choose from. The list without filters knows them; it is the page
 * that most people begin with.
 */
export function useCurrencies<Search extends ListEntries, Page extends Totals>(
  list: ListQueries<Search, Page>,
  unfiltered: Search,
): readonly string[] {
  const { timezone } = useSettings();
  const whole = useQuery(list.query(useSdk(), unfiltered, timezone)).data;
  return whole?.totals.map(({ currency }) => currency) ?? [];
}
