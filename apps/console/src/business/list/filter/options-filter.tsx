import { FilterSelect } from '#/ui/controls/filter-select.tsx';
import { ChoiceFilter } from './choice-filter.tsx';
import type { ListFilter, ListFiltersProps } from './list-filter.ts';
import { without } from './list-search.ts';

export function optionsFilter<Search extends object>({
  label,
  all,
  keys,
  options,
  other,
  segmented,
  search,
  onChange,
}: ListFiltersProps<Search> & {
  label: string;
  all: string;
  keys: readonly (keyof Search & string)[];
  options: readonly { value: string; label: string; sets: Partial<Search> }[];
  other?: string | undefined;
  segmented?: boolean | undefined;
}): ListFilter<Search> {
  const set = options.find(({ sets }) => keys.every((key) => search[key] === sets[key]));
  const labels = set?.label ?? other;
  const value = set?.value ?? other;
  const choose = (next: string | undefined) =>
    onChange({ ...without<Search>(keys), ...options.find((one) => one.value === next)?.sets });
  return {
    label,
    labels,
    keys,
    control: segmented ? (
      <ChoiceFilter
        label={label}
        value={value ?? ''}
        choices={[{ value: '', label: all }, ...options]}
        onChange={choose}
      />
    ) : (
      <FilterSelect
        label={label}
        all={all}
        value={value}
        labels={labels}
        options={options}
        onChange={choose}
      />
    ),
  };
}
