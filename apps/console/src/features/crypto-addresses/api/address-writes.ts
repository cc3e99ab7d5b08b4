import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';

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
