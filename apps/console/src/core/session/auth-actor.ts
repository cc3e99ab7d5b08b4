import {
  type AuthEvent,
  type AuthSnapshot,
  authMachine,
  isBootstrapped,
  isBusy,
  type Tokens as MachineTokens,
} from '@brokerdesk/machines';
import {
  parseTokens,
  type Schemas,
  type Sdk,
  SdkError,
  type SdkProblem,
  type Tokens,
  unwrap,
  type WebTokens,
} from '@brokerdesk/sdk';
import { createActor, fromPromise, waitFor } from 'xstate';

export const toMachineTokens = (tokens: Tokens): MachineTokens => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
});

const toSdkTokens = (tokens: MachineTokens): Tokens => ({
  access_token: tokens.accessToken,
  refresh_token: tokens.refreshToken,
  mfa: false,
});

/** The SDK's own sentences are in English only: of an answer that it cannot read, the status counts. */
const withoutLabels = (error: unknown) =>
  error instanceof SdkError && error.kind === 'malformed'
    ? Object.assign(new Error('', { cause: error }), { status: error.status })
    : error;

type Submitted<Type extends AuthEvent['type']> = Extract<AuthEvent, { type: Type }>;
type SignInFields = Omit<Submitted<'login.submit'>, 'type'>;
type AcceptanceFields = Omit<Submitted<'invitation.submit'>, 'type'>;

/**
 * `lastProblem` is kept beside the machine, which keeps messages only: the login page must know their field.
 */
export function createAuthActor({
  sdk,
  storage,
  onCleared,
}: {
  sdk: Sdk;
  storage: Omit<WebTokens, 'key' | 'local'>;
  onCleared: (id: string | null) => void;
}) {
  let lastProblem: SdkProblem | null = null;

  async function reporting<Value>(step: Promise<Value>): Promise<Value> {
    lastProblem = null;
    try {
      return await step;
    } catch (error) {
      lastProblem = error instanceof SdkError ? error.problem : null;
      throw withoutLabels(error);
    }
  }

  const login = async (fields: SignInFields, signal: AbortSignal) => {
    const { captchaId, ...body } = fields;
    const answer = await sdk.POST('/auth/admin/v1/login', {
      params: { header: { 'X-Captcha-Id': captchaId } },
      body,
      signal,
    });
    return letIn(unwrap(answer));
  };

  const accept = async (fields: AcceptanceFields, signal: AbortSignal) => {
    const { captchaId, newPassword, ...accepted } = fields;
    const answer = await sdk.POST('/auth/admin/v1/invitation', {
      params: { header: { 'X-Captcha-Id': captchaId } },
      body: { ...accepted, new_password: newPassword },
      signal,
    });
    return letIn(unwrap(answer));
  };

  const letIn = (answer: unknown) => {
    const tokens = parseTokens(answer);
    if (tokens.mfa) storage.hold(tokens);
    return { tokens: toMachineTokens(tokens), mfa: tokens.mfa };
  };

  const verify = async (body: Schemas.MfaVerifyRequest, signal: AbortSignal) => {
    const answer = await sdk.POST('/auth/admin/v1/mfa/verify', { body, signal });
    return toMachineTokens(parseTokens(unwrap(answer)));
  };

  const actor = createActor(
    authMachine.provide({
      actors: {
        restore: fromPromise(async () => {
          const tokens = storage.restore();
          return tokens && toMachineTokens(tokens);
        }),
        login: fromPromise(({ input, signal }) => reporting(login(input, signal))),
        acceptInvitation: fromPromise(({ input, signal }) => reporting(accept(input, signal))),
        verifyMfa: fromPromise(({ input: { code, recovery, passkey }, signal }) =>
          reporting(
            verify(passkey ? { passkey } : recovery ? { recovery_code: code } : { code }, signal),
          ),
        ),
        persistTokens: fromPromise(async ({ input }) =>
          storage.begin(toSdkTokens(input.tokens), input.rememberMe),
        ),
        loadProfile: fromPromise(({ signal }) =>
          reporting(sdk.GET('/auth/admin/v1/userinfo', { signal }).then(unwrap)),
        ),
        logout: fromPromise(async ({ input }) => {
          // The storage has forgotten these tokens already: the call brings its own.
          const headers = { Authorization: `Bearer ${input.tokens.accessToken}` };
          await sdk.POST('/auth/admin/v1/logout', { headers }).then(unwrap);
        }),
      },
      actions: {
        clearSession: () => {
          const id = storage.currentId();
          storage.forget();
          onCleared(id);
        },
      },
    }),
  );

  return { actor, lastProblem: () => lastProblem };
}

export type AuthActor = ReturnType<typeof createAuthActor>['actor'];

export function bootstrapped(auth: AuthActor, signal?: AbortSignal): Promise<AuthSnapshot> {
  auth.send({ type: 'bootstrap' });
  return waitFor(auth, isBootstrapped, signal && { signal });
}

export function settled(auth: AuthActor): Promise<AuthSnapshot> {
  return waitFor(auth, (snapshot) => !isBusy(snapshot));
}
