import type { Schemas } from '@brokerdesk/sdk';
import { waitingAbove } from '#/business/decision/two-people/waiting-proposals.tsx';
import type { ListColumn } from '#/business/list/columns.tsx';
import * as column from '#/business/list/columns.tsx';
import { DefinedList } from '#/business/list/defined-list.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { createButton } from '#/ui/controls/create-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { QuotationSource, QuotationStatus } from './quotation-cells.tsx';
import { list } from './quotation-list.ts';

const QuotationForm = lazyOverlay(
  async () => (await import('./quotation-form.tsx')).QuotationForm,
  ['form'],
);

const CreateQuotationButton = createButton({
  useLabel: () => useTranslation('quotation').t('create.button'),
  form: (onClose) => <QuotationForm quotation={null} onClose={onClose} />,
});

const QuotationDrawer = lazyOverlay(
  async () => (await import('./quotation-drawer.tsx')).QuotationDrawer,
  ['form', 'charts'],
);

const WaitingRates = waitingAbove(list);

const columns: readonly ListColumn<Schemas.Quotation, readonly ['quotation', 'record']>[] = [
  { id: 'primary', as: 'pair', cell: (row) => `${row.primary}/${row.secondary}` },
  { id: 'mid', align: 'end', cell: (row, { rate }) => rate(row.mid) },
  { id: 'spread', align: 'end', cell: (row, { rate }) => rate(row.spread) },
  { id: 'final', align: 'end', cell: (row, { rate }) => rate(row.final) },
  { id: 'status', cell: (row) => <QuotationStatus status={row.status} /> },
  column.time('effective_at'),
  { id: 'age', inFiles: false, cell: (row, { ago }) => ago(row.effective_at, new Date()) },
  {
    id: 'expires_at',
    cell: (row, { dateTime, label }) =>
      row.expires_at === null ? label('noExpiry') : dateTime(row.expires_at),
  },
  { id: 'source', inCards: false, cell: (row) => <QuotationSource source={row.source} /> },
  column.person('made_by', { inCards: false }),
];

export function Quotations() {
  return (
    <DefinedList
      list={list}
      above={WaitingRates}
      create={CreateQuotationButton}
      drawer={QuotationDrawer}
      columns={columns}
    />
  );
}
