import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { noReason } from '#/business/decision/reject-form.tsx';
import { MarketTimeField } from '#/business/market/market-time-field.tsx';
import { useRecordForm } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { zeroIn } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { OrderEffect } from '../effect/account-effect.tsx';
import { afterPayout, afterRelease, splitHolding } from '../effect/order-effect.ts';
import { offersQuery } from '../entry/order-calls.ts';
import {
  cancelSubscription,
  redeemOrder,
  settleOrder,
  withdrawalReasons,
  withdrawOrder,
} from '../order-calls.ts';
import { payoutOf } from '../order-in-status.ts';
import { StepForm, type StepFormProps, usePartFacts } from './step-form.tsx';

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
  const { field } = clear;
  return (
    <StepForm of={clear} trade={trade} step="clear" onClose={onClose}>
      <MarketTimeField
        {...field('settle_at')}
        hint={t('clear.settleAtHint')}
        market={trade.market}
        onAccept={(at) => clear.form.setValue('settle_at', at, { shouldDirty: true })}
      />
      <TextareaField {...field('remark')} maxLength={500} />
      <OrderEffect of={detail} after={afterPayout(account, payoutOf(trade))}>
        {t('clear.effect')}
      </OrderEffect>
    </StepForm>
  );
}

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
      <TextareaField {...complete.field('remark')} maxLength={500} />
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

export function CancelForm({ detail: { trade }, onClose }: StepFormProps) {
  const { t } = useTranslation('order-review');
  const { exact } = useTime();
  const cancel = useRecordForm({
    record: trade,
    toDraft: () => ({ remark: '' }),
    labels: { remark: t('fact.remark') },
    write: cancelSubscription,
    done: ({ order_no: orderNo }) => t('cancel.done', { orderNo }),
    prepare: ({ remark }, { kind, id, version }) => ({
      kind,
      id,
      body: { remark: remark.trim() || null, version },
    }),
  });
  const until = trade.plan?.next_bill_at;
  return (
    <StepForm of={cancel} trade={trade} step="cancel" onClose={onClose}>
      <p>{until ? t('cancel.effect', { at: exact(until) }) : t('cancel.effectNoPeriod')}</p>
      <TextareaField {...cancel.field('remark')} maxLength={500} />
    </StepForm>
  );
}

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
  const { field } = redemption;
  const quantity = useWatch({ control: redemption.form.control, name: 'quantity' });
  const seen = redemption.seen ?? trade;
  const { allotted_qty: held } = seen;
  const partFacts = usePartFacts('redeem', seen, splitHolding(seen, quantity, 'units')?.left);
  return (
    <StepForm of={redemption} trade={trade} step="redeem" onClose={onClose}>
      <NumberField
        {...field('quantity')}
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
      <TextareaField {...field('remark')} maxLength={500} />
      <OrderEffect of={detail} after={null}>
        {t('redeem.effect')}
      </OrderEffect>
    </StepForm>
  );
}

export function WithdrawForm({ detail, onClose }: StepFormProps) {
  const { t } = useTranslation(['order-review', 'decision']);
  const { trade, account } = detail;
  const withdrawal = useRecordForm({
    record: trade,
    toDraft: () => noReason,
    labels: { reason_code: t('withdraw.reason'), reason: t('withdraw.note') },
    write: withdrawOrder,
    done: ({ order_no: orderNo }) => t('withdraw.done', { orderNo }),
    prepare: (draft, { id, kind, version }) => {
      const reasonCode = withdrawalReasons.find((code) => code === draft.reason_code);
      const reason = draft.reason.trim() || null;
      return reasonCode ? { id, kind, body: { reason_code: reasonCode, reason, version } } : null;
    },
  });
  const { field } = withdrawal;
  const chosen = useWatch({ control: withdrawal.form.control, name: 'reason_code' });
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
        {...field('reason_code')}
        placeholder={t('withdraw.reasonHint')}
        requiredMessage={t('withdraw.reasonRequired')}
        options={withdrawalReasons.map((value) => ({
          value,
          label: t(`decision:reasonCode.${value}`),
        }))}
      />
      <TextareaField
        {...field('reason')}
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
