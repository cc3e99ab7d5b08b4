import { useTranslation } from '#/boot/i18n/use-translation.ts';
import * as column from '#/kit/list/columns.tsx';
import { defineList } from '#/kit/list/define-list.ts';
import * as filter from '#/kit/list/filter/filters.ts';
import { listPage } from '#/kit/list/list-page.tsx';
import { CreateButton } from '#/kit/list/on-demand/create-button.tsx';
import { chains } from '#/kit/money/chains.ts';
import { cryptoAddressKey } from '#/kit/money/crypto-address-key.ts';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Clipped } from '#/kit/ui/clipped.tsx';
import { AddressStatus } from './address-status.tsx';
import { coins } from './networks.ts';

const AddressForm = lazyOverlay(
  async () => (await import('./actions/address-form.tsx')).AddressForm,
  ['crypto-address-detail', 'form'],
);

export function CreateAddressButton() {
  const { t } = useTranslation('crypto-address');
  return (
    <CreateButton
      label={t('create')}
      form={(onClose) => <AddressForm address={null} onClose={onClose} />}
    />
  );
}

export const list = defineList({
  name: 'cryptoAddress',
  key: cryptoAddressKey,
  namespaces: ['crypto-address', 'kit'],
  path: '/crypto_address/admin/v1/list',
  file: { path: '/crypto_address/admin/v1/export', what: 'crypto-addresses' },
  // Who may be the second depends on whose account is tied to whose.
  topics: { crypto_address: 'all', staff: ['list'], deposit: ['uses'] },
  sort: ['created_at', 'coin', 'status'],
  usualSort: '-created_at',
  filters: {
    q: filter.text(),
    status: filter.choice(['pending', 'enabled', 'disabled', 'rejected']),
    coin: filter.choice(coins),
    network: filter.choice(chains, { named: 'chain' }),
  },
});

const AddressDrawer = lazyOverlay(
  async () => (await import('./drawer/address-drawer.tsx')).AddressDrawer,
  ['crypto-address-detail', 'two-people', 'form', 'history'],
);

export const { Page, prefetch } = listPage(list, {
  columns: [
    {
      id: 'address',
      cell: (row) => (
        <span translate="no" className="font-mono text-xs break-all md:break-normal">
          {row.address}
        </span>
      ),
    },
    column.plain('coin'),
    { id: 'network', cell: (row, { t }) => t(`kit:chain.${row.network}`) },
    { id: 'status', cell: (row) => <AddressStatus status={row.status} /> },
    { id: 'note', cell: (row) => row.note && <Clipped>{row.note}</Clipped> },
    column.person('maker'),
    column.person('checker', { inCards: false }),
    column.time('created_at', { inCards: false }),
  ],
  create: CreateAddressButton,
  drawer: AddressDrawer,
});
