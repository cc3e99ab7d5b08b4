import { type Sdk, unwrap } from '@brokerdesk/sdk';
import type { KeyValueStorage } from '#/core/browser/browser-storage.ts';
import { permissionsKey } from './permissions-key.ts';
import { tokenClaims } from './token-claims.ts';

export type EarlyRights = { id: string; answer: Promise<unknown> };

function personOf(accessToken: string): unknown {
  try {
    return tokenClaims(accessToken)['sub'];
  } catch {
    return null;
  }
}

/**
 * Needs none of the code that comes with a session, which would have to arrive and be run first. Null if the token
 * names no one.
 */
export function askForRights(
  sdk: Sdk,
  session: KeyValueStorage,
  accessToken: string,
): EarlyRights | null {
  const id = personOf(accessToken);
  if (typeof id !== 'string' || session.getItem(permissionsKey) !== null) return null;
  const params = { path: { userId: id }, query: {} };
  const answer = sdk.GET('/auth/admin/v1/permission/{userId}', { params }).then(unwrap);
  answer.catch(() => {});
  return { id, answer };
}
