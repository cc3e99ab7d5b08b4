import type { PermissionPayload } from '@brokerdesk/policy';

export interface NavigationRequest {
  /** The path asked for, without search and hash: what is compared with the other paths. */
  path: string;
  /** The same with search and hash: what is returned to. Default: `path`. */
  href?: string;
  /** Whether the router has a route for the path (before the menu routes are built, perhaps not). */
  matched: boolean;
  /** Paths that need no session, `loginPath` aside. */
  publicPaths: readonly string[];
  /** Default: `'/login'`. */
  loginPath?: string;
  /** Destination of a signed-in user who opens `loginPath`. Default: `'/dashboard'`. */
  defaultPath?: string;
  /** The place that was asked for before signing in, as kept in the address of `loginPath`. */
  redirect?: string | undefined;
  /** Milliseconds since the epoch: the guard has no clock. */
  now: number;
  /** The access token that the menu routes were last built for; `null` before that. */
  menuBuiltFor: string | null;
}

export interface StoredPermissions {
  payload: PermissionPayload;
  /** In milliseconds since the epoch. */
  loadedAt: number;
}

export type SignedOutReason = 'unauthenticated' | 'profile_unavailable' | 'navigation_failed';

/** Log `error`: it is the failure behind the decision. */
export type NavigationDecision =
  /** Proceed. With `revalidate`, fetch the permissions in the background. */
  | { kind: 'allow'; revalidate: boolean; error?: unknown }
  | { kind: 'redirect'; to: string; reason: 'already_signed_in' }
  /** Routes were added that may match now: navigate to the same place again. */
  | { kind: 'repeat'; to: string }
  /** The session is over; `redirect` is the destination after signing in. */
  | { kind: 'signed_out'; to: string; reason: SignedOutReason; redirect: string; error?: unknown }
  /** Another navigation took its place: do nothing. */
  | { kind: 'cancelled' };

/**
 * Null when the path could lead to another site. Browsers read `\` as `/` and skip tabs and line breaks, so that
 * `/\evil` and `/<tab>/evil` are other sites.
 */
export function localPath(path: string | undefined): string | null {
  return path !== undefined && /^\/(?!\/)[^\\\t\r\n]*$/.test(path) ? path : null;
}
