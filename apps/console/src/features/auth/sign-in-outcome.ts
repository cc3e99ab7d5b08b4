import type { SdkProblem } from '@brokerdesk/sdk';

/** What the login form has to say. The password is as it was typed. */
export type SignInFields = {
  username: string;
  password: string;
  captcha: string;
  captchaId: string;
  rememberMe: boolean;
};

/** How a step of the sign-in ended. Without a problem, nobody said why it failed. */
export type StepOutcome = { kind: 'done' } | { kind: 'failed'; problem: SdkProblem | null };
