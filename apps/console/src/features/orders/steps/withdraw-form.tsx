import { useWatch } from 'react-hook-form';
import { noReason } from '#/business/decision/reject-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { afterRelease } from '../effect/order-effect.ts';
import { withdrawalReasons, withdrawOrder } from '../order-calls.ts';
import { OrderEffect } from '../review/order-effect.tsx';
import { StepForm, type StepFormProps } from './step-form.tsx';

export function WithdrawForm({ detail, onClose }: StepFormProps) {
  const { t } = useTranslation(['order-review', 'decision']);
  const { trade, account } = detail;
  const withdrawal = useRecordForm({
    record: trade,
    toDraft: () => noReason,
    fields: ['reason_code', 'reason'],
    write: withdrawOrder,
    done: ({ order_no: orderNo }) => t('withdraw.done', { orderNo }),
    prepare: (draft, { id, kind, version }) => {
      const reasonCode = withdrawalReasons.find((code) => code === draft.reason_code);
      const reason = draft.reason.trim() || null;
      return reasonCode ? { id, kind, body: { reason_code: reasonCode, reason, version } } : null;
    },
  });
  const { control } = withdrawal.form;
  const chosen = useWatch({ control, name: 'reason_code' });
  const seen = withdrawal.seen ?? trade;
  return (
    <StepForm
      of={withdrawal}
      trade={trade}
      step="withdraw"
      cancel={t('withdraw.keep')}
      onClose={onClose}
    >
      <SelectField
        control={control}
        name="reason_code"
        label={t('withdraw.reason')}
        placeholder={t('withdraw.reasonHint')}
        requiredMessage={t('withdraw.reasonRequired')}
        options={withdrawalReasons.map((value) => ({
          value,
          label: t(`decision:reasonCode.${value}`),
        }))}
      />
      <TextareaField
        control={control}
        name="reason"
        label={t('withdraw.note')}
        {...(chosen === 'other' && { requiredMessage: t('withdraw.noteRequired') })}
        maxLength={500}
      />
      <OrderEffect
        of={detail}
        after={isPositive(seen.frozen) ? afterRelease(seen, account) : null}
        later={t('withdraw.after')}
      >
        {t(trade.phase === 'redeeming' ? 'withdraw.redeemEffect' : 'withdraw.effect')}
      </OrderEffect>
    </StepForm>
  );
}
