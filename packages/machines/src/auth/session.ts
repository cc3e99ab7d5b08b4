import type { Role } from '@brokerdesk/policy';
import type { Failure } from '../failure.ts';

/** Tokens as sent by the server. Opaque to the machines. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Profile of the signed-in user. */
export interface Profile {
  id: string;
  name: string;
  role: Role;
  /** Whether the user signs in with an authenticator code. */
  mfa: boolean;
}

/** Profile as sent by the server: its role may be unknown. */
export type ProfileAnswer = Omit<Profile, 'role'> & { role: string };

/** A signed-in session. It exists in the state `authenticated` and nowhere else. */
export interface Session {
  tokens: Tokens;
  profile: Profile;
}

/** Values of the login form. Only `rememberMe` outlives the call. */
export interface Credentials {
  username: string;
  password: string;
  captcha: string;
  captchaId: string;
  /** Whether the session outlives the browser (local storage) or not (session storage). */
  rememberMe: boolean;
}

/** Values of the invitation form: its code, and the password chosen by the user. */
export interface Acceptance {
  username: string;
  code: string;
  newPassword: string;
  captcha: string;
  captchaId: string;
}

/** Signature of a passkey, as the browser returns it. */
export interface PasskeyAssertion {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
}

/** Proof that completes a sign-in: a code of the authenticator, with `recovery` a recovery code, or with `passkey` no code. */
export interface SecondFactor {
  code: string;
  recovery?: boolean;
  passkey?: PasskeyAssertion;
}

/** With `mfa`, the tokens open nothing but the verification of a code. */
export interface LoginAnswer {
  tokens: Tokens;
  mfa: boolean;
}

/**
 * - `LOGIN_FAILED`: the sign-in was refused or could not be finished
 * - `VERIFICATION_FAILED`: the code was not accepted; another one may be tried
 * - `UNAUTHORIZED`: the server does not accept the session any more
 * - `BOOTSTRAP_FAILED`: the stored session could not be restored
 * - `PROFILE_REFRESH_FAILED`: the profile could not be loaded anew; the session goes on
 */
export type AuthErrorCode =
  | 'LOGIN_FAILED'
  | 'VERIFICATION_FAILED'
  | 'UNAUTHORIZED'
  | 'BOOTSTRAP_FAILED'
  | 'PROFILE_REFRESH_FAILED';

/** Why the last step failed. `message` is the server's own; without one, translate the code. */
export type AuthError = Failure<AuthErrorCode>;
