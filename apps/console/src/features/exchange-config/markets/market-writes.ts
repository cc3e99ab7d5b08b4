import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';

type Seen = Pick<Schemas.Exchange, 'id' | 'version'>;

export const saveMarket = recordWrite({
  write: async (sdk, { seen, body }: { seen: Seen | null; body: Schemas.ExchangeCreate }, key) =>
    unwrap(
      seen === null
        ? await sdk.POST('/config/admin/v1/exchange', {
            params: { header: { 'Idempotency-Key': key } },
            body,
          })
        : await sdk.PUT('/config/admin/v1/exchange/{id}', {
            params: { path: { id: seen.id } },
            body: { ...body, version: seen.version },
          }),
    ),
  topics: ['exchange'],
});

export const deleteMarket = recordWrite({
  write: async (sdk, { id, version }: Seen) =>
    unwrap(
      await sdk.DELETE('/config/admin/v1/exchange/{id}', {
        params: { path: { id }, query: { version } },
      }),
    ),
  topics: ['exchange'],
  deletes: ({ id }) => id,
});
