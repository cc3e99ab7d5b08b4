import { useQueries } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useSettings } from '#/boot/settings/settings-context.tsx';
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
  const sdk = useSdk();
  const { timezone } = useSettings();
  const isCounted = search.q === undefined;
  const counts = useQueries({
    queries: choices.map((choice) => ({
      ...list.countQuery(sdk, { ...search, [name]: choice.value }, timezone),
      enabled: ready && isCounted,
    })),
  });
  return (
    <ChoiceFilter
      label={label}
      value={value ?? everything}
      choices={[
        { value: everything, label: all },
        ...choices.map((choice, at) => ({
          ...choice,
          count: isCounted ? counts[at]?.data : undefined,
        })),
      ]}
      onChange={(next) => onChange(next === everything ? undefined : next)}
    />
  );
}
