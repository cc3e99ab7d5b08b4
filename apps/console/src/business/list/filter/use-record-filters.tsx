import { endsTooSoon, useRangeLabels } from '#/business/days/date-presets.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { FilterSelect } from '#/ui/controls/filter-select.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { isCrossed } from './amount-range.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import type { ListFilter, ListFiltersProps } from './list-filter.ts';
import { optionsFilter } from './options-filter.tsx';

const AmountRangeFilter = lazyPart(
  async () => (await import('./amount-range-filter.tsx')).AmountRangeFilter,
);

const DateRangeFilter = lazyPart(
  async () => (await import('#/business/days/date-range-filter.tsx')).DateRangeFilter,
);

type RecordSearch = {
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  amount_min?: string | undefined;
  amount_max?: string | undefined;
  agent_id?: string | undefined;
  fake?: boolean | undefined;
};

type Known = keyof RecordSearch;

export function useRecordFilters<Search extends RecordSearch>({
  search,
  onChange,
}: ListFiltersProps<Search>) {
  const { t } = useTranslation('kit');
  const { amount } = useMoney();
  const { timezone } = useSettings();
  const range = useRangeLabels(search);
  // A list names only filters that its address has; that, no type can say of one that is not known yet.
  const change = (part: Partial<RecordSearch>) => onChange(part as Partial<Search>);
  const own = (...keys: Known[]) => keys as (Known & keyof Search & string)[];
  const setWith = (key: Known) => ({ setWith: key as Known & keyof Search & string });
  const { amount_min: min, amount_max: max } = search;
  return {
    select<Key extends keyof Search & string>(
      key: Key,
      label: string,
      values: readonly (Search[Key] & string)[],
      labelsOf: (value: Search[Key] & string) => string,
    ): ListFilter<Search> {
      const value = search[key];
      return optionsFilter({
        label,
        all: t('filter.all'),
        keys: [key],
        options: values.map((one) => ({
          value: one,
          label: labelsOf(one),
          sets: { [key]: one } as Partial<Search>,
        })),
        other: typeof value === 'string' ? labelsOf(value) : undefined,
        search,
        onChange,
      });
    },
    dates: (label: string): ListFilter<Search> => ({
      label,
      labels: range,
      fault: endsTooSoon(search, timezone, new Date()),
      keys: own('from', 'to'),
      control: (
        <DateRangeFilter label={label} from={search.from} to={search.to} onChange={change} />
      ),
    }),
    amounts: (label: string): ListFilter<Search>[] => [
      {
        label: t('amount.min', { label }),
        labels: min && amount(min),
        fault: isCrossed({ min, max }),
        keys: own('amount_min'),
        control: (
          <AmountRangeFilter
            label={label}
            min={min}
            max={max}
            onChange={(next) => change({ amount_min: next.min, amount_max: next.max })}
          />
        ),
      },
      {
        label: t('amount.max', { label }),
        labels: max && amount(max),
        keys: own('amount_max'),
        ...setWith('amount_min'),
      },
    ],
    robots: (): ListFilter<Search> => ({
      label: t('filter.clients'),
      labels: search.fake ? t('filter.robots') : undefined,
      keys: own('fake'),
      control: (
        <ChoiceFilter
          label={t('filter.clients')}
          value={search.fake ? 'robots' : 'real'}
          choices={[
            { value: 'real', label: t('filter.real') },
            { value: 'robots', label: t('filter.robots') },
          ]}
          onChange={(value) => change({ fake: value === 'robots' || undefined })}
        />
      ),
    }),
  };
}

type Named = { id: string; name: string };

export function useRecordFilter<
  const Key extends string,
  Search extends { [K in Key]?: string | undefined },
>(
  { search, onChange }: ListFiltersProps<Search>,
  key: Key & keyof Search,
  {
    label,
    records,
    unlisted,
  }: {
    label: string;
    records: readonly Named[] | undefined;
    unlisted?: string | undefined;
  },
): ListFilter<Search> {
  const { t } = useTranslation('kit');
  const id: string | undefined = search[key];
  const name = records?.find((record) => record.id === id)?.name;
  const labels = id && (name ?? unlisted ?? t('filter.unlisted'));
  return {
    label,
    labels,
    keys: [key],
    control: ((records && records.length > 1) || id !== undefined) && (
      <FilterSelect
        label={label}
        all={t('filter.all')}
        value={id}
        labels={labels}
        options={(records ?? []).map((record) => ({ value: record.id, label: record.name }))}
        // It is one of the parts of this address.
        onChange={(chosen) => onChange({ [key]: chosen } as Partial<Search>)}
      />
    ),
  };
}
