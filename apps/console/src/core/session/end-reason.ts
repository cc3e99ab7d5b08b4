import type { EndedBy, SdkProblem } from '@brokerdesk/sdk';

/**
 * Why a session is over: the user logged out, or ended it from another device, it expired, it is not accepted by the server,
 * another tab ended it, a navigation could not be judged, or the way of signing in has changed, or may have.
 */
export type EndReason =
  | 'person'
  | 'owner'
  | 'expired'
  | 'unauthorized'
  | 'elsewhere'
  | 'guard'
  | 'mfa_enabled'
  | 'mfa_disabled'
  | 'password_changed'
  | 'password_unknown';

const reasonsOfTabs = {
  person: 'elsewhere',
  owner: 'owner',
  expiry: 'expired',
  refusal: 'unauthorized',
} as const;

/** Maps the end that another tab reports to the console's reason. */
export const reasonFromTab = (by: EndedBy): EndReason => reasonsOfTabs[by];

/** Maps a refused call to the console's reason. */
export function reasonFromRefusal({ code, ended_by }: SdkProblem): EndReason {
  if (code !== 'SESSION_ENDED') return 'expired';
  return ended_by ?? 'unauthorized';
}

/** Maps a reason to what other tabs receive. */
export function reportToTabs(reason: EndReason | null): EndedBy {
  if (reason === 'person' || reason === 'owner') return reason;
  return reason === 'expired' ? 'expiry' : 'refusal';
}
