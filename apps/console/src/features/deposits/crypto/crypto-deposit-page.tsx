import { listPage } from '#/business/list/list-page.tsx';
import { depositColumns, depositDecision } from '../deposit-parts.tsx';
import { ChainName, ConfirmationCount } from './confirmations.tsx';
import { list } from './crypto-deposit-list.ts';
import { hashCell } from './hash-text.tsx';

export const { Page, prefetch } = listPage(list, {
  totals: 'deposit',
  decision: depositDecision,
  columns: depositColumns({
    state: [
      { id: 'confirmations', cell: (row) => <ConfirmationCount deposit={row} /> },
      { id: 'network', cell: (row) => <ChainName deposit={row} /> },
      { id: 'txid', inCards: false, cell: (row) => hashCell('tx', row.chain, row.txid) },
      { id: 'address', inCards: false, cell: (row) => hashCell('address', row.chain, row.address) },
    ],
  }),
});
