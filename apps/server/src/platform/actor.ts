import type { Permissions, Role, RowScope } from '@brokerdesk/policy';

export interface Actor {
  id: string;
  username: string;
  name: string;
  role: Role;
  permissions: Permissions;
  scope: RowScope;
  /** A person's own id; of a service account another's. */
  scopeOwnerId: string;
  sessionId: string;
  /** True while only `mfa/verify` and `logout` are open. */
  mfaPending: boolean;
  /** When the password or a code was given last; null outside of a session's own requests. */
  signedInAt: Date | null;
  /** Null if none, and outside of a session's own requests. */
  missingFactor: 'any' | 'passkey' | null;
  idleUntil: Date | null;
  service: ServiceAccess | null;
}

export interface ServiceAccess {
  networks: readonly string[];
  requestsPerMinute: number;
}

export type ScopedActor = Pick<Actor, 'scope' | 'scopeOwnerId'>;

export type ListingActor = ScopedActor & Pick<Actor, 'id' | 'permissions'>;
