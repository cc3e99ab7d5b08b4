import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { kycKey } from './kyc-keys.ts';

/** A claim lasts a minute: two lost requests do not end it. */
const renewEveryMs = 20_000;

function claimQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...kycKey, 'claim', id],
    // Not to be broken off: what follows on closing must arrive after it.
    queryFn: async () =>
      unwrap(await sdk.PUT('/identify/admin/v1/claim/{id}', { params: { path: { id } } })).viewers,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: renewEveryMs,
  });
}

/**
 * Says that one has the check open for as long as it is on the screen, and answers who else has. What
 * goes wrong with it keeps nobody from the work: then nobody is named.
 */
export function useClaim(id: string) {
  const sdk = useSdk();
  const { data } = useQuery(claimQuery(sdk, id));
  useEffect(
    () => () =>
      void sdk
        .DELETE('/identify/admin/v1/claim/{id}', { params: { path: { id } } })
        .catch(() => {}),
    [sdk, id],
  );
  return data ?? [];
}
