import { hashPassword, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useMutation } from '@tanstack/react-query';
import { useSdk } from '#/shared/api/sdk-context.tsx';

export type PasswordChange = { old_password: string; new_password: string };

/** Passwords leave the page as their MD5 only. @throws {SdkError} */
async function changePassword(sdk: Sdk, typed: PasswordChange): Promise<void> {
  const [old_password, new_password] = await Promise.all([
    hashPassword(typed.old_password.trim()),
    hashPassword(typed.new_password.trim()),
  ]);
  unwrap(await sdk.POST('/user/v1/change_pwd', { body: { old_password, new_password } }));
}

/**
 * Changes the own password, which ends every session of the person. `onChanged` runs even when the
 * end of this one has taken the form away by then.
 */
export function useChangePassword(onChanged: () => void) {
  const sdk = useSdk();
  return useMutation({
    mutationFn: (typed: PasswordChange) => changePassword(sdk, typed),
    onSuccess: onChanged,
  });
}
