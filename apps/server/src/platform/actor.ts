import type { Permissions, Role, RowScope } from '@brokerdesk/policy';

/** The signed-in member of staff. */
export interface Actor {
  id: string;
  username: string;
  name: string;
  role: Role;
  permissions: Permissions;
  /** Whose clients the person sees. */
  scope: RowScope;
  sessionId: string;
  /** True while only `mfa/verify` and `logout` are open. */
  mfaPending: boolean;
}
