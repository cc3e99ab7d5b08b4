import type { Schemas } from '@brokerdesk/sdk';
import type { FieldValues } from 'react-hook-form';
import { RecordForm, type RecordFormProps } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Fact } from '#/ui/controls/facts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import type { StepName } from '../step-names.ts';

export type StepFormProps = { detail: Schemas.TradeDetail; onClose: () => void };

type Props<Draft extends FieldValues, Intent, Answer> = Pick<
  RecordFormProps<Draft, Intent, Answer>,
  'of' | 'cancel' | 'onClose' | 'children'
> & {
  trade: Schemas.Trade;
  step: StepName | 'end';
};

export function StepForm<Draft extends FieldValues, Intent, Answer>({
  trade: { order_no: orderNo, client, acc_no: accNo },
  step,
  ...form
}: Props<Draft, Intent, Answer>) {
  const { t } = useTranslation('order-review');
  return (
    <RecordForm
      title={t(`${step}.title`, { orderNo })}
      description={t('who', { name: client.full_name, username: client.username, accNo })}
      submit={t(`${step}.submit`)}
      failed={t(`${step}.failed`)}
      conflictTitle={t('changed')}
      {...form}
    />
  );
}

/** Empty if all of it is sold. */
export function usePartFacts(
  step: 'sell' | 'redeem',
  { allotted_qty: held, paid, currency }: Pick<Schemas.Trade, 'allotted_qty' | 'paid' | 'currency'>,
  left: { quantity: string; paid: string } | null | undefined,
): Fact[] {
  const { t } = useTranslation('order-review');
  const { amount, money } = useMoney();
  if (left == null || held === null) return [];
  const change = (before: string, after: string) => t('sell.positionChange', { before, after });
  return [
    { label: t(`${step}.position`), value: change(amount(held), amount(left.quantity)) },
    { label: t('sell.costLeft'), value: change(money(paid, currency), money(left.paid, currency)) },
  ];
}
