import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { statementKinds } from '#/shared/client/statement-place.ts';
import { DateRangeFilter } from '#/shared/filter/date-range-filter.tsx';
import { FilterBar } from '#/shared/filter/filter-bar.tsx';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { withoutFilters } from '#/shared/filter/list-search.ts';
import { useAppliedFilters } from '#/shared/filter/use-applied-filters.ts';
import { buckets, type StatementSearch } from './statement-search.ts';

export type StatementFiltersProps = {
  accounts: readonly Schemas.Account[];
  search: StatementSearch;
  /** The record whose lines alone are shown, as far as one of them names it. */
  record: Schemas.LedgerRecord | null;
  onChange: (change: Partial<StatementSearch>) => void;
};

export function StatementFilters({ accounts, search, record, onChange }: StatementFiltersProps) {
  const { t } = useTranslation(['statement', 'kit']);
  const all = t('kit:filter.all');
  const { account, currency, bucket, kind } = search;
  const currencies = [...new Set(accounts.map((one) => one.currency))];
  const recordWords = record
    ? `${t(`records.${record.kind}`)} ${record.order_no}`
    : search.record && `…${search.record.slice(-6)}`;
  const applied = useAppliedFilters<StatementSearch & { q?: undefined }>({
    search,
    onChange,
    range: t('filter.at'),
    filters: [
      [t('filter.record'), recordWords, 'record'],
      [
        t('filter.account'),
        accounts.find(({ id }) => id === account)?.acc_no ?? account,
        'account',
      ],
      [t('filter.currency'), currency, 'currency'],
      [t('filter.bucket'), bucket && t(`buckets.${bucket}`), 'bucket'],
      [t('filter.kind'), kind && t(`kinds.${kind}`), 'kind'],
    ],
  });
  return (
    <FilterBar
      label={t('kit:filter.label')}
      applied={applied}
      onClear={() => onChange(withoutFilters(search))}
      search={
        <FilterSelect
          label={t('filter.account')}
          all={all}
          value={account}
          options={accounts.map(({ id, acc_no }) => ({ value: id, label: acc_no }))}
          onChange={(next) => onChange({ account: next })}
        />
      }
    >
      {currencies.length > 1 && (
        <FilterSelect
          label={t('filter.currency')}
          all={all}
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(next) => onChange({ currency: next })}
        />
      )}
      <FilterSelect
        label={t('filter.bucket')}
        all={all}
        value={bucket}
        options={buckets.map((value) => ({ value, label: t(`buckets.${value}`) }))}
        onChange={(next) => onChange({ bucket: next })}
      />
      <FilterSelect
        label={t('filter.kind')}
        all={all}
        value={kind}
        options={statementKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(next) => onChange({ kind: next })}
      />
      <DateRangeFilter
        label={t('filter.at')}
        from={search.from}
        to={search.to}
        onChange={onChange}
      />
    </FilterBar>
  );
}
