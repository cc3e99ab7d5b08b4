import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';
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

type Seen = Pick<Schemas.CryptoAddress, 'id' | 'version'>;

const topics = ['crypto_address'] as const;

export const saveAddress = recordWrite({
  write: async (
    sdk,
    { seen, body }: { seen: Seen | null; body: Schemas.CryptoAddressCreate },
    key,
  ) =>
    unwrap(
      seen === null
        ? await sdk.POST('/crypto_address/admin/v1/create', {
            params: { header: { 'Idempotency-Key': key } },
            body,
          })
        : await sdk.PUT('/crypto_address/admin/v1/{id}', {
            params: { path: { id: seen.id } },
            body: { ...body, version: seen.version },
          }),
    ),
  topics,
});

export const auditAddress = recordWrite({
  write: async (sdk, { id, body }: { id: string; body: Schemas.CryptoAddressAudit }, key) =>
    unwrap(
      await sdk.PUT('/crypto_address/admin/v1/audit/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  topics,
});

export const switchAddress = recordWrite({
  write: async (sdk, { id, version, status }: Seen & { status: Schemas.SwitchStatus }) =>
    unwrap(
      await sdk.PUT('/crypto_address/admin/v1/status/{id}', {
        params: { path: { id } },
        body: { status, version },
      }),
    ),
  topics,
});

export const deleteAddress = recordWrite({
  write: async (sdk, { id, version }: Seen) =>
    unwrap(
      await sdk.DELETE('/crypto_address/admin/v1/{id}', {
        params: { path: { id }, query: { version } },
      }),
    ),
  topics,
  deletes: ({ id }) => id,
});
