import type { SnapshotFrom } from 'xstate';
import type { tokenRefreshMachine } from './machine.ts';
import type { TokenRefreshError } from './refresh-error.ts';

export type TokenRefreshSnapshot = SnapshotFrom<typeof tokenRefreshMachine>;

export type TokenRefreshStatus = TokenRefreshSnapshot['value'];

/**
 * The state by name.
 *
 * @example
 * const status = useSelector(refresh, refreshStatus); // 'waiting'
 */
export function refreshStatus(snapshot: TokenRefreshSnapshot): TokenRefreshStatus {
  return snapshot.value;
}

/**
 * Why tokens are no longer refreshed; `null` in every state but `failed`. A refresh that will be
 * tried again is no error.
 *
 * @example
 * refresh.subscribe((snapshot) => {
 *   if (refreshError(snapshot)?.code === 'UNAUTHORIZED') endSession();
 * });
 */
export function refreshError(snapshot: TokenRefreshSnapshot): TokenRefreshError | null {
  return snapshot.context.error;
}
