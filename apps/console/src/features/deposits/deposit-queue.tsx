import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import type { DeskAddress } from '#/kit/list/decision-desk.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { useDepositColumns } from './deposit-columns.tsx';
import { DepositDesk } from './deposit-desk.tsx';
import { type DepositSearch, readDepositSearch } from './deposit-search.ts';

/** Deposits of every kind. */
export function DepositQueue({ search, onSearchChange }: DeskAddress<DepositSearch>) {
  const { t } = useTranslation('deposit');
  const { change } = usePageAddress();
  return (
    <DepositDesk
      id="deposit"
      search={search}
      readSearch={readDepositSearch}
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
