import {
  type MfaBindStatus,
  mfaBindMachine,
  mfaBindStatus,
  mfaDisableMachine,
  sessionProfile,
} from '@brokerdesk/machines';
import { type Sdk, SdkError, type SdkProblem, unwrap } from '@brokerdesk/sdk';
import { createActor, fromPromise } from 'xstate';
import { devLogSource } from '#/core/browser/dev-log-source.ts';
import { createStore } from '#/core/browser/store.ts';
import { type AuthActor, settled } from '#/core/session/auth-actor.ts';
import type { SessionEnd } from '#/core/session/session-end.ts';

/** The SDK's own sentences are in English only: the user reads those of the failed step instead. */
async function withoutSdkMessage<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    const isUnanswered =
      error instanceof SdkError && (error.status === 0 || error.code === 'MALFORMED_RESPONSE');
    throw isUnanswered ? new Error(error.code, { cause: error }) : error;
  }
}

const withoutCodes: ReadonlySet<MfaBindStatus> = new Set([
  'fetching_recovery_codes',
  'recovery_codes_failed',
  'showing_recovery_codes',
]);

/** Two actors for the life of the page: a code under way, or recovery codes on the screen, outlive any component. */
export function createAuthenticator({
  sdk,
  auth,
  lastProblem,
  sessionEnd,
}: {
  sdk: Sdk;
  auth: AuthActor;
  lastProblem: () => SdkProblem | null;
  sessionEnd: SessionEnd;
}) {
  async function loadProfile(): Promise<{ mfa: boolean }> {
    auth.send({ type: 'profile.reload' });
    const { session, error } = (await settled(auth)).context;
    if (session !== null && error === null) return { mfa: session.profile.mfa };
    const problem = lastProblem();
    throw problem ? new SdkError(problem) : new Error('The profile could not be loaded.');
  }
  const reloadProfile = fromPromise(() => withoutSdkMessage(loadProfile()));

  const bind = createActor(
    mfaBindMachine.provide({
      actors: {
        startBinding: fromPromise(async ({ signal }) => {
          const call = sdk.POST('/user/v1/mfa/bind/start', { signal }).then(unwrap);
          const { qrcode_data_url: qrcodeDataUrl, otpauth_uri: otpauthUri } =
            await withoutSdkMessage(call);
          return { qrcodeDataUrl, otpauthUri };
        }),
        verifyCode: fromPromise(({ input, signal }) =>
          withoutSdkMessage(
            sdk.POST('/user/v1/mfa/bind/verify', { body: input, signal }).then(unwrap),
          ),
        ),
        fetchRecoveryCodes: fromPromise(async ({ signal }) => {
          const call = sdk.POST('/user/v1/mfa/recovery_codes', { signal }).then(unwrap);
          return (await withoutSdkMessage(call)).recovery_codes;
        }),
        reloadProfile,
        signOut: fromPromise(async () => sessionEnd.end('mfa_enabled')),
      },
    }),
    { inspect: (event) => devLogSource.inspect(event) },
  ).start();

  const disable = createActor(
    mfaDisableMachine.provide({
      actors: {
        disable: fromPromise(async ({ input }) => {
          const body = 'code' in input ? input : { recovery_code: input.recoveryCode };
          // Never aborted: once sent, it counts, and only its answer says why the session ended.
          await withoutSdkMessage(sdk.POST('/user/v1/mfa/disable', { body }).then(unwrap));
          sessionEnd.expect('mfa_disabled');
        }),
        reloadProfile: fromPromise(async () => {
          const profile = await withoutSdkMessage(loadProfile());
          if (!profile.mfa) sessionEnd.expect('mfa_disabled');
          return profile;
        }),
        // Removed, the server has ended every session; refused, it does not accept this one.
        signOut: fromPromise(async () => sessionEnd.end('unauthorized')),
      },
    }),
    { inspect: (event) => devLogSource.inspect(event) },
  ).start();

  const lostCodes = createStore<string | null>(null);
  let person = sessionProfile(auth.getSnapshot())?.id ?? null;

  auth.subscribe((snapshot) => {
    const profile = sessionProfile(snapshot);
    if (profile !== null) {
      person = profile.id;
      // Removed in the meantime: the next one has codes of its own.
      if (!profile.mfa) lostCodes.write(null);
      return;
    }
    if (withoutCodes.has(mfaBindStatus(bind.getSnapshot()))) lostCodes.write(person);
    bind.send({ type: 'session.ended' });
    disable.send({ type: 'session.ended' });
  });

  return { bind, disable, lostCodes };
}
