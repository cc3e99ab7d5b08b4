import type { Schemas } from '@brokerdesk/sdk';
import { Check, type LucideIcon, Undo2, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Signature } from '#/business/decision/two-people/signature.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { ignoreRepeats } from '#/ui/controls/escape.ts';
import { useShortcuts } from '#/ui/controls/use-shortcuts.ts';

export const sendKeys = navigator.userAgent.includes('Mac') ? '⌘↵' : 'Ctrl+↵';

/** Screen readers have `aria-keyshortcuts`, or the focus. */
export function KeyMark({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="ml-0.5 min-w-5 rounded-sm border border-current px-1 font-sans text-xs max-lg:hidden"
    >
      {children}
    </span>
  );
}

export function useDecisionKeys(
  buttons: RefObject<HTMLElement | null>,
  { approve, reject }: { approve: boolean; reject: boolean },
  begin: (act: 'approve' | 'reject') => void,
  ask?: () => void,
): void {
  const press = (act: 'approve' | 'reject' | 'ask') => {
    // Keys belong to the focused drawer, and a covered drawer takes none.
    const own = buttons.current?.closest('[role=dialog]');
    const focused = document.activeElement?.closest('[role=dialog]') ?? own;
    if (focused !== own || buttons.current?.closest('[inert]')) return;
    if (act === 'ask') ask?.();
    else begin(act);
  };
  useShortcuts({
    ...(approve && { a: { labelKey: 'review.approve', run: () => press('approve') } as const }),
    ...(ask && { q: { labelKey: 'review.ask', run: () => press('ask') } as const }),
    ...(reject && { r: { labelKey: 'review.reject', run: () => press('reject') } as const }),
  });
}

export type Step = 'choosing' | 'approving' | 'rejecting' | 'asking' | 'rollingBack';

type DecisionButtonsProps = {
  decision: Schemas.Decision;
  /** Defaults to a signature that needs no second approver. */
  signatureFor?: (act: 'approve' | 'rollback') => Signature;
  /** The focus goes back to the button that began it. */
  left: Step;
  mayAsk?: boolean;
  onChoose: (step: Step) => void;
};

const approveLabels = {
  alone: 'approve.button',
  first: 'two-people:sign.approveFirst',
  second: 'two-people:sign.approveSecond',
} as const;
const rollbackLabels = {
  alone: 'rollback.button',
  first: 'two-people:sign.rollbackFirst',
  second: 'two-people:sign.rollbackSecond',
} as const;

/** Approve and reject are at opposite ends, so that neither is pressed for the other. */
export function DecisionButtons({
  decision,
  signatureFor = () => 'alone',
  left,
  mayAsk = false,
  onChoose,
}: DecisionButtonsProps) {
  const { t } = useTranslation(['decision', 'two-people']);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    buttons.current?.querySelector<HTMLElement>(`[data-step="${left}"]`)?.focus();
  }, [left]);
  useDecisionKeys(
    buttons,
    decision,
    (act) => onChoose(act === 'approve' ? 'approving' : 'rejecting'),
    mayAsk ? () => onChoose('asking') : undefined,
  );
  if (!decision.approve && !decision.reject && !decision.rollback) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps repeated keys from its buttons
    <div
      ref={buttons}
      className="mt-3 flex flex-wrap justify-between gap-2 first:mt-0"
      onKeyDown={ignoreRepeats}
    >
      {decision.reject && (
        <StepButton step="rejecting" icon={X} hotkey="r" onChoose={onChoose}>
          {t('reject.button')}
        </StepButton>
      )}
      {mayAsk && (
        <StepButton step="asking" hotkey="q" onChoose={onChoose}>
          {t('ask.button')}
        </StepButton>
      )}
      {decision.rollback && (
        <StepButton step="rollingBack" icon={Undo2} onChoose={onChoose}>
          {t(rollbackLabels[signatureFor('rollback')])}
        </StepButton>
      )}
      {decision.approve && (
        <StepButton step="approving" icon={Check} hotkey="a" onChoose={onChoose}>
          {t(approveLabels[signatureFor('approve')])}
        </StepButton>
      )}
    </div>
  );
}

function StepButton({
  step,
  icon: Icon,
  hotkey,
  onChoose,
  children,
}: {
  step: Step;
  icon?: LucideIcon;
  hotkey?: string;
  onChoose: (step: Step) => void;
  children: string;
}) {
  const approves = step === 'approving';
  return (
    <Button
      data-step={step}
      aria-keyshortcuts={hotkey}
      variant={approves ? 'primary' : step === 'asking' ? 'secondary' : 'danger-outline'}
      className={approves ? 'ml-auto' : undefined}
      onClick={() => onChoose(step)}
    >
      {Icon && <Icon aria-hidden="true" />}
      {children}
      {hotkey !== undefined && <KeyMark>{hotkey.toUpperCase()}</KeyMark>}
    </Button>
  );
}
