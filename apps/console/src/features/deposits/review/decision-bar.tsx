import type { Schemas } from '@brokerdesk/sdk';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '#/shared/api/problem.ts';
import { Notice } from '#/shared/ui/notice.tsx';
import { type Decide, useDecideDeposit } from '../api/decide-deposit.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { type Conflict, conflictCodes } from './conflict-notice.tsx';
import { DecisionButtons, type Step } from './decision-buttons.tsx';
import { DecisionError } from './decision-error.tsx';
import { RejectForm } from './reject-form.tsx';
import { RollbackForm } from './rollback-form.tsx';

export type DecisionBarProps = {
  detail: Schemas.DepositDetail;
  onDecided: () => void;
  /** Null where an earlier conflict no longer matters. */
  onConflict: (conflict: Omit<Conflict, 'id'> | null) => void;
};

/** Approve, reject or roll back one deposit: what the server allows, and why not where it does not. */
export function DecisionBar({ detail, onDecided, onConflict }: DecisionBarProps) {
  const [step, setStep] = useState<Step>('choosing');
  /** What the person is asked to confirm is what was there when the question came up. */
  const [asked, setAsked] = useState(detail);
  /** What was allowed when a step was begun: it stays open when somebody else is faster, so that
   * nothing typed vanishes. The server then says who was first. */
  const [begun, setBegun] = useState<Schemas.Decision | null>(null);
  const buttons = useFocusBack(step);
  const decide = useDecideDeposit();
  const decision = begun ?? detail.deposit.decision;
  const choose = (next: Step) => {
    decide.reset();
    setAsked(detail);
    setBegun(next === 'choosing' ? null : detail.deposit.decision);
    setStep(next);
  };
  const send = (intent: Decide, onSent?: () => void) => {
    if (decide.isPending) return;
    onConflict(null);
    decide.mutate(intent, {
      onSuccess: () => {
        onSent?.();
        setBegun(null);
        setStep('choosing');
        // A rolled back deposit stays in sight; after an audit the next one comes.
        if (intent.act !== 'rollback') onDecided();
      },
      onError: (error) => {
        const problem = problemOf(error);
        const isConflict = problem !== null && conflictCodes.has(problem.code);
        if (intent.act === 'approve' || isConflict) setBegun(null);
        if (intent.act === 'approve') setStep('choosing');
        if (!isConflict) return;
        onConflict({ problem, words: intent.body.reason ?? '' });
      },
    });
  };
  const shared = {
    detail,
    busy: decide.isPending,
    error: decide.error,
    onSend: send,
    onCancel: () => choose('choosing'),
  };
  if (step === 'rejecting' && decision.reject) return <RejectForm {...shared} />;
  if (step === 'rollingBack' && decision.rollback) return <RollbackForm {...shared} />;
  if (!decision.approve && !decision.reject && !decision.rollback) {
    return <Blocked decision={decision} />;
  }
  return (
    <>
      <DecisionError error={decide.error} />
      <Blocked decision={decision} />
      <DecisionButtons
        ref={buttons}
        decision={decision}
        onApprove={() => choose('approving')}
        onReject={() => choose('rejecting')}
        onRollback={() => choose('rollingBack')}
      />
      <ApproveDialog {...shared} detail={asked} open={step === 'approving'} />
    </>
  );
}

/** Why the server does not allow all that the person's role does. */
function Blocked({ decision }: { decision: Schemas.Decision }) {
  const { t } = useTranslation('deposit');
  if (decision.blocked_reason === null) return null;
  return (
    <Notice tone="info" title={t(decision.reject ? 'decide.blockedApproval' : 'decide.blocked')}>
      {decision.blocked_reason}
    </Notice>
  );
}

/** After a step is given up the focus goes back to the button that began it. */
function useFocusBack(step: Step) {
  const buttons = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step === 'choosing') {
      buttons.current?.querySelector<HTMLElement>(`[data-step="${before.current}"]`)?.focus();
    }
    before.current = step;
  }, [step]);
  return buttons;
}
