import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { landOnFields } from '#/shared/form/server-errors.ts';
import { TextareaField } from '#/shared/form/textarea-field.tsx';
import { useDraftForm } from '#/shared/form/use-draft-form.ts';
import { useMoney } from '#/shared/money/use-money.ts';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { DecisionStepProps } from './decision-step.ts';

const fields = ['reason'] as const;

export function RollbackForm({ detail, busy, error, onSend, onCancel }: DecisionStepProps) {
  const { t } = useTranslation('deposit');
  const { money } = useMoney();
  const { deposit, account, after } = detail;
  const { control, handleSubmit, setError, forgetDraft } = useDraftForm(`rollback ${deposit.id}`, {
    reason: '',
  });
  useEffect(() => void landOnFields(error, fields, setError), [error, setError]);
  return (
    <DecisionForm
      title={t('rollback.title')}
      effect={t('rollback.effect', {
        accNo: account.acc_no,
        credited: money(deposit.credited_amount, deposit.account_currency),
        before: money(account.balance, account.currency),
        after: money(after.balance, account.currency),
      })}
      confirm={t('rollback.confirm')}
      busy={busy}
      onCancel={onCancel}
      onSubmit={handleSubmit(({ reason }) =>
        onSend(
          {
            act: 'rollback',
            id: deposit.id,
            body: { reason: reason.trim(), version: deposit.version },
          },
          forgetDraft,
        ),
      )}
    >
      <DecisionError error={error} />
      <TextareaField
        control={control}
        name="reason"
        label={t('rollback.words')}
        hint={t('rollback.wordsHint')}
        requiredMessage={t('rollback.wordsRequired')}
        maxLength={500}
      />
    </DecisionForm>
  );
}
