import type { Schemas } from '@brokerdesk/sdk';
import type { Act, DecisionLabels } from '#/business/decision/decision-adapter.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AmendmentChanges, MoneyEffect } from '../order/amendment-changes.tsx';
import { useFieldText } from '../order/order-fields.ts';

export function useAmendmentLabels() {
  const { t } = useTranslation('emergency');
  const labelsOf = ({ amendment, order }: Schemas.AmendmentDetail): DecisionLabels => {
    const { order_no: orderNo, before, after } = amendment;
    return {
      approve: {
        title: t('approve.title', { orderNo }),
        confirm: t('approve.confirm'),
        effect: (
          <div className="mt-2 flex flex-col gap-3">
            <AmendmentChanges before={before} after={after} order={order} />
            <MoneyEffect order={order} after={after} />
          </div>
        ),
      },
      reject: { title: t('reject.title', { orderNo }), effect: t('reject.effect') },
    };
  };
  const successMessage = ({ order_no: orderNo }: Schemas.Amendment, act: Act) =>
    t(act === 'approve' ? 'approve.done' : 'reject.done', { orderNo });
  return { labelsOf, successMessage };
}

type Values = Schemas.AmendedFields;

/** The one that counts most first. */
const figures = [
  'amount',
  'profit',
  'sold_price',
  'fee',
  'price',
  'allotted_qty',
  'applied_qty',
] as const;

export function useAmendmentSubject(order: Schemas.AmendableOrder | undefined) {
  const { t } = useTranslation('emergency');
  const { label, value } = useFieldText(order);
  const currency = order?.currency;
  return (before: Values, after: Values): string => {
    const names = Object.keys(after);
    const figure = figures.find((name) => names.includes(name));
    if (figure === undefined || currency === undefined) return names.map(label).join(t('comma'));
    const moved = `${value(figure, before[figure], currency)} → ${value(figure, after[figure], currency)}`;
    return figure === 'amount' ? moved : `${label(figure)} ${moved}`;
  };
}
