import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';

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
