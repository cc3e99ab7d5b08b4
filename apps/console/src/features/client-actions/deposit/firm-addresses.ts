import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import type { ComboboxOption, ComboboxSource } from '#/ui/form/combobox/combobox-options.ts';
import { chains, cryptoAddressKey } from '#/ui/money/currencies.ts';

export const networkNames = {
  tron: 'TRC20',
  ethereum: 'ERC20',
  bsc: 'BEP20',
  bitcoin: 'BTC',
  litecoin: 'LTC',
} as const satisfies Record<Schemas.Chain, string>;

export function chainNamed(network: string): Schemas.Chain | undefined {
  return chains.find((chain) => networkNames[chain] === network);
}

/**
 * The firm's addresses on a chain, or on any, by a part of the address or of its note. Coins still come
 * to one that clients are no longer shown.
 */
export function firmAddressSearch(
  sdk: Sdk,
  chain: Schemas.Chain | undefined,
  nameOf: (chain: Schemas.Chain) => string,
): ComboboxSource {
  const option = ({ id, address, coin, network }: Schemas.CryptoAddress): ComboboxOption => ({
    value: id,
    label: address,
    detail: `${coin} · ${nameOf(network)}`,
  });
  return (labels) => ({
    queryKey: [...cryptoAddressKey, 'options', chain, labels],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        (['enabled', 'disabled'] as const).map(async (status) => {
          const query = { status, ...(chain && { network: chain }), ...(labels && { q: labels }) };
          const params = { query };
          return unwrap(await sdk.GET('/crypto_address/admin/v1/list', { params, signal }));
        }),
      );
      return found.flatMap(({ list }) => list.map(option));
    },
  });
}
