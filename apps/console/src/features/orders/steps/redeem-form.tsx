import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { RecordForm } from '#/business/record/record-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useDeskTime } from '#/ui/time/use-desk-time.ts';
import { splitHolding } from '../effect/order-effect.ts';
import { offersQuery } from '../entry/order-calls.ts';
import { redeemOrder } from '../order-calls.ts';
import { OrderEffect } from '../review/order-effect.tsx';
import type { StepFormProps } from './step-form-props.ts';

/** Asks for the redemption of a fund holding or a part of it, at a value that is not known yet. */
export function RedeemForm({ detail: { trade, account }, onClose }: StepFormProps) {
  const { t } = useTranslation('order-review');
  const { amount, money } = useMoney();
  const { exact } = useDeskTime();
  const { client, product } = trade;
  const offers = useQuery({ ...offersQuery(useSdk(), 'fund'), retry: false });
  // A fund that is closed for orders has none: the server says the day with the answer.
  const dealing = offers.data?.find((one) => one.product.id === product.id)?.dealing ?? null;
  const redemption = useRecordForm({
    record: trade,
    toDraft: (seen) => ({ quantity: seen?.allotted_qty ?? '', remark: '' }),
    labels: { quantity: t('redeem.units'), remark: t('fact.remark') },
    write: redeemOrder,
    done: ({ order_no: orderNo, redeem_day: day }) => t('redeem.done', { orderNo, day }),
    prepare: ({ quantity, remark }, { id, version, allotted_qty: held }) => ({
      id,
      body: {
        ...(quantity !== held && { quantity }),
        ...{ remark: remark.trim() || null, version },
      },
    }),
  });
  const { control } = redemption.form;
  const quantity = useWatch({ control, name: 'quantity' });
  const { allotted_qty: held, paid, currency } = redemption.seen ?? trade;
  const split = splitHolding(redemption.seen ?? trade, quantity, 'units');
  return (
    <RecordForm
      of={redemption}
      title={t('redeem.title', { orderNo: trade.order_no })}
      description={t('who', {
        name: client.full_name,
        username: client.username,
        accNo: account.acc_no,
      })}
      submit={t('redeem.submit')}
      failed={t('redeem.failed')}
      conflictTitle={t('changed')}
      onClose={onClose}
    >
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
          ...(split === null
            ? []
            : [
                {
                  label: t('redeem.position'),
                  value: t('sell.positionChange', {
                    before: amount(held ?? '0'),
                    after: amount(split.left.quantity),
                  }),
                },
                {
                  label: t('sell.costLeft'),
                  value: t('sell.positionChange', {
                    before: money(paid, currency),
                    after: money(split.left.paid, currency),
                  }),
                },
              ]),
          ...optionalFact(t('redeem.day'), dealing?.day ?? null),
          ...optionalFact(t('fact.cutoffAt'), dealing && exact(dealing.cutoff_at)),
          { label: t('redeem.nav'), value: t('redeem.navLater') },
        ]}
      />
      <TextareaField control={control} name="remark" label={t('fact.remark')} maxLength={500} />
      <OrderEffect
        client={client}
        account={account}
        after={null}
        later={t('effect.afterCompletion')}
      >
        {t('redeem.effect')}
      </OrderEffect>
    </RecordForm>
  );
}
