import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { waitingAbove } from '#/kit/decision/two-people/waiting-above.tsx';
import * as column from '#/kit/list/columns.tsx';
import { defineList } from '#/kit/list/define-list.ts';
import * as filter from '#/kit/list/filter/filters.ts';
import { listPage } from '#/kit/list/list-page.tsx';
import { CreateButton } from '#/kit/list/on-demand/create-button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { SwitchStatus } from '#/kit/ui/switch-status.tsx';

export const list = defineList({
  name: 'currencyPair',
  namespaces: ['currency-pair', 'kit'],
  path: '/config/admin/v1/currency_pair',
  file: { path: '/config/admin/v1/currency_pair/export', what: 'currency-pairs' },
  // Its answer says what waits for a second person.
  topics: ['currency_pair', 'proposal'],
  sort: ['weight', 'created_at'],
  usualSort: '-weight',
  filters: {
    primary: filter.currency({ every: true }),
    secondary: filter.currency({ every: true }),
    status: filter.choice(['enabled', 'disabled']),
  },
});

const PairForm = lazyOverlay(async () => (await import('./pair-form.tsx')).PairForm, ['form']);

export function CreatePairButton() {
  const { t } = useTranslation('currency-pair');
  return (
    <CreateButton
      label={t('create.button')}
      form={(onClose) => <PairForm pair={null} onClose={onClose} />}
    />
  );
}

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
