import { hashPassword, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useMutation } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { isOutcomeUnknown, problemOf } from '#/ui/api/problem.ts';

export type PasswordChange = { old_password: string; new_password: string };

export type PasswordOutcome = 'changed' | 'refused' | 'unknown';

/** The outcome of the password change is unknown. */
export class PasswordUnknownError extends Error {
  override readonly name = 'PasswordUnknownError';
}

/** Passwords leave the page as their MD5 only. @throws {SdkError} */
async function changePassword(sdk: Sdk, typed: PasswordChange): Promise<void> {
  const [old_password, new_password] = await Promise.all([
    hashPassword(typed.old_password.trim()),
    hashPassword(typed.new_password.trim()),
  ]);
  unwrap(await sdk.POST('/user/v1/change_pwd', { body: { old_password, new_password } }));
}

/** A session that is accepted still was not ended by the change: there was none. */
async function isStillSignedIn(sdk: Sdk): Promise<boolean> {
  const { error } = await sdk.GET('/auth/admin/v1/userinfo');
  return error === undefined;
}

/**
 * Changes the own password, which ends every session of the user. The outcome is reported even
 * when the end of this one has taken the form away by then. Fails with what the change failed with,
 * or with a {@link PasswordUnknownError}.
 */
export function useChangePassword(onOutcome: (outcome: PasswordOutcome) => void) {
  const sdk = useSdk();
  return useMutation({
    async mutationFn(typed: PasswordChange) {
      try {
        await changePassword(sdk, typed);
      } catch (error) {
        const unknown = isOutcomeUnknown(error);
        // Before anybody is asked: the answer may be that the session is over.
        if (unknown) onOutcome('unknown');
        else if (problemOf(error)?.status !== 401) onOutcome('refused');
        if (unknown && !(await isStillSignedIn(sdk))) {
          throw new PasswordUnknownError('Nobody knows whether it was changed.', { cause: error });
        }
        throw error;
      }
    },
    onSuccess: () => onOutcome('changed'),
  });
}
