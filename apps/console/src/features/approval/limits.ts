import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { proposalKey } from '#/ui/live/live-queries.ts';

/** Whatever takes a second person, by the limit that says so. */
export const limits = [
  'credit',
  'withdrawal',
  'profit',
  'rollback',
  'amendment',
  'address',
  'bank',
  'payment_file',
  'order',
  'allocation',
  'staff',
  'config',
] as const;

export function limitsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...proposalKey, 'limits'],
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/approval/admin/v1/limits', { signal })),
  });
}
