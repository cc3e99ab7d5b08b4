import type { SdkProblem } from '@brokerdesk/sdk';

/** What the login form has to say. The password is as it was typed. */
export type SignInFields = {
  username: string;
  password: string;
  captcha: string;
  captchaId: string;
  rememberMe: boolean;
};

/**
 * How a step of the sign-in ended. Without a problem, nobody said why it failed; cancelled, the
 * person did not want to wait for its answer any longer.
 */
export type StepOutcome =
  | { kind: 'done' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; problem: SdkProblem | null };

/** Why the person has to sign in again: after something that went well, or that did not. */
export type SignInNotice = { tone: 'success' | 'warning'; text: string };
