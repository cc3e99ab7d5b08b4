import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { list } from './address-list.ts';
import { AddressStatus } from './address-status.tsx';
import { CreateAddressButton } from './create-address-button.tsx';

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
    { id: 'coin', cell: (row) => row.coin },
    { id: 'network', cell: (row, { t }) => t(`kit:chain.${row.network}`) },
    { id: 'status', cell: (row) => <AddressStatus status={row.status} /> },
    {
      id: 'note',
      cell: (row) =>
        row.note && <span className="inline-block max-w-56 truncate align-middle">{row.note}</span>,
    },
    { id: 'maker', cell: (row) => row.maker.name },
    { id: 'checker', inCards: false, cell: (row) => row.checker?.name },
    {
      id: 'created_at',
      inCards: false,
      descendingFirst: true,
      cell: (row, { dateTime }) => dateTime(row.created_at),
    },
  ],
  create: CreateAddressButton,
  drawer: AddressDrawer,
});
