import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '#/kit/client/client-keys.ts';

const pageSize = 200;

/** Everybody whom a member of staff looks after, robots too, each in the version that is seen now. */
export function clientsOfQuery(sdk: Sdk, agentId: string) {
  return queryOptions({
    queryKey: [...clientKey, 'of-agent', agentId],
    queryFn: async ({ signal }) => {
      const found: Schemas.Client[] = [];
      for (const fake of [false, true]) {
        for (let page = 1, total = 1; (page - 1) * pageSize < total; page++) {
          const query = { agent_id: agentId, fake, page, size: pageSize, sort: 'username' };
          const answer = unwrap(
            await sdk.GET('/client/admin/v1/list', { params: { query }, signal }),
          );
          total = answer.total;
          found.push(...answer.list);
        }
      }
      // Of a team leader the server lists those of the whole team.
      return found.filter(({ agent_id: id }) => id === agentId);
    },
    staleTime: 0,
  });
}
