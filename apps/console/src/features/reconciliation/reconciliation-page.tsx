import { FileText, FileUp } from 'lucide-react';
import { useState } from 'react';
import { listPage } from '#/business/list/list-page.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { Permit } from '#/ui/permission.tsx';
import { DifferenceKind } from './difference-kind.tsx';
import { payerOf } from './reconciliation-calls.ts';
import { list } from './reconciliation-list.ts';

const ImportStatement = lazyOverlay(
  async () => (await import('./import-statement.tsx')).ImportStatement,
  ['form', 'bank-statement'],
);

function ImportButton() {
  const { t } = useTranslation('reconciliation');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="create" resource={['deposit', 'funds']}>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileUp aria-hidden="true" />
        <span className="max-md:sr-only">{t('import')}</span>
      </Button>
      {open && <ImportStatement onClose={() => setOpen(false)} />}
    </Permit>
  );
}

export const { Page, prefetch } = listPage(list, {
  create: ImportButton,
  more: [
    {
      name: 'statements',
      icon: FileText,
      permit: { action: 'read', resource: ['deposit', 'funds'] },
      dialog: lazyOverlay(
        async () => (await import('./statements.tsx')).Statements,
        ['bank-statement'],
      ),
    },
  ],
  drawer: lazyOverlay(
    async () => (await import('./item-drawer.tsx')).ItemDrawer,
    ['form', 'bank-statement'],
  ),
  bulk: {
    action: 'approve',
    part: lazyPart(async () => (await import('./bulk-match.tsx')).BulkMatch),
  },
  columns: [
    { id: 'kind', inCards: 'state', cell: (row) => <DifferenceKind {...row} /> },
    { id: 'day', inCards: 'foot', descendingFirst: true, cell: (row) => row.day },
    { id: 'payer', inCards: 'title', cell: payerOf },
    {
      id: 'amount',
      align: 'end',
      inCards: 'beside',
      descendingFirst: true,
      cell: ({ lines, amount, currency }, { money }) =>
        money(lines[0]?.amount.startsWith('-') ? `-${amount}` : amount, currency),
      sum: ({ amount, currency }) => ({ amount, currency }),
    },
    {
      id: 'difference',
      align: 'end',
      cell: ({ kind, difference, currency }, { money }) =>
        kind === 'over' || kind === 'under' || (kind === null && Number(difference) !== 0)
          ? money(difference, currency)
          : null,
    },
    {
      id: 'line',
      cell: ({ lines }) =>
        lines.map((line) => `${line.statement_number || line.acc_no} #${line.position}`).join(', '),
    },
    {
      id: 'record',
      cell: ({ records }) => records.map(({ order_no: orderNo }) => orderNo).join(', '),
    },
    {
      id: 'client',
      inCards: false,
      cell: ({ records }) => [...new Set(records.map(({ client }) => client.full_name))].join(', '),
    },
    {
      id: 'reasons',
      cell: ({ reasons }, { label }) =>
        reasons.map((reason) => label(`reason.${reason}`)).join(' · '),
    },
    { id: 'by', inCards: false, cell: ({ match }) => match?.by.name },
  ],
});
