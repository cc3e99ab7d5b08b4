import { waitingAbove } from '#/business/decision/two-people/waiting-proposals.tsx';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { createButton } from '#/ui/controls/create-button.tsx';
import { SwitchStatus } from '#/ui/controls/status-badge.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { list } from './pair-list.ts';

const PairForm = lazyOverlay(async () => (await import('./pair-form.tsx')).PairForm, ['form']);

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
  create: createButton({
    useLabel: () => useTranslation('currency-pair').t('create.button'),
    form: (onClose) => <PairForm pair={null} onClose={onClose} />,
  }),
  drawer: PairDrawer,
});
