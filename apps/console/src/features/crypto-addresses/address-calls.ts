import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { hashKey, partialMatchKey, queryOptions } from '@tanstack/react-query';
import { claiming, readAheadMs } from '#/business/decision/next-to-decide.ts';
import { putDecided } from '#/business/decision/put-decided.ts';
import { recordWrite } from '#/business/record/record-write.ts';
import { type Creation, saveWrite } from '#/business/record/save-write.ts';
import { endClaim, type RecordKey, storeClaim } from '#/business/work/work-calls.ts';
import { cryptoAddressKey } from '#/ui/money/currencies.ts';

const usesKey = [...cryptoAddressKey, 'uses'];

export function addressUsesQuery(sdk: Sdk, id: string) {
  return queryOptions({
    // An own decision about another address leaves a `detail` as it is.
    queryKey: [...usesKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(
        await sdk.GET('/crypto_address/admin/v1/uses/{id}', { params: { path: { id } }, signal }),
      ),
    staleTime: readAheadMs,
  });
}

const sameMax = 200;

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

export const saveAddress = saveWrite({
  create: async (sdk, request: Creation<Schemas.CryptoAddressCreate>) =>
    unwrap(await sdk.POST('/crypto_address/admin/v1/create', request)),
  change: async (sdk, request) => unwrap(await sdk.PUT('/crypto_address/admin/v1/{id}', request)),
  topics,
});

export type Audit = { id: string; body: Schemas.CryptoAddressAudit; next: RecordKey | undefined };

export const auditAddress = recordWrite({
  write: async (sdk, { id, body, next }: Audit, key) => {
    const params = { path: { id }, query: claiming(next), header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.PUT('/crypto_address/admin/v1/audit/{id}', { params, body }));
  },
  topics,
  store: (queryClient, _sdk, { id, claimed_next: claim }) => {
    endClaim(queryClient, [id]);
    if (claim) storeClaim(queryClient, claim);
  },
  isUpToDate: (queryClient, { claimed_next: _, ...address }) => {
    const put = putDecided(queryClient, cryptoAddressKey, '/crypto_address', address);
    // No deposit came by it.
    return (queryKey) => put.has(hashKey(queryKey)) || partialMatchKey(queryKey, usesKey);
  },
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
