import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { depositColumns } from './deposit-columns.tsx';
import { list } from './deposit-list.ts';
import { depositDecision } from './deposit-parts.ts';

/** Deposits of every kind. */
export const { Page: Deposits, prefetch } = listPage(list, {
  totals: 'deposit',
  actions: ExchangesButton,
  decision: depositDecision,
  columns: depositColumns({
    source: [{ id: 'sub_type', cell: (row, { label }) => label(`depositType.${row.sub_type}`) }],
    origin: [
      { id: 'payer', cell: (row) => row.payer_name },
      { id: 'reference', cell: (row) => row.reference_no ?? row.txid },
    ],
  }),
});

function ExchangesButton() {
  const { t } = useTranslation('deposit');
  const { change } = usePageAddress();
  return (
    <Permit action="read" resource="client">
      <Button onClick={() => change({ view: 'exchange' }, false)}>{t('exchanges')}</Button>
    </Permit>
  );
}
