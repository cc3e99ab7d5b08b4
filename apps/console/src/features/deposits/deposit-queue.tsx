import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { depositSubTypes } from '#/shared/money/deposit-sub-types.ts';
import { usePageAddress } from '#/shared/page/page-address.tsx';
import { Permit } from '#/shared/permission/permit.tsx';
import { Button } from '#/shared/ui/button.tsx';
import { useDepositColumns } from './deposit-columns.tsx';
import { DepositDesk } from './deposit-desk.tsx';
import { DepositFilters } from './deposit-filters.tsx';
import type { DepositSearch } from './deposit-search.ts';

export type DepositQueueProps = {
  /** As the address has it. */
  search: DepositSearch;
  onSearchChange: (change: Partial<DepositSearch>) => void;
};

/** Deposits of every kind. */
export function DepositQueue({ search, onSearchChange }: DepositQueueProps) {
  const { t } = useTranslation(['deposit', 'kit']);
  const { change } = usePageAddress();
  return (
    <DepositDesk
      id="deposit"
      search={search}
      onSearchChange={onSearchChange}
      columns={useDepositColumns()}
      actions={
        <Permit action="read" resource="client">
          <Button onClick={() => change({ view: 'exchange' }, false)}>{t('exchanges')}</Button>
        </Permit>
      }
      words={{
        table: t('table'),
        empty: { title: t('empty.title'), hint: t('empty.hint') },
      }}
      filters={({ currencies, onChange }) => (
        <DepositFilters
          search={search}
          currencies={currencies}
          searched={t('search')}
          onChange={onChange}
          narrow={
            <FilterSelect
              label={t('filter.subType')}
              all={t('kit:filter.all')}
              value={search.sub_type}
              options={depositSubTypes.map((value) => ({ value, label: t(`subType.${value}`) }))}
              onChange={(subType) => onChange({ sub_type: subType })}
            />
          }
        />
      )}
    />
  );
}
