import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { zeroIn } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { afterPayout } from '../effect/order-effect.ts';
import { settleOrder } from '../order-calls.ts';
import { payoutOf } from '../order-in-status.ts';
import { OrderEffect } from '../review/order-effect.tsx';
import { StepForm, type StepFormProps } from './step-form.tsx';

export function CompleteForm({ detail, onClose }: StepFormProps) {
  const { trade, account } = detail;
  const { t } = useTranslation('order-review');
  const { money } = useMoney();
  const { client, kind, currency } = trade;
  const of = kind === 'subscribe' ? 'end' : 'complete';
  const payout = payoutOf(trade);
  const complete = useRecordForm({
    record: trade,
    toDraft: () => ({ remark: '' }),
    labels: { remark: t('fact.remark') },
    write: settleOrder,
    done: ({ order_no: orderNo }) =>
      t(`${of}.done`, { orderNo, payout: money(payout, currency), name: client.full_name }),
    prepare: ({ remark }, { id, version }) => ({
      kind,
      id,
      body: { to: 'completed' as const, remark: remark.trim() || null, version },
    }),
  });
  return (
    <StepForm of={complete} trade={trade} step={of} onClose={onClose}>
      <TextareaField
        control={complete.form.control}
        name="remark"
        label={t('fact.remark')}
        maxLength={500}
      />
      <OrderEffect of={detail} after={kind === 'subscribe' ? null : afterPayout(account, payout)}>
        {t(`${of}.effect`, {
          payout: money(payout, currency),
          paid: money(trade.paid, currency),
          profit: money(trade.profit ?? zeroIn(currency), currency),
          fee: money(trade.fee, currency),
        })}
      </OrderEffect>
    </StepForm>
  );
}
