import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { chains, cryptoAddressKey } from '#/ui/money/currencies.ts';
import { coins } from './networks.ts';

export const list = defineList({
  name: 'cryptoAddress',
  key: cryptoAddressKey,
  namespaces: ['crypto-address', 'record'],
  path: '/crypto_address/admin/v1/list',
  file: { path: '/crypto_address/admin/v1/export', what: 'crypto-addresses' },
  topics: { crypto_address: 'all', staff: ['list'], deposit: ['uses'] },
  sort: ['created_at', 'coin', 'status'],
  filters: {
    q: filter.text(),
    status: filter.choice(['pending', 'enabled', 'disabled', 'rejected']),
    coin: filter.choice(coins),
    network: filter.choice(chains, { named: 'chain' }),
    holder: filter.holder(),
  },
});
