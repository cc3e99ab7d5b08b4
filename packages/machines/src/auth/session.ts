import type { Role } from '@brokerdesk/policy';
import type { Failure } from '../failure.ts';

/** Opaque to the machines. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface Profile {
  id: string;
  name: string;
  role: Role;
  /** Whether the user signs in with an authenticator code. */
  mfa: boolean;
}

/** Profile as sent by the server: its role may be unknown. */
export type ProfileAnswer = Omit<Profile, 'role'> & { role: string };

export interface Session {
  tokens: Tokens;
  profile: Profile;
}

/** Only `rememberMe` outlives the call. */
export interface Credentials {
  username: string;
  password: string;
  captcha: string;
  captchaId: string;
  /** Whether the session outlives the browser (local storage) or not (session storage). */
  rememberMe: boolean;
}

export interface Acceptance {
  username: string;
  code: string;
  newPassword: string;
  captcha: string;
  captchaId: string;
}

export interface PasskeyAssertion {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
}

/** A code of the authenticator, with `recovery` a recovery code, or with `passkey` no code. */
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

export type AuthError = Failure<AuthErrorCode>;
