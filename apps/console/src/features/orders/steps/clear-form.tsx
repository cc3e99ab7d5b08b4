import { MarketTimeField } from '#/business/market/market-time-field.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { afterPayout } from '../effect/order-effect.ts';
import { settleOrder } from '../order-calls.ts';
import { payoutOf } from '../order-in-status.ts';
import { OrderEffect } from '../review/order-effect.tsx';
import { StepForm, type StepFormProps } from './step-form.tsx';

export function ClearForm({ detail, onClose }: StepFormProps) {
  const { trade, account } = detail;
  const { t } = useTranslation('order-review');
  const clear = useRecordForm({
    record: trade,
    toDraft: ({ settle_at: settleAt }) => ({ settle_at: settleAt ?? '', remark: '' }),
    labels: { settle_at: t('clear.settleAt'), remark: t('fact.remark') },
    write: settleOrder,
    done: ({ order_no: orderNo }) => t('clear.done', { orderNo }),
    prepare: ({ settle_at: settleAt, remark }, { kind, id, version }) => ({
      kind,
      id,
      body: {
        to: 'unsettled' as const,
        settle_at: settleAt || null,
        remark: remark.trim() || null,
        version,
      },
    }),
  });
  const { control } = clear.form;
  return (
    <StepForm of={clear} trade={trade} step="clear" onClose={onClose}>
      <MarketTimeField
        control={control}
        name="settle_at"
        label={t('clear.settleAt')}
        hint={t('clear.settleAtHint')}
        market={trade.market}
        onTake={(at) => clear.form.setValue('settle_at', at, { shouldDirty: true })}
      />
      <TextareaField control={control} name="remark" label={t('fact.remark')} maxLength={500} />
      <OrderEffect of={detail} after={afterPayout(account, payoutOf(trade))}>
        {t('clear.effect')}
      </OrderEffect>
    </StepForm>
  );
}
