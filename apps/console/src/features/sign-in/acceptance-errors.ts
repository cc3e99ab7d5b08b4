import type { SdkProblem } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import { commonPassword } from '#/business/password/common-password.ts';
import { isLongEnough } from '#/business/password/long-enough.ts';
import { serverMessage } from '#/core/i18n/language.ts';
import { describeStep } from '#/core/login/login-errors.ts';

export const acceptanceFields = [
  'username',
  'code',
  'secondHalf',
  'newPassword',
  'again',
  'captcha',
] as const;
export type AcceptanceField = (typeof acceptanceFields)[number];
export type AcceptanceErrors = Partial<Record<AcceptanceField | 'form', string>>;

/** As the server names its fields. */
const fieldOf: Readonly<Record<string, AcceptanceField>> = {
  username: 'username',
  code: 'code',
  new_password: 'newPassword',
  captcha: 'captcha',
};

/** The first field, in the order of the form, that has an error. */
export function firstWrong(errors: AcceptanceErrors): AcceptanceField | null {
  return acceptanceFields.find((field) => errors[field] !== undefined) ?? null;
}

export function wrongFields(
  typed: Record<AcceptanceField, string>,
  t: TFunction<'invitation'>,
): AcceptanceErrors {
  const errors: AcceptanceErrors = {};
  for (const field of acceptanceFields) {
    if (typed[field].trim() === '') errors[field] = t(`required.${field}`);
  }
  if (!isLongEnough(typed.newPassword)) {
    errors.newPassword = t('required.newPassword');
  }
  if (errors.again === undefined && typed.again.trim() !== typed.newPassword.trim()) {
    errors.again = t('againDiffers');
  }
  return errors;
}

/** Whether the password is easily guessed, which takes a file to find out. */
export async function isGuessable({
  username,
  newPassword,
}: Pick<Record<AcceptanceField, string>, 'username' | 'newPassword'>): Promise<boolean> {
  const password = newPassword.trim();
  const isOwnName = password.toLowerCase() === username.trim().toLowerCase();
  return isOwnName || (await commonPassword(password));
}

export function acceptanceErrors(
  problem: SdkProblem | null,
  t: TFunction<'invitation'>,
  common: TFunction<'auth'>,
): AcceptanceErrors {
  if (problem?.code === 'CAPTCHA_WRONG') return { captcha: serverMessage(problem) };
  const atFields = (problem?.errors ?? []).flatMap((error) => {
    const known = fieldOf[error.field];
    return known === undefined ? [] : [[known, serverMessage(error)] as const];
  });
  if (atFields.length > 0) return Object.fromEntries(atFields);
  const message = describeStep(problem, common, t('failed'));
  // An answer that was lost may have set it: the same code is refused from then on.
  const unclear = problem === null || problem.status <= 0 || problem.status >= 500;
  const mayBeSet = unclear || problem.code === 'INVITATION_INVALID';
  return { form: mayBeSet ? `${message} ${t('alreadySet')}` : message };
}
