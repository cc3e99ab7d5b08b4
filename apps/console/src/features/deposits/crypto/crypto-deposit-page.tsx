import { listPage } from '#/kit/list/list-page.tsx';
import { depositColumns, depositDecision } from '../deposit-parts.tsx';
import { ChainName } from './chain-name.tsx';
import { ConfirmationCount } from './confirmation-count.tsx';
import { list } from './crypto-deposit-list.ts';
import { HashText } from './hash-text.tsx';

/** Deposits of coins, and beside their state what the chain says of them. */
export const { Page, prefetch } = listPage(list, {
  totals: 'deposit',
  decision: depositDecision,
  columns: depositColumns({
    state: [
      { id: 'confirmations', cell: (row) => <ConfirmationCount deposit={row} /> },
      { id: 'network', cell: (row) => <ChainName deposit={row} /> },
      {
        id: 'txid',
        cell: ({ txid, chain }) => txid && <HashText kind="tx" chain={chain} hash={txid} />,
      },
      {
        id: 'address',
        inCards: false,
        cell: ({ address, chain }) =>
          address && <HashText kind="address" chain={chain} hash={address} />,
      },
    ],
    // What a bank says of a payment, and a chain does not, is left out.
    source: [],
    origin: [],
  }),
});
