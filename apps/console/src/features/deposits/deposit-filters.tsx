import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { ListFilter, ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { ListFilters } from '#/kit/list/filter/list-filters.tsx';
import { useClientFilter } from '#/kit/list/filter/use-client-filter.ts';
import { useCurrencies } from '#/kit/list/filter/use-currencies.ts';
import { useRecordFilters } from '#/kit/list/filter/use-record-filters.tsx';
import { chains } from '#/kit/money/chains.ts';
import { depositSubTypes } from '#/kit/money/deposit-sub-types.ts';
import { depositList } from './api/list-deposits.ts';
import { type DepositSearch, depositStatuses, readDepositSearch } from './deposit-search.ts';

export type DepositFiltersProps = ListFiltersProps<DepositSearch> & {
  /** What all deposits of this desk have in common. */
  fixed?: Partial<DepositSearch> | undefined;
  /** What the words that are typed are looked for in. */
  searched: string;
  /** What sets deposits of this desk apart, beside their state. */
  narrow: 'sub_type' | 'network';
};

export function DepositFilters({ fixed, searched, narrow, ...props }: DepositFiltersProps) {
  const { t } = useTranslation(['deposit', 'kit']);
  const filter = useRecordFilters(props);
  const currencies = useCurrencies(depositList, { ...readDepositSearch({}), ...fixed });
  const kind = filter.select('sub_type', t('filter.subType'), depositSubTypes, (one) =>
    t(`kit:depositType.${one}`),
  );
  const network = filter.select('network', t('filter.network'), chains, (one) =>
    t(`kit:chain.${one}`),
  );
  return (
    <ListFilters
      {...props}
      searched={searched}
      filters={[
        filter.select('status', t('filter.status'), depositStatuses, (one) => t(`status.${one}`)),
        // The other one is set by addresses alone.
        ...[kind, network].map((one) => (one.keys[0] === narrow ? one : withoutControl(one))),
        filter.select('currency', t('filter.currency'), currencies, String),
        useClientFilter(props),
        filter.dates(t('filter.created')),
        ...filter.amounts(t('filter.amount')),
        filter.robots(),
      ]}
    />
  );
}

function withoutControl<Search>({ control: _, ...words }: ListFilter<Search>): ListFilter<Search> {
  return words;
}
