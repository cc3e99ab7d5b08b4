import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { loanKey } from '#/business/overdrawn/get-overdrawn.ts';
import { soonDays } from '../due-state.ts';

export function loansDueQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...loanKey, 'due'],
    queryFn: async ({ signal }) => {
      const params = { query: { within_days: soonDays } };
      return unwrap(await sdk.GET('/overdrawn/admin/v1/loan/due', { params, signal }));
    },
  });
}
