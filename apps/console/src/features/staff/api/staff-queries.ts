import type { Role } from '@brokerdesk/policy';
import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { staffKey } from '#/business/staff/agents-query.ts';

export function teamsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...staffKey, 'teams'],
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/user/v1/team', { signal })).list,
  });
}

/** Active colleagues of a role, to choose from. */
export function colleaguesQuery(sdk: Sdk, role: Role) {
  return queryOptions({
    queryKey: [...staffKey, 'role', role],
    queryFn: async ({ signal }) => {
      const params = { query: { role } };
      return unwrap(await sdk.GET('/user/v1/role', { params, signal })).list;
    },
  });
}

/** As many as one answer has: no one is signed in more often. */
const sessionsMax = 200;

export function staffSessionsQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...staffKey, 'sessions', id],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { page: 1, size: sessionsMax } };
      return unwrap(await sdk.GET('/user/v1/session/{id}', { params, signal })).list;
    },
    staleTime: 0,
  });
}
