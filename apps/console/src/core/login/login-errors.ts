import type { SdkProblem } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import { serverMessage } from '#/core/i18n/language.ts';

export type LoginField = 'username' | 'password' | 'captcha';
export type LoginErrors = Partial<Record<LoginField | 'form', string>>;

const loginFields: readonly LoginField[] = ['username', 'password', 'captcha'];

export function firstInvalid(errors: LoginErrors): LoginField | null {
  return loginFields.find((field) => errors[field] !== undefined) ?? null;
}

export function missingFields(
  typed: Record<LoginField, string>,
  t: TFunction<'auth'>,
): LoginErrors {
  const missing = loginFields.filter((field) =>
    field === 'password' ? typed[field] === '' : typed[field].trim() === '',
  );
  return Object.fromEntries(missing.map((field) => [field, t(`required.${field}`)]));
}

export function describeStep(
  problem: SdkProblem | null,
  t: TFunction<'auth'>,
  failed: string,
): string {
  if (problem === null) return failed;
  if (problem.code === 'TOO_MANY_ATTEMPTS' && problem.retry_after !== undefined) {
    return t('tooManyAttempts', { count: problem.retry_after });
  }
  if (problem.code === 'NETWORK_ERROR') return t('unreachable');
  // The SDK's own sentences are in English only; the server's are in the user's language.
  return problem.status > 0 && problem.code !== 'MALFORMED_RESPONSE'
    ? serverMessage(problem)
    : failed;
}

export function loginErrors(problem: SdkProblem | null, t: TFunction<'auth'>): LoginErrors {
  if (problem?.code === 'CAPTCHA_WRONG') return { captcha: serverMessage(problem) };
  const atFields = (problem?.errors ?? []).flatMap((error) =>
    loginFields
      .filter((known) => known === error.field)
      .map((known) => [known, serverMessage(error)] as const),
  );
  if (atFields.length > 0) return Object.fromEntries(atFields);
  return { form: describeStep(problem, t, t('failed')) };
}
