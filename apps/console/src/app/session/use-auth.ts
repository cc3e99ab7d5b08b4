import type { AuthSnapshot } from '@brokerdesk/machines';
import { useSyncExternalStore } from 'react';
import { auth } from '#/app/actors.ts';

function subscribe(onChange: () => void) {
  const { unsubscribe } = auth.subscribe(onChange);
  return unsubscribe;
}

/** A part of who is signed in. `select` answers the same value as long as nothing has changed. */
export function useAuth<Part>(select: (snapshot: AuthSnapshot) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(auth.getSnapshot()));
}
