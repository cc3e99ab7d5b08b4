import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import Big from 'big.js';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useRiskAnswer } from '#/business/decision/approve-dialog.tsx';
import type { DecisionStepProps } from '#/business/decision/decision-adapter.ts';
import { DecisionError } from '#/business/decision/decision-error.tsx';
import { DecisionForm } from '#/business/decision/decision-form.tsx';
import { SignatureNote } from '#/business/decision/signature-note.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { landOnFields } from '#/ui/form/server-errors.ts';
import { useDraftForm } from '#/ui/form/use-draft-form.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { OrderEffect } from '../effect/account-effect.tsx';
import { afterApproval, allotmentCost } from '../effect/order-effect.ts';
import { type AllottedInput, type OrderReason, orderQuery } from '../order-calls.ts';

export function isWholeLots(quantity: string, lotSize: string): boolean {
  const lot = new Big(lotSize);
  return lot.lte(0) || new Big(quantity).mod(lot).eq(0);
}

const fields = ['allotted_qty'] as const;

export function AllotStep({
  record: trade,
  labels: { approve },
  busy,
  error,
  staleNotice,
  onSend,
  onCancel,
}: DecisionStepProps<Schemas.Trade, OrderReason, AllottedInput>) {
  const { t } = useTranslation('order-review');
  const { money, amount } = useMoney();
  const { data } = useQuery(orderQuery(useSdk(), trade.kind, trade.id));
  const risk = useRiskAnswer(trade);
  const applied = trade.applied_qty ?? '0';
  const proposed = trade.decision.second_person?.waiting?.changes.find(
    ({ field }) => field === 'quantity',
  )?.after;
  const { control, handleSubmit, setError, forgetDraft, draft } = useDraftForm(
    `allot ${trade.id}`,
    {
      allotted_qty: proposed ?? applied,
    },
  );
  useEffect(() => void landOnFields(error, fields, setError), [error, setError]);
  const typed = useWatch({ control, name: 'allotted_qty' });
  const quantity = /^[1-9]\d*$/.test(typed) ? typed : null;
  const room = data?.allotment ?? null;
  const paysLater = trade.funding_model === 'pay_on_win';
  return (
    <DecisionForm
      title={approve.title}
      effect={[
        t('allot.about', { applied: amount(applied), product: trade.product.name }),
        ...(trade.maker === null ? [t('approve.byClient')] : []),
      ].join(' ')}
      confirm={approve.confirm}
      tone={risk.isRequired ? 'warning' : 'primary'}
      busy={busy}
      staleNotice={staleNotice}
      draft={draft}
      onCancel={onCancel}
      onSubmit={handleSubmit(({ allotted_qty: allotted }) =>
        risk.withAnswer((accepted) =>
          onSend(
            {
              act: 'approve',
              id: trade.id,
              body: { result: 'approved', version: trade.version, ...accepted },
              input: { allotted_qty: Number(allotted) },
            },
            forgetDraft,
          ),
        ),
      )}
    >
      <DecisionError error={error} />
      <SignatureNote record={trade} act="approve" />
      <NumberField
        control={control}
        name="allotted_qty"
        label={t('allot.quantity')}
        unit={t('allot.unit')}
        min="1"
        max={applied}
        requiredMessage={t('allot.required')}
        {...(room && {
          hint: t('allot.room', { lot: amount(room.lot_size), left: amount(room.pool_left) }),
          check: (value: string) =>
            isWholeLots(value, room.lot_size)
              ? null
              : t('allot.notWhole', { lot: amount(room.lot_size) }),
        })}
      />
      {risk.fields}
      {quantity !== null && data && (
        <OrderEffect
          of={data}
          after={paysLater ? null : afterApproval(trade, data.account, quantity)}
          later={t('effect.afterApproval')}
        >
          {t(paysLater ? 'allot.payLater' : 'allot.cost', {
            cost: money(allotmentCost(trade, quantity), trade.currency),
          })}
        </OrderEffect>
      )}
    </DecisionForm>
  );
}
