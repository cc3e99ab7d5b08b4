import { defineList } from '#/kit/list/define-list.ts';
import * as filter from '#/kit/list/filter/filters.ts';
import { listPage } from '#/kit/list/list-page.tsx';
import { chains } from '#/kit/money/chains.ts';
import { depositColumns, depositDecision } from '../deposit-parts.tsx';
import { ChainName } from './chain-name.tsx';
import { ConfirmationCount } from './confirmation-count.tsx';
import { hashCell } from './hash-text.tsx';

export const list = defineList({
  name: 'cryptoDeposit',
  id: 'crypto-deposit',
  key: ['deposit'],
  namespaces: ['crypto-deposit', 'deposit', 'kit'],
  path: '/deposit/admin/v1/list',
  file: { path: '/deposit/admin/v1/export', what: 'deposits' },
  always: { sub_type: 'crypto' },
  // Those of the deposits, under whose key it is.
  topics: [],
  sort: ['created_at', 'amount', 'order_no', 'checked_at', 'status'],
  usualSort: '-created_at',
  oldestFirst: { sort: 'created_at', statuses: ['pending'] },
  filters: {
    q: filter.text(),
    status: filter.tabs(['pending', 'approved', 'rejected', 'rolled_back']),
    network: filter.choice(chains, { named: 'chain' }),
    ...filter.moneyFilters,
  },
});

/** Deposits of coins: beside their state what the chain says of them, and nothing that only a bank says. */
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
