import type { Schemas } from '@brokerdesk/sdk';
import { Check, Undo2, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/shared/ui/button.tsx';

/** What the person has begun to do. */
export type Step = 'choosing' | 'approving' | 'rejecting' | 'rollingBack';

export type DecisionButtonsProps = {
  ref: Ref<HTMLDivElement>;
  decision: Schemas.Decision;
  onApprove: () => void;
  onReject: () => void;
  onRollback: () => void;
};

/** A key held down presses a button again and again: one press is one decision at most. */
export function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat && event.key !== 'Tab') event.preventDefault();
}

/** Approve and reject stand at opposite ends, so that neither is pressed for the other. */
export function DecisionButtons({
  ref,
  decision,
  onApprove,
  onReject,
  onRollback,
}: DecisionButtonsProps) {
  const { t } = useTranslation('deposit');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps repeated keys from its buttons
    <div ref={ref} className="mt-3 flex justify-between gap-3 first:mt-0" onKeyDown={ignoreRepeats}>
      {decision.reject && (
        <Button data-step="rejecting" variant="danger-outline" onClick={onReject}>
          <X aria-hidden="true" />
          {t('decide.reject')}
        </Button>
      )}
      {decision.rollback && (
        <Button data-step="rollingBack" variant="danger-outline" onClick={onRollback}>
          <Undo2 aria-hidden="true" />
          {t('decide.rollback')}
        </Button>
      )}
      {decision.approve && (
        <Button data-step="approving" variant="primary" className="ml-auto" onClick={onApprove}>
          <Check aria-hidden="true" />
          {t('decide.approve')}
        </Button>
      )}
    </div>
  );
}
