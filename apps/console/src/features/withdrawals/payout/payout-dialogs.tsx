import type { Schemas } from '@brokerdesk/sdk';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { RecordAction } from '#/business/record/record-action.tsx';
import { type FieldOf, RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { arrivedFile } from '#/ui/form/file/arrived-file.ts';
import { FileField } from '#/ui/form/file/file-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { dayOf, today } from '#/ui/time/calendar-date.ts';
import { correctSent, markPaid, markSent, proposeRelease } from './payout-calls.ts';

type SentDraft = { reference: string; sent_on: string; receipt: File | null };

type Sending = { id: string; body: Schemas.PayoutSent };

type DialogProps = { withdrawal: Schemas.Withdrawal; onClose: () => void };

function useFigures({
  net_amount: net,
  currency,
  order_no: orderNo,
  destination,
}: Schemas.Withdrawal) {
  const { money } = useMoney();
  const to =
    destination.kind === 'bank'
      ? `${destination.holder_name} · ${destination.bank_name} ${destination.acc_no}`
      : `${destination.address} (${destination.coin} ${destination.network})`;
  return { orderNo, net: money(net, currency), to };
}

export function SendPayout({ withdrawal, onClose }: DialogProps) {
  const { t } = useTranslation('payout');
  const { timezone } = useSettings();
  const figures = useFigures(withdrawal);
  const { kind } = withdrawal.destination;
  const send = useRecordForm({
    record: withdrawal,
    toDraft: (): SentDraft => ({ reference: '', sent_on: today(timezone), receipt: null }),
    labels: { reference: t(`reference.${kind}`), sent_on: t('sentOn'), receipt: t('receipt') },
    fieldOfCode: { FILE_NOT_READY: { field: 'receipt' } },
    write: markSent,
    done: ({ order_no: orderNo }) => t('send.done', { orderNo }),
    prepare: async (draft, { id, version }): Promise<Sending | null> => {
      const receipt = await arrivedFile(send.form, 'receipt');
      if (receipt === undefined) return null;
      const { reference, sent_on: sentOn } = draft;
      return { id, body: { reference: reference.trim(), sent_on: sentOn, receipt, version } };
    },
  });
  return (
    <RecordForm
      of={send}
      title={t('send.title')}
      description={t('send.about', figures)}
      submit={t('send.submit')}
      failed={t('send.failed')}
      onClose={onClose}
    >
      <SentFields field={send.field} withdrawal={withdrawal} />
      <FileField
        form={send.form}
        name="receipt"
        label={t('receipt')}
        notSentMessage={t('send.receiptNotSent')}
        purpose="payout_receipt"
      />
    </RecordForm>
  );
}

function SentFields({
  field,
  withdrawal: { destination, checked_at: approvedAt },
}: {
  field: FieldOf<SentDraft, 'reference' | 'sent_on'>;
  withdrawal: Schemas.Withdrawal;
}) {
  const { t } = useTranslation('payout');
  const { timezone } = useSettings();
  const { kind } = destination;
  return (
    <>
      <TextField
        {...field('reference')}
        hint={t(`send.hint.${kind}`)}
        requiredMessage={t(`send.required.${kind}`)}
        maxLength={120}
      />
      <DateField
        {...field('sent_on')}
        requiredMessage={t('send.dayRequired')}
        {...(approvedAt && { min: dayOf(new Date(approvedAt), timezone) })}
        max={today(timezone)}
      />
    </>
  );
}

export function CorrectPayout({ withdrawal, onClose }: DialogProps) {
  const { t } = useTranslation('payout');
  const { kind } = withdrawal.destination;
  const correct = useRecordForm({
    record: withdrawal,
    toDraft: ({ payout }): SentDraft => ({
      reference: payout?.reference ?? '',
      sent_on: payout?.sent_on ?? '',
      receipt: null,
    }),
    labels: { reference: t(`reference.${kind}`), sent_on: t('sentOn') },
    write: correctSent,
    done: ({ order_no: orderNo }) => t('correct.done', { orderNo }),
    prepare: ({ reference, sent_on: sentOn }, { id, version }) => ({
      id,
      body: { reference: reference.trim(), sent_on: sentOn, version },
    }),
  });
  return (
    <RecordForm
      of={correct}
      title={t('correct.title')}
      description={t('correct.about')}
      submit={t('correct.submit')}
      failed={t('correct.failed')}
      onClose={onClose}
    >
      <SentFields field={correct.field} withdrawal={withdrawal} />
    </RecordForm>
  );
}

export function ReleasePayout({ withdrawal, onClose }: DialogProps) {
  const { t } = useTranslation('payout');
  const proposed = useProposed();
  const release = useRecordForm({
    record: withdrawal,
    toDraft: () => ({ reason: '' }),
    labels: { reason: t('release.reason') },
    write: proposeRelease,
    done: proposed,
    prepare: ({ reason }, { id, version }) => ({ id, body: { reason: reason.trim(), version } }),
  });
  return (
    <RecordForm
      of={release}
      title={t('release.title')}
      description={t('release.about', { orderNo: withdrawal.order_no })}
      submit={t('release.submit')}
      failed={t('release.failed')}
      onClose={onClose}
    >
      <TextField
        {...release.field('reason')}
        requiredMessage={t('release.required')}
        maxLength={500}
      />
    </RecordForm>
  );
}

export function ConfirmPayout({ withdrawal, onClose }: DialogProps) {
  const { t } = useTranslation('payout');
  const figures = useFigures(withdrawal);
  return (
    <RecordAction
      record={withdrawal}
      title={t('confirm.title', figures)}
      effects={[
        t('confirm.to', figures),
        t(`confirm.check.${withdrawal.destination.kind}`, {
          reference: withdrawal.payout?.reference ?? '',
        }),
      ]}
      confirm={t('confirm.submit')}
      failed={t('confirm.failed')}
      write={markPaid}
      done={({ order_no: orderNo }) => t('confirm.done', { orderNo })}
      intent={({ id, version }) => ({ id, body: { version } })}
      onClose={onClose}
    />
  );
}
