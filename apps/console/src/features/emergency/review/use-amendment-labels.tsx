import type { Schemas } from '@brokerdesk/sdk';
import type { Act } from '#/business/decision/decision-adapter.ts';
import type { DecisionLabels } from '#/business/decision/decision-step.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AmendmentChanges } from '../order/amendment-changes.tsx';
import { MoneyEffect } from '../order/money-effect.tsx';

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
