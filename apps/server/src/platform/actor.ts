import type { Permissions, Role, RowScope } from '@brokerdesk/policy';

export interface Actor {
  id: string;
  username: string;
  name: string;
  role: Role;
  permissions: Permissions;
  /** Whose clients are seen. */
  scope: RowScope;
  /**
   * Whose team or clients those are, if they are not all: a person's own, of a service account another's.
   */
  scopeOwnerId: string;
  sessionId: string;
  /** True while only `mfa/verify` and `logout` are open. */
  mfaPending: boolean;
  /** When the password or a code was given last; null outside of a session's own requests. */
  signedInAt: Date | null;
  /** The second factor that the role needs and the user lacks; null if none, and outside of a session's own requests. */
  missingFactor: 'any' | 'passkey' | null;
  /** When the session ends without further input; null if it does not. */
  idleUntil: Date | null;
  /** Null for a person. */
  service: ServiceAccess | null;
}

export interface ServiceAccess {
  /** The only networks that it may call from. */
  networks: readonly string[];
  requestsPerMinute: number;
}

/** The part of an actor that conditions on clients need. */
export type ScopedActor = Pick<Actor, 'scope' | 'scopeOwnerId'>;

/** The part that conditions on lists need. */
export type ListingActor = ScopedActor & Pick<Actor, 'id' | 'permissions'>;
