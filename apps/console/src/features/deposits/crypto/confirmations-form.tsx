import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ownWrite, storeIn, type WriteRequest } from '#/business/decision/review-calls.ts';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { FormDialog } from '#/ui/form/overlay/form-overlay.tsx';
import { depositQuery } from '../deposit-calls.ts';

type ConfirmationsDraft = { confirmations: string; reason: string };

/** A chain's count only grows, so a lower one needs a reason. */
export function isFewer(typed: string, before: number | null): boolean {
  return before !== null && /^\d+$/.test(typed) && Number(typed) < before;
}

export function toConfirmations(
  { confirmations, reason }: ConfirmationsDraft,
  deposit: Pick<Schemas.Deposit, 'confirmations' | 'version'>,
): Schemas.ConfirmationsRequest {
  const fewer = isFewer(confirmations, deposit.confirmations);
  return {
    confirmations: Number(confirmations),
    version: deposit.version,
    ...(fewer && { reason: reason.trim() }),
  };
}

export const recordConfirmations = ownWrite(
  async (sdk, request: WriteRequest<Schemas.ConfirmationsRequest>) =>
    unwrap(await sdk.PUT('/deposit/admin/v1/confirmations/{id}', request)),
  { topics: ['deposit'], store: storeIn(depositQuery, 'deposit') },
);

const fields = ['confirmations', 'reason'] as const satisfies readonly (keyof ConfirmationsDraft)[];

export function ConfirmationsForm({
  deposit: given,
  onClose,
}: {
  deposit: Schemas.Deposit;
  onClose: () => void;
}) {
  const { t } = useTranslation(['crypto-deposit', 'deposit']);
  // As it was when the form was opened: the server says so if another user has been faster.
  const [deposit] = useState(given);
  const form = useForm<ConfirmationsDraft>({ defaultValues: { confirmations: '', reason: '' } });
  const { control } = form;
  const record = useRecordWrite(recordConfirmations, ({ order_no: orderNo, confirmations: seen }) =>
    t('record.done', { orderNo, seen }),
  );
  const typed = useWatch({ control, name: 'confirmations' });
  const { confirmations: before, confirmations_min: min } = deposit;
  return (
    <FormDialog
      title={t('record.title')}
      description={t('record.about', { orderNo: deposit.order_no })}
      form={form}
      fields={fields}
      mutation={record}
      prepare={(draft) => ({ id: deposit.id, body: toConfirmations(draft, deposit) })}
      onClose={onClose}
      submit={t('record.submit')}
      failed={t('record.failed')}
    >
      <div className="flex flex-col gap-4">
        <NumberField
          control={control}
          name="confirmations"
          label={t('deposit:column.confirmations')}
          hint={[
            min !== null && t('record.min', { min }),
            before !== null && t('record.before', { before }),
          ]
            .filter(Boolean)
            .join(' ')}
          requiredMessage={t('record.required')}
          min="0"
          max="1000000"
        />
        {isFewer(typed, before) && (
          <TextareaField
            control={control}
            name="reason"
            label={t('record.reason')}
            hint={t('record.reasonHint')}
            requiredMessage={t('record.reasonRequired')}
            maxLength={500}
          />
        )}
      </div>
    </FormDialog>
  );
}
