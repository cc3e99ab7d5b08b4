import { paginate, type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { staffKey } from './agents-query.ts';

type StaffName = Pick<Schemas.StaffUser, 'id' | 'name' | 'username' | 'role' | 'status'>;

export const staffNamesQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['staff', 'names'],
    queryFn: async ({ signal }) => {
      const found: StaffName[] = [];
      const params = { query: { sort: 'name' } };
      for await (const person of paginate(sdk, '/user/v1/list', { params, signal })) {
        const { id, name, username, role, status } = person;
        found.push({ id, name, username, role, status });
      }
      return found;
    },
    staleTime: 5 * 60_000,
  });

export function staffQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...staffKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/user/v1/{id}', { params: { path: { id } }, signal })),
    // Disabling and deleting depend on the current state.
    staleTime: 0,
  });
}
