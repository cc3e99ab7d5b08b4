import type { Schemas } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { RecordForm } from '#/business/record/record-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { auditAddress } from '../address-calls.ts';

const addressReasons = [
  'wrong_address',
  'wrong_network',
  'not_ours',
  'other',
] as const satisfies readonly NonNullable<Schemas.CryptoAddressAudit['reason_code']>[];

/** Rejects an address, with the reason that its maker will read. */
export function RejectForm({
  address,
  onClose,
}: {
  address: Schemas.CryptoAddress;
  onClose: () => void;
}) {
  const { t } = useTranslation(['crypto-address-detail', 'decision']);
  const edit = useRecordForm({
    record: address,
    toDraft: () => ({ reason_code: '', reason: '' }),
    labels: { reason_code: t('reject.code'), reason: t('reject.words') },
    write: auditAddress,
    done: () => t('reject.done'),
    prepare: (draft, { id, version }) => {
      const code = addressReasons.find((one) => one === draft.reason_code);
      if (code === undefined) return null;
      const reason = draft.reason.trim() || null;
      return { id, body: { result: 'rejected' as const, reason_code: code, reason, version } };
    },
  });
  const { control } = edit.form;
  const chosen = useWatch({ control, name: 'reason_code' });
  return (
    <RecordForm
      of={edit}
      title={t('reject.title')}
      description={t('reject.effect', { name: address.maker.name })}
      submit={t('reject.confirm')}
      failed={t('form.failed')}
      onClose={onClose}
    >
      <RadioField
        digits
        control={control}
        name="reason_code"
        label={t('reject.code')}
        requiredMessage={t('reject.codeRequired')}
        options={addressReasons.map((value) => ({
          value,
          label: t(`decision:reasonCode.${value}`),
        }))}
      />
      <TextareaField
        control={control}
        name="reason"
        label={t('reject.words')}
        {...(chosen === 'other' && { requiredMessage: t('reject.wordsRequired') })}
        maxLength={500}
      />
    </RecordForm>
  );
}
