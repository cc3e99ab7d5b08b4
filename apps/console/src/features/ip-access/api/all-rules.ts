import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { list } from '../ip-rule-list.ts';

/** As many as one page holds: a firm has a few dozen. */
const rulesMax = 200;

/** The rules in force, to compare one that is typed with. @throws {SdkError} */
export const rulesInForceQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...list.key, 'in force'],
    queryFn: async ({ signal }) => {
      const params = { query: { status: 'active' as const, size: rulesMax } };
      return unwrap(await sdk.GET('/config/admin/v1/ip_access', { params, signal })).list;
    },
  });
