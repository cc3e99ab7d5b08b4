import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { kycKey } from './kyc-keys.ts';

/** A claim lasts a minute: two lost requests do not end it. */
const renewEveryMs = 20_000;

/** By check, the last of what was sent about it. */
const sent = new Map<string, Promise<unknown>>();

/** One after another: a claim that overtook what gives it up would stay for a minute. */
function inTurn<Answer>(id: string, send: () => Promise<Answer>): Promise<Answer> {
  const turn = (sent.get(id) ?? Promise.resolve()).then(send, send);
  sent.set(id, turn);
  const forget = () => sent.get(id) === turn && sent.delete(id);
  turn.then(forget, forget);
  return turn;
}

function claimQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...kycKey, 'claim', id],
    // Not to be broken off: what follows on closing waits for it.
    queryFn: () =>
      inTurn(id, async () =>
        unwrap(await sdk.PUT('/identify/admin/v1/claim/{id}', { params: { path: { id } } })),
      ).then(({ viewers }) => viewers),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: renewEveryMs,
  });
}

/**
 * Says that one has the check open for as long as it is on the screen, and returns who else has. What goes wrong with
 * it keeps no one from the work: then no one is named.
 */
export function useClaim(id: string) {
  const sdk = useSdk();
  const { data } = useQuery(claimQuery(sdk, id));
  useEffect(
    () => () =>
      void inTurn(id, () =>
        sdk.DELETE('/identify/admin/v1/claim/{id}', { params: { path: { id } } }),
      ).catch(() => {}),
    [sdk, id],
  );
  return data ?? [];
}
