import { paginate, type Schemas, type Sdk } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

type StaffName = Pick<Schemas.StaffUser, 'id' | 'name' | 'username' | 'role' | 'status'>;

/** All staff that the user may see, by name, to choose one of them. @throws {SdkError} */
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
