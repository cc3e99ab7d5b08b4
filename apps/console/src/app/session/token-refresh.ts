import {
  type AuthSnapshot,
  sessionTokens,
  type TokenTimes,
  tokenRefreshMachine,
} from '@brokerdesk/machines';
import type { Sdk } from '@brokerdesk/sdk';
import { createActor, fromPromise } from 'xstate';
import { devLogSource } from '#/core/browser/dev-log-source.ts';
import { type AuthActor, toMachineTokens } from '#/core/session/auth-actor.ts';
import { tokenClaims } from '#/core/session/token-claims.ts';

const milliseconds = (claim: unknown) =>
  typeof claim === 'number' && Number.isFinite(claim) ? claim * 1000 : null;

/** Times are by the server's clock. @throws for a text that is no JWT or has no expiry */
export function tokenTimes(accessToken: string): TokenTimes {
  const { iat, exp } = tokenClaims(accessToken);
  const expiresAt = milliseconds(exp);
  if (expiresAt === null) throw new Error('The expiry is missing.');
  return { issuedAt: milliseconds(iat), expiresAt };
}

export function onPageWakeUp(listener: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
  for (const type of ['focus', 'pageshow', 'online']) window.addEventListener(type, listener);
}

/** Nothing of it is needed before a user signs in, so it is a file of its own, loaded with the first session. */
export function startTokenRefresh({
  sdk,
  auth,
  onWakeUp = onPageWakeUp,
}: {
  sdk: Sdk;
  auth: AuthActor;
  onWakeUp?: (listener: () => void) => void;
}) {
  const actor = createActor(
    tokenRefreshMachine.provide({
      actors: {
        readTokenTimes: fromPromise(async ({ input }) => tokenTimes(input.accessToken)),
        readClock: fromPromise(async () => ({
          wallMs: Date.now(),
          monotonicMs: performance.now(),
        })),
        refresh: fromPromise(async ({ input, signal }) => {
          const tokens = toMachineTokens(await sdk.refresh(input.accessToken));
          // Another tab may have renewed them, unseen by this one.
          if (!signal.aborted) auth.send({ type: 'tokens.refreshed', tokens });
          return tokens;
        }),
      },
    }),
    { inspect: (event) => devLogSource.inspect(event) },
  ).start();

  let before: AuthSnapshot | null = null;
  function follow(snapshot: AuthSnapshot) {
    const tokens = sessionTokens(snapshot);
    // Out of the storage, or in use for an unknown time: only then is their age a question.
    const receivedNow = before !== null && !before.matches('idle');
    if (tokens !== null) actor.send({ type: 'tokens.changed', tokens, receivedNow });
    else actor.send({ type: 'session.ended' });
    before = snapshot;
  }
  follow(auth.getSnapshot());
  auth.subscribe(follow);

  onWakeUp(() => actor.send({ type: 'clock.check' }));
  return actor;
}
