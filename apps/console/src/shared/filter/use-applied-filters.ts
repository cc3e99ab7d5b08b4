import { useTranslation } from 'react-i18next';
import type { AppliedFilter } from './filter-bar.tsx';
import { without } from './list-search.ts';
import { useRangeWords } from './use-range-words.ts';

/** A filter in words: its name, what it is set to, if it is, and the parts of the address it takes. */
export type FilterWords<Search> = readonly [
  label: string,
  value: string | undefined,
  ...keys: (keyof Search)[],
];

type Found = { q?: string | undefined; from?: string | undefined; to?: string | undefined };

/**
 * The filters that are set, in words, each with the way to take it off. The words searched for and
 * the range of time, which every list has, come by themselves.
 */
export function useAppliedFilters<Search extends Found>({
  search,
  onChange,
  range,
  filters,
}: {
  search: Search;
  onChange: (change: Partial<Search>) => void;
  /** What the range of time is about. */
  range: string;
  filters: readonly FilterWords<Search>[];
}): AppliedFilter[] {
  const { t } = useTranslation('kit');
  const rangeWords = useRangeWords(search);
  const every: readonly FilterWords<Search>[] = [
    ...filters,
    [range, rangeWords, 'from', 'to'],
    [t('filter.words'), search.q, 'q'],
  ];
  return every.flatMap(([label, value, ...keys]) =>
    value
      ? [
          {
            key: keys.join(),
            label: t('filter.text', { label, value }),
            onRemove: () => onChange(without<Search>(keys)),
          },
        ]
      : [],
  );
}
