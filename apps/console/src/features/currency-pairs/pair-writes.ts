import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';

type Seen = Pick<Schemas.CurrencyPair, 'id' | 'version'>;

/* Each is answered with a proposal: the pair itself stays as it is. */

export const proposePair = recordWrite({
  write: async (
    sdk,
    { seen, body }: { seen: Seen | null; body: Schemas.CurrencyPairCreate },
    key,
  ) => {
    if (seen === null) {
      const params = { header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/config/admin/v1/currency_pair', { params, body }));
    }
    const { primary: _, secondary: __, ...terms } = body;
    return unwrap(
      await sdk.PUT('/config/admin/v1/currency_pair/{id}', {
        params: { path: { id: seen.id } },
        body: { ...terms, version: seen.version },
      }),
    );
  },
  topics: ['proposal'],
});

export const deletePair = recordWrite({
  write: async (sdk, { id, version }: Seen) =>
    unwrap(
      await sdk.DELETE('/config/admin/v1/currency_pair/{id}', {
        params: { path: { id }, query: { version } },
      }),
    ),
  topics: ['proposal'],
});
