import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Clipped } from '#/ui/controls/clipped.tsx';
import { createButton } from '#/ui/controls/create-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { list } from './address-list.ts';
import { AddressStatus } from './address-status.tsx';

const AddressForm = lazyOverlay(
  async () => (await import('./actions/address-form.tsx')).AddressForm,
  ['crypto-address-detail', 'form'],
);

const AddressDrawer = lazyOverlay(
  async () => (await import('./drawer/address-drawer.tsx')).AddressDrawer,
  ['crypto-address-detail', 'decision', 'two-people', 'form', 'history'],
);

export const { Page, prefetch } = listPage(list, {
  work: { type: 'crypto_address', queue: 'crypto_address', byRow: true },
  columns: [
    {
      id: 'address',
      cell: (row) => (
        <span translate="no" className="font-mono text-xs break-all md:break-normal">
          {row.address}
        </span>
      ),
    },
    column.plain('coin', { inCards: 'beside' }),
    { id: 'network', cell: (row, { t }) => t(`record:chain.${row.network}`) },
    { id: 'status', cell: (row) => <AddressStatus status={row.status} /> },
    column.waited,
    { id: 'note', cell: (row) => row.note && <Clipped>{row.note}</Clipped> },
    column.person('maker'),
    column.person('checker', { inCards: false }),
    column.time('created_at', { inCards: false }),
  ],
  create: createButton({
    useLabel: () => useTranslation('crypto-address').t('create'),
    form: (onClose) => <AddressForm address={null} onClose={onClose} />,
  }),
  decision: {
    drawer: AddressDrawer,
    named: ({ coin, address }) => ({ name: `${coin} ${address}` }),
  },
});
