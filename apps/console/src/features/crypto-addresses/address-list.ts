import type { Schemas } from '@brokerdesk/sdk';
import { defineList } from '#/kit/list/define-list.ts';
import { choice, text } from '#/kit/list/filter/filters.ts';
import { chains } from '#/kit/money/chains.ts';
import { cryptoAddressKey } from '#/kit/money/crypto-address-key.ts';
import { coins } from './networks.ts';

const statuses = [
  'pending',
  'enabled',
  'disabled',
  'rejected',
] as const satisfies readonly Schemas.CryptoAddressStatus[];

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
    q: text(),
    status: choice(statuses),
    coin: choice(coins),
    network: choice(chains, { named: 'chain' }),
  },
});
