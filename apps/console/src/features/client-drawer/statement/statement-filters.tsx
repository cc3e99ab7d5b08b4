import type { Schemas } from '@brokerdesk/sdk';
import { statementKinds } from '#/business/ledger/statement-filter.ts';
import { FilterBar } from '#/business/list/filter/filter-bar.tsx';
import type { ListFiltersProps } from '#/business/list/filter/list-filter.ts';
import { isFiltered, withoutFilters } from '#/business/list/filter/list-search.ts';
import { useAppliedFilters } from '#/business/list/filter/use-applied-filters.ts';
import { useRecordFilters } from '#/business/list/filter/use-record-filters.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { FilterSelect } from '#/ui/controls/filter-select.tsx';
import { buckets, type StatementSearch } from './statement-search.ts';

export type StatementFiltersProps = ListFiltersProps<StatementSearch> & {
  accounts: readonly Schemas.Account[];
  /** The record whose lines alone are shown, as far as one of them names it. */
  record: Schemas.LedgerRecord | null;
};

export function StatementFilters({ accounts, record, ...props }: StatementFiltersProps) {
  const { t } = useTranslation(['statement', 'kit']);
  const filter = useRecordFilters(props);
  const { search, onChange } = props;
  const { account } = search;
  const currencies = [...new Set(accounts.map((one) => one.currency))];
  const recordLabels = record
    ? `${t(`records.${record.kind}`)} ${record.order_no}`
    : search.record && `…${search.record.slice(-6)}`;
  const currency = filter.select('currency', t('filter.currency'), currencies, String);
  const bucket = filter.select('bucket', t('filter.bucket'), buckets, (one) => t(`buckets.${one}`));
  const kind = filter.select('kind', t('filter.kind'), statementKinds, (one) => t(`kinds.${one}`));
  const dates = filter.dates(t('filter.at'));
  const known = accounts.find(({ id }) => id === account);
  const ofAccount = {
    label: t('filter.account'),
    labels: account && (known?.acc_no ?? t('kit:filter.unlisted')),
    keys: ['account'] as const,
  };
  const ofRecord = { label: t('filter.record'), labels: recordLabels, keys: ['record'] as const };
  return (
    <FilterBar
      label={t('kit:filter.label')}
      applied={useAppliedFilters<StatementSearch & { q?: undefined }>({
        search,
        onChange,
        filters: [ofRecord, ofAccount, currency, bucket, kind, dates],
      })}
      isFiltered={isFiltered(search)}
      onClear={() => onChange(withoutFilters(search))}
      search={
        <FilterSelect
          label={ofAccount.label}
          all={t('kit:filter.all')}
          value={account}
          labels={ofAccount.labels}
          options={accounts.map(({ id, acc_no }) => ({ value: id, label: acc_no }))}
          onChange={(next) => onChange({ account: next })}
        />
      }
    >
      {currencies.length > 1 && currency.control}
      {bucket.control}
      {kind.control}
      {dates.control}
    </FilterBar>
  );
}
