import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { useCount } from '#/ui/i18n/use-count.ts';
import { useIdle } from '#/ui/page/when-idle.ts';
import type { List, ListSearch } from '../define-list.ts';
import { ChoiceFilter } from './choice-filter.tsx';

export type StatusTabsProps<Search extends ListSearch> = {
  list: Pick<List<Search, unknown>, 'countQuery'>;
  /** The part of the address that they set. */
  name: string;
  search: Search;
  label: string;
  all: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  /** Whether the list is there: what is only counted comes after it. */
  ready: boolean;
  onChange: (value: string | undefined) => void;
};

const everything = 'all';

/**
 * The states of a list side by side, each with how many records the other filters leave it. While words are
 * searched nothing is counted: that would be a search for each of them.
 */
export function StatusTabs<Search extends ListSearch>(props: StatusTabsProps<Search>) {
  const { list, name, search, label, all, value, choices, ready, onChange } = props;
  // Counts come after the rows are painted: asking for each of them is work of the page that is waited for.
  const isIdle = useIdle();
  const isCounted = ready && isIdle && search.q === undefined;
  const countOf = (status: string) => (
    <StatusCount list={list} search={{ ...search, [name]: status }} />
  );
  return (
    <ChoiceFilter
      label={label}
      value={value ?? everything}
      choices={[
        { value: everything, label: all },
        ...choices.map((choice) => ({
          ...choice,
          ...(isCounted && { count: countOf(choice.value) }),
        })),
      ]}
      onChange={(next) => onChange(next === everything ? undefined : next)}
    />
  );
}

function StatusCount<Search extends ListSearch>({
  list,
  search,
}: Pick<StatusTabsProps<Search>, 'list' | 'search'>) {
  const sdk = useSdk();
  const { timezone } = useSettings();
  const count = useCount();
  const { data } = useQuery(list.countQuery(sdk, search, timezone));
  return data !== undefined && count(data);
}
