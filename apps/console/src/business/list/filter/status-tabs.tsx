import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { useIdle } from '#/ui/page/when-idle.ts';
import type { List, ListSearch } from '../define-list.ts';
import { ChoiceFilter } from './choice-filter.tsx';

export type StatusTabsProps<Search extends ListSearch> = {
  list: Pick<List<Search, unknown>, 'countsQuery'>;
  search: Search;
  label: string;
  all: string;
  value: string | undefined;
  /** `counted` is the part of the address that it sets, with its value. */
  choices: readonly { value: string; label: string; counted: string }[];
  ready: boolean;
  onChange: (value: string | undefined) => void;
};

const everything = 'all';

/** Counts nothing during a search: that would be a search for each tab. */
export function StatusTabs<Search extends ListSearch>(props: StatusTabsProps<Search>) {
  const { list, search, label, all, value, choices, ready, onChange } = props;
  // Counts come after the rows are painted: asking for them is work of the page that is waited for.
  const isIdle = useIdle();
  const isCounted = ready && isIdle && search.q === undefined;
  const { timezone } = useSettings();
  const locale = useLocale();
  const tabs = choices.map(({ counted }) => counted);
  const { data } = useQuery({
    ...list.countsQuery(useSdk(), search, timezone, tabs),
    enabled: isCounted,
  });
  // The page has those that are asked for.
  const counts = isCounted
    ? (data as { counts: Schemas.ListCounts } | undefined)?.counts
    : undefined;
  return (
    <ChoiceFilter
      label={label}
      value={value ?? everything}
      choices={[
        { value: everything, label: all },
        ...choices.map((choice) => ({
          ...choice,
          count: counts?.[choice.counted]?.toLocaleString(locale),
        })),
      ]}
      onChange={(next) => onChange(next === everything ? undefined : next)}
    />
  );
}
