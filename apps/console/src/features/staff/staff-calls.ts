import type { Role } from '@brokerdesk/policy';
import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';
import { staffKey } from '#/business/staff/agents-query.ts';

type Seen = Pick<Schemas.StaffUser, 'id' | 'version'>;
type Id = Pick<Schemas.StaffUser, 'id'>;

const topics = ['staff', 'proposal'] as const;

export const createStaff = recordWrite({
  write: async (sdk, body: Schemas.StaffCreate, key) =>
    unwrap(
      await sdk.POST('/user/v1/create', { params: { header: { 'Idempotency-Key': key } }, body }),
    ),
  topics,
});

export const updateStaff = recordWrite({
  write: async (sdk, { id, body }: { id: string; body: Schemas.StaffUpdate }) =>
    unwrap(await sdk.PUT('/user/v1/{id}', { params: { path: { id } }, body })),
  topics,
});

export const switchStaff = recordWrite({
  write: async (sdk, { id, version, status }: Seen & { status: Schemas.StaffStatus }) =>
    unwrap(
      await sdk.PUT('/user/v1/status/{id}', {
        params: { path: { id } },
        body: { status, version },
      }),
    ),
  topics,
});

export const deleteStaff = recordWrite({
  write: async (sdk, { id }: Id) =>
    unwrap(await sdk.DELETE('/user/v1/{id}', { params: { path: { id } } })),
  topics,
  deletes: ({ id }) => id,
});

/** A new invitation for a user who has not signed in, a reset for others. */
export const inviteStaff = recordWrite({
  write: async (sdk, { id }: Id, key) =>
    unwrap(
      await sdk.POST('/user/v1/invitation/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
      }),
    ),
  topics,
});

export const renewCode = recordWrite({
  write: async (sdk, { id }: Id) =>
    unwrap(await sdk.PUT('/user/v1/code/{id}', { params: { path: { id } } })),
  topics,
});

export const closeMfa = recordWrite({
  write: async (sdk, { id }: Id) =>
    unwrap(await sdk.PUT('/user/v1/mfa/close/{id}', { params: { path: { id } } })),
  topics,
});

export const endStaffSession = recordWrite({
  write: async (sdk, { id, sessionId }: { id: string; sessionId: string }) =>
    unwrap(
      await sdk.DELETE('/user/v1/session/{id}/{sessionId}', {
        params: { path: { id, sessionId } },
      }),
    ),
  topics: ['staff'],
});

export function teamsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...staffKey, 'teams'],
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/user/v1/team', { signal })).list,
  });
}

export function colleaguesQuery(sdk: Sdk, role: Role) {
  return queryOptions({
    queryKey: [...staffKey, 'role', role],
    queryFn: async ({ signal }) => {
      const params = { query: { role } };
      return unwrap(await sdk.GET('/user/v1/role', { params, signal })).list;
    },
  });
}

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
