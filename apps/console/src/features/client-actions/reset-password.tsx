import { hashPassword, type Schemas, unwrap } from '@brokerdesk/sdk';
import { Dices } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { ownWrite, type WriteRequest } from '#/business/decision/review-calls.ts';
import { NewPasswordField } from '#/business/password/new-password-field.tsx';
import { generatePassword } from '#/business/password/password-rules.ts';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import type { DialogProps } from './action.ts';

const resetPassword = ownWrite(
  async (sdk, { params: { path }, body }: WriteRequest<Schemas.ClientPasswordRequest>) =>
    unwrap(await sdk.PUT('/client/admin/v1/resetpwd/{id}', { params: { path }, body })),
  { topics: ['client'] },
);

/** Sends the new password as its MD5 only. */
export function ResetPassword({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const { full_name: name, username } = client;
  const reset = useRecordForm({
    record: client,
    toDraft: () => ({ password: '' }),
    labels: { password: t('password.new') },
    write: resetPassword,
    done: (saved) => t('password.done', { name: saved.full_name }),
    prepare: async ({ password }, { id }) => ({
      id,
      body: { password: await hashPassword(password.trim()) },
    }),
  });
  const password = useWatch({ control: reset.form.control, name: 'password' }).trim();
  return (
    <RecordForm
      of={reset}
      title={t('client-actions:action.password')}
      description={t('client-actions:who', { name, username })}
      submit={t('password.submit')}
      failed={t('password.failed')}
      onClose={onClose}
    >
      <NewPasswordField
        {...reset.field('password')}
        hint={t('password.hint')}
        requiredMessage={t('password.required')}
        shortMessage={t('password.tooShort')}
        below={(show) => (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              onClick={() => {
                const options = { shouldDirty: true, shouldValidate: true };
                reset.form.setValue('password', generatePassword(), options);
                show();
              }}
            >
              <Dices aria-hidden="true" />
              {t('password.generate')}
            </Button>
            {password !== '' && (
              <CopyButton
                text={password}
                labels={{ copied: t('password.copied'), failed: t('password.notCopied') }}
              >
                {t('password.copy')}
              </CopyButton>
            )}
          </div>
        )}
        username={username}
        maxLength={100}
      />
    </RecordForm>
  );
}
