import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { proposalKey } from '#/ui/live/live-queries.ts';

export const limits = [
  'credit',
  'withdrawal',
  'profit',
  'rollback',
  'exchange',
  'amendment',
  'address',
  'bank',
  'payment_file',
  'order',
  'kyc',
  'allocation',
  'staff',
  'config',
  'message',
  'service',
  'channel',
] as const satisfies readonly Schemas.TwoPersonLimit[];

export function limitsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...proposalKey, 'limits'],
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/approval/admin/v1/limits', { signal })),
  });
}
