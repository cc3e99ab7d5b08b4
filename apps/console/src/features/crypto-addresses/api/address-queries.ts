import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { cryptoAddressKey } from '#/ui/money/currencies.ts';

/** The deposits that came to an address. */
export function addressUsesQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...cryptoAddressKey, 'uses', id],
    queryFn: async ({ signal }) =>
      unwrap(
        await sdk.GET('/crypto_address/admin/v1/uses/{id}', { params: { path: { id } }, signal }),
      ),
  });
}

const sameMax = 200;

/** All addresses for the same coin on the same network. */
export function sameKindQuery(
  sdk: Sdk,
  { coin, network }: Pick<Schemas.CryptoAddress, 'coin' | 'network'>,
) {
  return queryOptions({
    queryKey: [...cryptoAddressKey, 'same', coin, network],
    queryFn: async ({ signal }) => {
      const query = { coin, network, size: sameMax };
      const params = { query };
      return unwrap(await sdk.GET('/crypto_address/admin/v1/list', { params, signal })).list;
    },
    // Whether the old one may go is decided on what is true now.
    staleTime: 0,
  });
}
