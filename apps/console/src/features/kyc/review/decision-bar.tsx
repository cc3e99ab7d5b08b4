import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { problemOf } from '#/kit/api/problem.ts';
import { isKycReason } from '#/kit/client/kyc-reasons.ts';
import { BlockedNotice } from '#/kit/decision/blocked-notice.tsx';
import { type Conflict, conflictCodes } from '#/kit/decision/conflict-notice.tsx';
import { DecisionButtons, type Step } from '#/kit/decision/decision-buttons.tsx';
import { DecisionError } from '#/kit/decision/decision-error.tsx';
import { useSessionUser } from '#/kit/session/session-context.tsx';
import { keptDrafts } from '#/kit/unfinished/kept-drafts.ts';
import { type Decide, useDecideKyc } from '../api/decide-kyc.ts';
import { ApproveForm } from './approve-form.tsx';
import { RejectForm } from './reject-form.tsx';

export type DecisionBarProps = {
  kyc: Schemas.Kyc;
  /** A decision is about the present attempt, whichever was looked at before. */
  onBegin: () => void;
  onDecided: () => void;
  /** Null where an earlier conflict no longer matters. */
  onConflict: (conflict: Conflict | null) => void;
};

/** Approve or reject one check: what the server allows, and why not where it does not. */
export function DecisionBar({ kyc, onBegin, onDecided, onConflict }: DecisionBarProps) {
  const { t } = useTranslation('kyc');
  const { id: person } = useSessionUser();
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
    [code && isKycReason(code) && t(`reasonCode.${code}`), reason].filter(Boolean).join(' · ');
  const send = (intent: Decide, onSent?: () => void) => {
    if (decide.isPending) return;
    onConflict(null);
    decide.mutate(intent, {
      onSuccess: () => {
        onSent?.();
        // A reason that was begun and given up is about nothing any more.
        if (intent.body.result === 'approved') keptDrafts.forget(person, `reject kyc ${kyc.id}`);
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
      {kyc.status === 'pending' && <BlockedNotice decision={kyc.decision} />}
      <DecisionButtons decision={decision} left={left} onChoose={choose} />
    </>
  );
}
