import type { EndedBy } from '@brokerdesk/sdk';

/**
 * Why a session is over: the person logged out, it expired, it was ended or is not accepted by the server,
 * another tab ended it, a navigation could not be judged, or the way of signing in has changed, or may have.
 */
export type EndReason =
  | 'person'
  | 'expired'
  | 'unauthorized'
  | 'elsewhere'
  | 'guard'
  | 'mfa_enabled'
  | 'mfa_disabled'
  | 'password_changed'
  | 'password_unknown';

const reasonsOfTabs = { person: 'elsewhere', expiry: 'expired', refusal: 'unauthorized' } as const;

/** Maps the end that another tab reports to the console's reason. */
export const reasonFromTab = (by: EndedBy): EndReason => reasonsOfTabs[by];

/** Maps the code of a refused call to the console's reason. */
export const reasonFromCode = (code: string | undefined): 'unauthorized' | 'expired' =>
  code === 'SESSION_ENDED' ? 'unauthorized' : 'expired';

/** Maps a reason to what other tabs are told. */
export function reportToTabs(reason: EndReason | null): EndedBy {
  if (reason === 'person') return 'person';
  return reason === 'expired' ? 'expiry' : 'refusal';
}
