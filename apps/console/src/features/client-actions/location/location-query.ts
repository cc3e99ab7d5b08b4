import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '#/kit/client/client-keys.ts';

/** As many as one page of the server holds. */
export const recordsMax = 200;

/** Where a client was, and the access records that say when. */
export function locationQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'location', id],
    queryFn: async ({ signal }) => {
      const path = { id };
      const [places, records] = await Promise.all([
        sdk.GET('/client/admin/v1/location/{id}', { params: { path }, signal }),
        sdk.GET('/client/admin/v1/access/{id}', {
          params: { path, query: { size: recordsMax } },
          signal,
        }),
      ]);
      return { places: unwrap(places).places, records: unwrap(records).list };
    },
  });
}
