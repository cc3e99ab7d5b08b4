import { waitingAbove } from '#/business/decision/two-people/waiting-proposals.tsx';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { SwitchStatus } from '#/ui/controls/status-badge.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { CreatePairButton } from './create-pair-button.tsx';
import { list } from './pair-list.ts';

const PairDrawer = lazyOverlay(
  async () => (await import('./pair-drawer.tsx')).PairDrawer,
  ['form', 'history'],
);

export const { Page, prefetch } = listPage(list, {
  above: waitingAbove(list),
  columns: [
    column.plain('primary'),
    column.plain('secondary', { inCards: 'beside' }),
    column.money('min_amount', { currency: 'primary' }),
    {
      id: 'max_amount',
      align: 'end',
      cell: (row, { money, label }) =>
        row.max_amount === null ? label('noMaximum') : money(row.max_amount, row.primary),
    },
    column.plain('weight', { align: 'end', descendingFirst: true }),
    { id: 'status', cell: (row) => <SwitchStatus status={row.status} /> },
    column.time('created_at', { inCards: false }),
  ],
  create: CreatePairButton,
  drawer: PairDrawer,
});
