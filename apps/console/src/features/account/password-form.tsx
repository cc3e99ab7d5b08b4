import { unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
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
import { PasswordUnknownError, type useChangePassword } from './api/change-password.ts';

/** The name that the user signs in with; undefined until it is known. */
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

/** The old password, the new one, and the new one again. What was typed stays after a failure. */
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
