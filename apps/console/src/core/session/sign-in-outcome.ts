import type { SdkProblem } from '@brokerdesk/sdk';

/** The password is as it was typed. */
export type SignInFields = {
  username: string;
  password: string;
  captcha: string;
  captchaId: string;
  rememberMe: boolean;
};

/** The password is as it was typed. */
export type AcceptanceFields = {
  username: string;
  code: string;
  newPassword: string;
  captcha: string;
  captchaId: string;
};

/** A failed step of the sign-in; null if the reason is unknown. */
export type SignInFailure = { problem: SdkProblem | null };

/** How a step of the sign-in ended; cancelled, the user did not want to wait for its answer. */
export type StepOutcome =
  | { kind: 'done' }
  | { kind: 'cancelled' }
  | ({ kind: 'failed' } & SignInFailure);

/** Why the user has to sign in again: after something that went well, or that did not. */
export type SignInNotice = { tone: 'success' | 'warning'; text: string };
