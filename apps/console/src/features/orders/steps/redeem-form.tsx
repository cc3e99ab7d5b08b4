import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { splitHolding } from '../effect/order-effect.ts';
import { offersQuery } from '../entry/order-calls.ts';
import { redeemOrder } from '../order-calls.ts';
import { OrderEffect } from '../review/order-effect.tsx';
import { StepForm, type StepFormProps, usePartFacts } from './step-form.tsx';

export function RedeemForm({ detail, onClose }: StepFormProps) {
  const { t } = useTranslation('order-review');
  const { amount } = useMoney();
  const { exact } = useDeskTime();
  const { trade } = detail;
  const offers = useQuery({ ...offersQuery(useSdk(), 'fund'), retry: false });
  // A fund that is closed for orders has none: the server says the day with the answer.
  const dealing = offers.data?.find((one) => one.product.id === trade.product.id)?.dealing ?? null;
  const redemption = useRecordForm({
    record: trade,
    toDraft: (seen) => ({ quantity: seen?.allotted_qty ?? '', remark: '' }),
    labels: { quantity: t('redeem.units'), remark: t('fact.remark') },
    write: redeemOrder,
    done: ({ order_no: orderNo, redeem_day: day }) => t('redeem.done', { orderNo, day }),
    prepare: ({ quantity, remark }, { kind, id, version, allotted_qty: held }) => ({
      kind,
      id,
      body: {
        ...(quantity !== held && { quantity }),
        ...{ remark: remark.trim() || null, version },
      },
    }),
  });
  const { control } = redemption.form;
  const quantity = useWatch({ control, name: 'quantity' });
  const seen = redemption.seen ?? trade;
  const { allotted_qty: held } = seen;
  const partFacts = usePartFacts('redeem', seen, splitHolding(seen, quantity, 'units')?.left);
  return (
    <StepForm of={redemption} trade={trade} step="redeem" onClose={onClose}>
      <NumberField
        control={control}
        name="quantity"
        label={t('redeem.units')}
        min="0.00000001"
        max={held ?? '0'}
        decimals={8}
        hint={t('redeem.unitsHint', { held: amount(held ?? '0') })}
        requiredMessage={t('redeem.unitsRequired')}
      />
      <Facts
        facts={[
          ...partFacts,
          ...optionalFact(t('redeem.day'), dealing?.day ?? null),
          ...optionalFact(t('fact.cutoffAt'), dealing && exact(dealing.cutoff_at)),
          { label: t('redeem.nav'), value: t('redeem.navLater') },
        ]}
      />
      <TextareaField control={control} name="remark" label={t('fact.remark')} maxLength={500} />
      <OrderEffect of={detail} after={null}>
        {t('redeem.effect')}
      </OrderEffect>
    </StepForm>
  );
}
