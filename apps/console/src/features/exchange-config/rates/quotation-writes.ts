import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';

type Seen = Pick<Schemas.Quotation, 'id' | 'version'>;

/** Both are answered with a proposal: the present rate holds until it is confirmed. */
export const proposeQuotation = recordWrite({
  write: async (sdk, { seen, body }: { seen: Seen | null; body: Schemas.QuotationCreate }, key) => {
    if (seen === null) {
      const params = { header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/config/admin/v1/rate', { params, body }));
    }
    const { primary: _, secondary: __, ...figures } = body;
    return unwrap(
      await sdk.PUT('/config/admin/v1/rate/{id}', {
        params: { path: { id: seen.id } },
        body: { ...figures, version: seen.version },
      }),
    );
  },
  topics: ['proposal'],
});

export const endQuotation = recordWrite({
  write: async (sdk, { id, version }: Seen) =>
    unwrap(
      await sdk.DELETE('/config/admin/v1/rate/{id}', {
        params: { path: { id }, query: { version } },
      }),
    ),
  topics: ['rate'],
});
