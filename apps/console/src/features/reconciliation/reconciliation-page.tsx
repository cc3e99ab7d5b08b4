import { FileText } from 'lucide-react';
import { listPage } from '#/business/list/list-page.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { payerOf } from './reconciliation-calls.ts';
import { list } from './reconciliation-list.ts';
import * as part from './reconciliation-parts.tsx';
import { StatementStrip } from './statement-strip.tsx';

const Statements = lazyOverlay(
  async () => (await import('./statements.tsx')).Statements,
  ['bank-statement'],
);

export const { Page, prefetch } = listPage(list, {
  above: () => <StatementStrip dialog={Statements} />,
  create: part.ImportButton,
  more: [
    {
      name: 'statements',
      icon: FileText,
      permit: { action: 'approve', resource: ['deposit', 'funds'] },
      dialog: Statements,
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
    { id: 'kind', inCards: 'state', cell: (row) => <part.DifferenceKind {...row} /> },
    { id: 'day', inCards: 'foot', descendingFirst: true, cell: (row) => row.day },
    { id: 'payer', inCards: 'title', cell: payerOf },
    {
      id: 'amount',
      align: 'end',
      inCards: 'beside',
      descendingFirst: true,
      cell: (row, { money }) => money(part.signedAmount(row), row.currency),
      sum: ({ amount, currency }) => ({ amount, currency }),
    },
    {
      id: 'difference',
      align: 'end',
      cell: (row, { money }) => part.hasDifference(row) && money(row.difference, row.currency),
    },
    { id: 'line', cell: part.lineNames },
    { id: 'record', cell: part.orderNumbers },
    { id: 'client', inCards: false, cell: part.clientNames },
    {
      id: 'reasons',
      cell: ({ reasons }, { label }) =>
        reasons.map((reason) => label(`reason.${reason}`)).join(' · '),
    },
    { id: 'by', inCards: false, cell: ({ match }) => match?.by.name },
  ],
});
