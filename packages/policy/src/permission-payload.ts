import type { Action, Wildcard } from './actions.ts';
import type { Flags } from './flags.ts';
import type { Resource } from './resources.ts';
import type { Role } from './roles.ts';

/** The actions allowed on one resource. `'*'` stands for every action, or for every resource. */
export type Grant = {
  readonly resource: Resource | Wildcard;
  readonly actions: readonly (Action | Wildcard)[];
};

/** Rights of one user as sent by a server and kept by a browser. Plain JSON. */
export type PermissionPayload = {
  /** Whose rights these are; absent where only the role matters. */
  readonly userId?: string;
  /** The first is the current role. */
  readonly roles: readonly [Role, ...Role[]];
  readonly grants: readonly Grant[];
  readonly flags: Flags;
  /** Revision of the role table that the grants were taken from. */
  readonly version: number;
};
