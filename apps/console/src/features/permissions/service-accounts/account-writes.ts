import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';

type Seen = Pick<Schemas.ServiceAccount, 'id' | 'version'>;

/** Answered with a proposal: nothing is given before a second person confirms it. */
export const proposeAccount = recordWrite({
  write: async (
    sdk,
    { seen, body }: { seen: Seen | null; body: Schemas.ServiceAccountCreate },
    key,
  ) => {
    if (seen === null) {
      const params = { header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/config/admin/v1/service_account', { params, body }));
    }
    const { name: _, ...terms } = body;
    return unwrap(
      await sdk.PUT('/config/admin/v1/service_account/{id}', {
        params: { path: { id: seen.id } },
        body: { ...terms, version: seen.version },
      }),
    );
  },
  topics: ['proposal'],
});

/** Answered with a proposal, too. */
export const proposeSecret = recordWrite({
  write: async (sdk, { id, ...body }: Seen & { overlap_hours: number }, key) =>
    unwrap(
      await sdk.POST('/config/admin/v1/service_account/{id}/secret', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  topics: ['proposal'],
});

export const collectSecret = recordWrite({
  write: async (sdk, { id }: Pick<Seen, 'id'>) =>
    unwrap(
      await sdk.POST('/config/admin/v1/service_account/{id}/secret/collect', {
        params: { path: { id } },
      }),
    ),
  topics: ['service_account'],
});

export const endSecret = recordWrite({
  write: async (sdk, { id, secretId }: Pick<Seen, 'id'> & { secretId: string }) =>
    unwrap(
      await sdk.DELETE('/config/admin/v1/service_account/{id}/secret/{secretId}', {
        params: { path: { id, secretId } },
      }),
    ),
  topics: ['service_account'],
});

export const revokeAccount = recordWrite({
  write: async (sdk, { id, version }: Seen) =>
    unwrap(
      await sdk.PUT('/config/admin/v1/service_account/{id}/revoke', {
        params: { path: { id } },
        body: { version },
      }),
    ),
  topics: ['service_account'],
});
