import { hashPassword, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { NewPasswordField } from '#/business/password/new-password-field.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { serverMessage } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { isOutcomeUnknown, problemOf } from '#/ui/api/problem.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { PasswordField } from '#/ui/form/field/password-field.tsx';
import { landOnFields, serverError } from '#/ui/form/server-errors.ts';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useUnsaved } from '#/ui/page/use-unsaved.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';

type PasswordChange = { old_password: string; new_password: string };

export type PasswordOutcome = 'changed' | 'refused' | 'unknown';

class PasswordUnknownError extends Error {
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

/** The outcome is reported even when the end of the session has taken the form away by then. */
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

function useOwnUsername(): string | undefined {
  const sdk = useSdk();
  const { id } = useSessionUser();
  const { data } = useQuery({
    queryKey: ['own-username', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/auth/admin/v1/userinfo', { signal })).userName,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

const blank = { old_password: '', new_password: '', again: '' };
const fields = ['old_password', 'new_password'] as const;

export function PasswordForm({
  change,
  onCancel,
}: {
  change: ReturnType<typeof useChangePassword>;
  onCancel: () => void;
}) {
  const { t } = useTranslation('account');
  const { control, handleSubmit, setError, getValues, reset, formState } = useForm({
    defaultValues: blank,
  });
  const username = useOwnUsername();
  /** State comes too late for two events of the same moment. */
  const checking = useRef(false);
  const busy = change.isPending || change.isSuccess;
  useUnsaved(formState.isDirty && !change.isSuccess, () => reset());

  const send = handleSubmit(({ old_password, new_password }) => {
    if (busy) return;
    change.mutate(
      { old_password, new_password },
      {
        onError(error) {
          const problem = problemOf(error);
          if (problem?.code === 'PASSWORD_WRONG') {
            setError('old_password', serverError(problem), { shouldFocus: true });
          } else landOnFields(error, fields, setError);
        },
      },
    );
  });

  return (
    <form
      noValidate
      aria-label={t('password.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (checking.current) return;
        checking.current = true;
        void send().finally(() => {
          checking.current = false;
        });
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody>
        <div className="flex max-w-90 flex-col gap-4">
          <ChangeError error={change.error} />
          <PasswordField
            control={control}
            name="old_password"
            label={t('password.old')}
            requiredMessage={t('password.oldRequired')}
            autoComplete="current-password"
          />
          <NewPasswordField
            control={control}
            name="new_password"
            label={t('password.new')}
            hint={t('password.newHint')}
            requiredMessage={t('password.newRequired')}
            username={username}
          />
          <PasswordField
            control={control}
            name="again"
            label={t('password.again')}
            requiredMessage={t('password.againRequired')}
            check={(typed) =>
              typed === getValues('new_password').trim() ? null : t('password.againDiffers')
            }
            autoComplete="new-password"
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? t('password.submitting') : t('password.submit')}
        </Button>
      </DialogFooter>
    </form>
  );
}

function ChangeError({ error }: { error: Error | null }) {
  const { t } = useTranslation('account');
  const problem = error && problemOf(error);
  if (error === null || problem?.code === 'PASSWORD_WRONG' || problem?.errors !== undefined) {
    return null;
  }
  if (error instanceof PasswordUnknownError) {
    return (
      <Notice announced tone="danger" title={t('password.unknown')}>
        {t('password.unknownHint')}
      </Notice>
    );
  }
  return (
    <Notice announced tone="danger" title={t('password.failed')}>
      {problem === null || isOutcomeUnknown(error) ? undefined : serverMessage(problem)}
    </Notice>
  );
}
