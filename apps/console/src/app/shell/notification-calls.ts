import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';
import { notificationKey } from '#/ui/live/live-queries.ts';

export const pageSize = 20;

export function notificationsQuery(sdk: Sdk, size = pageSize) {
  return queryOptions({
    queryKey: [...notificationKey, size],
    queryFn: async ({ signal }): Promise<Schemas.NotificationList> => {
      const params = { query: { size } };
      return unwrap(await sdk.GET('/user/admin/v1/notification/list', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

export const readNotifications = recordWrite({
  topics: ['notification'],
  write: async (sdk, read: { id: string } | { until: string }) => {
    if ('until' in read) {
      return unwrap(await sdk.PUT('/user/admin/v1/notification/read_all', { body: read }));
    }
    const params = { path: read };
    return unwrap(await sdk.PUT('/user/admin/v1/notification/read/{id}', { params }));
  },
});
