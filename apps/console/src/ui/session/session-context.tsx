import type { Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { createStore } from '#/core/browser/store.ts';

type SessionUser = {
  id: string;
  name: string;
  role: Role;
  mfa: boolean;
};

const SessionContext = createContext<SessionUser | null>(null);

export function SessionProvider({ user, children }: { user: SessionUser; children: ReactNode }) {
  return <SessionContext value={user}>{children}</SessionContext>;
}

export function useSessionUser(): SessionUser {
  const user = useContext(SessionContext);
  if (user === null) {
    throw new Error('SessionProvider is missing.');
  }
  return user;
}

/** Empty until the server has answered. */
export const ownPreferences = createStore<Partial<Schemas.Preferences>>({});

export const useOwnPreferences = () =>
  useSyncExternalStore(ownPreferences.subscribe, ownPreferences.read, ownPreferences.read);
