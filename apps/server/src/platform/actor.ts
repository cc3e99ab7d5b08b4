import type { Permissions, Role, RowScope } from '@brokerdesk/policy';

/** Who is signed in: a member of staff, or a service account. */
export interface Actor {
  id: string;
  username: string;
  name: string;
  role: Role;
  permissions: Permissions;
  /** Whose clients are seen. */
  scope: RowScope;
  /** Whose team or clients those are, where they are not all: a person's own, of a service account another's. */
  scopeOwnerId: string;
  sessionId: string;
  /** True while only `mfa/verify` and `logout` are open. */
  mfaPending: boolean;
  /** Null for a person. */
  service: ServiceAccess | null;
}

/** What holds a service account beside its scopes. */
export interface ServiceAccess {
  /** The only networks that it may call from. */
  networks: readonly string[];
  requestsPerMinute: number;
}

/** The part of an actor that conditions on clients need. */
export type ScopedActor = Pick<Actor, 'scope' | 'scopeOwnerId'>;
