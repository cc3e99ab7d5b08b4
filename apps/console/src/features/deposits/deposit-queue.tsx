import { useTranslation } from 'react-i18next';
import { usePageAddress } from '#/shared/page/page-address.tsx';
import { Permit } from '#/shared/permission/permit.tsx';
import { Button } from '#/shared/ui/button.tsx';
import { useDepositColumns } from './deposit-columns.tsx';
import { DepositDesk } from './deposit-desk.tsx';
import type { DepositSearch } from './deposit-search.ts';

export type DepositQueueProps = {
  /** As the address has it. */
  search: DepositSearch;
  onSearchChange: (change: Partial<DepositSearch>) => void;
};

/** Deposits of every kind. */
export function DepositQueue({ search, onSearchChange }: DepositQueueProps) {
  const { t } = useTranslation('deposit');
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
        searched: t('search'),
        empty: { title: t('empty.title'), hint: t('empty.hint') },
      }}
      narrow="sub_type"
    />
  );
}
