import type { Schemas } from '@brokerdesk/sdk';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '#/shared/api/problem.ts';
import { Button } from '#/shared/ui/button.tsx';
import { Notice } from '#/shared/ui/notice.tsx';
import { useShortcuts } from '#/shared/ui/use-shortcuts.ts';
import { type Decide, useDecideKyc } from '../api/decide-kyc.ts';
import { ApproveForm } from './approve-form.tsx';
import { type Conflict, conflictCodes } from './conflict-notice.tsx';
import { DecisionError } from './decision-error.tsx';
import { isReasonCode } from './reason-codes.ts';
import { RejectForm } from './reject-form.tsx';

export type DecisionBarProps = {
  kyc: Schemas.Kyc;
  /** A decision is about the present attempt, whichever was looked at before. */
  onBegin: () => void;
  onDecided: () => void;
  /** Null where an earlier conflict no longer matters. */
  onConflict: (conflict: Conflict | null) => void;
};

/** What the person has begun to do. */
type Step = 'choosing' | 'approving' | 'rejecting';

/** Approve or reject one check: what the server allows, and why not where it does not. */
export function DecisionBar({ kyc, onBegin, onDecided, onConflict }: DecisionBarProps) {
  const { t } = useTranslation('kyc');
  const [step, setStep] = useState<Step>('choosing');
  /** As it was when a step was begun: that is what the person decides on. A step stays open when
   * somebody else is faster, so that nothing typed vanishes; the server then says who was first. */
  const [begun, setBegun] = useState<Schemas.Kyc | null>(null);
  /** The step that was given up: the focus goes back to the button that began it. */
  const [left, setLeft] = useState<Step>('choosing');
  const decide = useDecideKyc();
  const { decision } = begun ?? kyc;
  const choose = (next: Step) => {
    decide.reset();
    setLeft(next === 'choosing' ? step : 'choosing');
    setBegun(next === 'choosing' ? null : kyc);
    setStep(next);
    if (next !== 'choosing') onBegin();
  };
  const wordsOf = ({ body: { reason_code: code, reason } }: Decide) =>
    [code && isReasonCode(code) && t(`reasonCode.${code}`), reason].filter(Boolean).join(' · ');
  const send = (intent: Decide, onSent?: () => void) => {
    if (decide.isPending) return;
    onConflict(null);
    decide.mutate(intent, {
      onSuccess: () => {
        onSent?.();
        setBegun(null);
        setStep('choosing');
        onDecided();
      },
      onError: (error) => {
        const problem = problemOf(error);
        if (problem === null || !conflictCodes.has(problem.code)) return;
        // From now on it is about the check as it stands; a reason that is typed stays where it is.
        setBegun(null);
        if (intent.body.result === 'approved') setStep('choosing');
        onConflict({ problem, words: wordsOf(intent) });
      },
    });
  };
  const shared = {
    kyc: begun ?? kyc,
    busy: decide.isPending,
    error: decide.error,
    onSend: send,
    onCancel: () => choose('choosing'),
  };
  if (step === 'approving' && decision.approve) return <ApproveForm {...shared} />;
  if (step === 'rejecting' && decision.reject) return <RejectForm {...shared} />;
  return (
    <>
      <DecisionError error={decide.error} />
      <Blocked kyc={kyc} />
      <DecisionButtons decision={decision} left={left} onChoose={choose} />
    </>
  );
}

/** Why the server does not allow all that the person's role does, where it is still to be decided. */
function Blocked({ kyc: { status, decision } }: { kyc: Schemas.Kyc }) {
  const { t } = useTranslation('kyc');
  if (status !== 'pending' || decision.blocked_reason === null) return null;
  return (
    <Notice tone="info" title={t(decision.reject ? 'decide.blockedApproval' : 'decide.blocked')}>
      {decision.blocked_reason}
    </Notice>
  );
}

/** Approve and reject stand at opposite ends, so that neither is pressed for the other. */
function DecisionButtons({
  decision,
  left,
  onChoose,
}: {
  decision: Schemas.Decision;
  left: Step;
  onChoose: (step: Step) => void;
}) {
  const { t } = useTranslation('kyc');
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    buttons.current?.querySelector<HTMLElement>(`[data-step="${left}"]`)?.focus();
  }, [left]);
  const choose = (step: Step) => {
    // Under another drawer nobody sees what is decided.
    if (!buttons.current?.closest('[inert]')) onChoose(step);
  };
  useShortcuts({
    ...(decision.approve && {
      a: { words: 'review.approve', run: () => choose('approving') } as const,
    }),
    ...(decision.reject && {
      r: { words: 'review.reject', run: () => choose('rejecting') } as const,
    }),
  });
  if (!decision.approve && !decision.reject) return null;
  return (
    <div ref={buttons} className="mt-3 flex justify-between gap-3 first:mt-0">
      {decision.reject && (
        <Button
          data-step="rejecting"
          aria-keyshortcuts="r"
          variant="danger-outline"
          onClick={() => onChoose('rejecting')}
        >
          <X aria-hidden="true" />
          {t('decide.reject')}
          <KeyHint of="R" />
        </Button>
      )}
      {decision.approve && (
        <Button
          data-step="approving"
          aria-keyshortcuts="a"
          variant="primary"
          className="ml-auto"
          onClick={() => onChoose('approving')}
        >
          <Check aria-hidden="true" />
          {t('decide.approve')}
          <KeyHint of="A" />
        </Button>
      )}
    </div>
  );
}

/** Told by the button itself as well. */
function KeyHint({ of: key }: { of: string }) {
  return (
    <span
      aria-hidden="true"
      className="ml-0.5 min-w-5 rounded-sm border border-current px-1 font-sans text-xs max-lg:hidden"
    >
      {key}
    </span>
  );
}
