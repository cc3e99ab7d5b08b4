import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import { BlockedNotice } from '#/business/decision/blocked-notice.tsx';
import { Button } from '#/core/ui/button.tsx';
import { useKindLabels } from '../kind-labels.ts';
import { orderSteps } from '../order-steps.ts';

/** The steps that the user may take with the order now, each with its form. */
export function StepButtons({ detail }: { detail: Schemas.TradeDetail }) {
  const { t } = useKindLabels('order-review', detail.trade.kind);
  const [open, setOpen] = useState<Schemas.TradeStep | null>(null);
  const { steps, decision } = detail.trade;
  const Form = open && orderSteps[open].Form;
  return (
    <>
      {decision.blocked_code === 'SETTLEMENT_NOT_DUE' && <BlockedNotice decision={decision} />}
      {steps.length > 0 && (
        <div className="flex flex-wrap justify-end gap-2 not-first:mt-3">
          {steps.map((step) => {
            const { icon: Icon } = orderSteps[step];
            return (
              <Button
                key={step}
                variant={step === 'cancel' ? 'danger-outline' : 'primary'}
                className={step === 'cancel' ? 'mr-auto' : undefined}
                aria-haspopup="dialog"
                onClick={() => setOpen(step)}
              >
                <Icon aria-hidden="true" />
                {t(`step.${stepLabel(step, detail.trade.kind)}`)}
              </Button>
            );
          })}
        </div>
      )}
      {Form && <Form detail={detail} onClose={() => setOpen(null)} />}
    </>
  );
}

/** A subscription is ended at once, not settled. */
const stepLabel = (step: Schemas.TradeStep, kind: Schemas.TradeKind) =>
  step === 'complete' && kind === 'subscribe' ? 'end' : step;
