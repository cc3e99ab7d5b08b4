import { useTranslation } from '#/core/i18n/use-translation.ts';
import { FilterSelect } from '#/ui/controls/filter-select.tsx';
import type { ListFilter, ListFiltersProps } from './list-filter.ts';

type Named = { id: string; name: string };

/** By one of few records, chosen by its name: a salesman, a team, a product. */
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
    /** Undefined until they are there. */
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
    // No one chooses from one.
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
