import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';

type Seen = Pick<Schemas.IpRule, 'id' | 'version'>;

export const saveRule = recordWrite({
  write: async (sdk, { seen, body }: { seen: Seen | null; body: Schemas.IpRuleCreate }, key) =>
    unwrap(
      seen === null
        ? await sdk.POST('/config/admin/v1/ip_access', {
            params: { header: { 'Idempotency-Key': key } },
            body,
          })
        : await sdk.PUT('/config/admin/v1/ip_access/{id}', {
            params: { path: { id: seen.id } },
            body: { ...body, version: seen.version },
          }),
    ),
  topics: ['ip_rule', 'proposal'],
});

export const deleteRule = recordWrite({
  write: async (sdk, { id }: Pick<Schemas.IpRule, 'id'>) =>
    unwrap(await sdk.DELETE('/config/admin/v1/ip_access/{id}', { params: { path: { id } } })),
  topics: ['ip_rule', 'proposal'],
  deletes: ({ id }) => id,
});
