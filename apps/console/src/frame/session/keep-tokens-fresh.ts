import type { Sdk } from '@brokerdesk/sdk';
import { logFailure } from '#/boot/log.ts';
import type { AuthActor } from '#/boot/session/auth-actor.ts';
import { whenIdle } from '#/kit/page/when-idle.ts';

let begun = false;

/**
 * Renews tokens before they end, from when the browser has time for it on. Without it a call that is
 * refused renews them: a failure can wait for the next time.
 */
export function keepTokensFresh(parts: { sdk: Sdk; auth: AuthActor }): void {
  if (begun) return;
  begun = true;
  whenIdle(() => import('./token-refresh.ts')).then(
    ({ startTokenRefresh }) => startTokenRefresh(parts),
    (error: unknown) => {
      begun = false;
      logFailure('The scheduled refresh of the tokens could not be loaded', error);
    },
  );
}
