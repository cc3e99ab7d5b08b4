import { hashPassword, type Schemas, unwrap } from '@brokerdesk/sdk';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { NewPasswordField } from '#/kit/password/new-password-field.tsx';
import type { DialogProps } from '../action.ts';

type ResetPassword = { id: string; body: Schemas.ClientPasswordRequest };

const keys = createIntentKeys();
const fields = ['password'] as const;

/** Gives a client a new password, which leaves the page as its MD5 only. */
export function ResetPassword({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const form = useForm({ defaultValues: { password: '' } });
  const reset = useClientWrite<ResetPassword, Schemas.Client>({
    keys,
    write: (sdk, { id, body }) =>
      asOwnChange(id, async () =>
        unwrap(await sdk.PUT('/client/admin/v1/resetpwd/{id}', { params: { path: { id } }, body })),
      ),
    done: ({ full_name: name }) => ({ title: t('password.done', { name }) }),
  });
  const { full_name: name, username } = client;
  return (
    <FormDialog
      title={t('client-actions:action.password')}
      description={t('client-actions:who', { name, username })}
      form={form}
      fields={fields}
      mutation={reset}
      prepare={async ({ password }) => ({
        id: client.id,
        body: { password: await hashPassword(password.trim()) },
      })}
      onClose={onClose}
      submit={t('password.submit')}
      failed={t('password.failed')}
    >
      <NewPasswordField
        control={form.control}
        name="password"
        label={t('password.new')}
        hint={t('password.hint')}
        requiredMessage={t('password.required')}
        username={username}
        maxLength={100}
      />
    </FormDialog>
  );
}
