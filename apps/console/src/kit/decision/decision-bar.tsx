import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { problemOf } from '#/kit/api/problem.ts';
import { signatureOf } from '#/kit/decision/two-people/signature.ts';
import { useSessionUser } from '#/kit/session/session-context.tsx';
import { keptDrafts } from '#/kit/unfinished/kept-drafts.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { type Conflict, conflictCodes } from './conflict-notice.tsx';
import { DecisionButtons, type Step } from './decision-buttons.tsx';
import { DecisionError } from './decision-error.tsx';
import type { Act, Decidable, Decide, DecisionKind, ReasonCode } from './decision-kind.ts';
import type { ApproveStep, DecisionWords } from './decision-step.ts';
import { RejectForm } from './reject-form.tsx';
import { RollbackForm } from './rollback-form.tsx';
import { useDecide } from './use-decide.ts';

export type DecisionBarProps<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object = never,
> = {
  kind: DecisionKind<Row, Code, Input>;
  record: Row;
  /** What each decision does to the record as it stands now. */
  words: DecisionWords;
  /** What is said once it has been done. */
  doneWords: (record: Row, act: Act) => string;
  /** Takes the place of the question before an approval, where the kind takes more than a yes. */
  approveStep?: ApproveStep<Row, Code, Input> | undefined;
  onDecided: () => void;
  /** Null where an earlier conflict no longer matters. */
  onConflict: (conflict: Conflict | null) => void;
};

/**
 * Approve, reject or roll back one record: what the server allows, and why not where it does not. Its
 * words are the namespace `decision`. Give it the record's id as its key.
 */
export function DecisionBar<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object = never,
>({
  kind,
  record,
  words,
  doneWords,
  approveStep: ApproveStep,
  onDecided,
  onConflict,
}: DecisionBarProps<Row, Code, Input>) {
  const { t } = useTranslation('decision');
  const { id: person } = useSessionUser();
  const [step, setStep] = useState<Step>('choosing');
  /** As it was when the question came up: that is what the person decides on. A step stays open when
   * somebody else is faster, so that nothing typed vanishes; the server then says who was first. */
  const [begun, setBegun] = useState<{ record: Row; words: DecisionWords } | null>(null);
  /** The step that was given up. */
  const [left, setLeft] = useState<Step>('choosing');
  const decide = useDecide(kind, doneWords);
  const asked = begun ?? { record, words };
  const { decision } = asked.record;
  const choose = (next: Step) => {
    decide.reset();
    setLeft(next === 'choosing' ? step : 'choosing');
    setBegun(next === 'choosing' ? null : { record, words });
    setStep(next);
  };
  const wordsOf = (intent: Decide<Code, Input>) =>
    intent.act === 'approve'
      ? ''
      : [
          intent.act === 'reject' && t(`reasonCode.${intent.body.reason_code as ReasonCode}`),
          intent.body.reason,
        ]
          .filter(Boolean)
          .join(' · ');
  const send = (intent: Decide<Code, Input>, onSent?: () => void) => {
    if (decide.isPending) return;
    onConflict(null);
    decide.mutate(intent, {
      onSuccess: () => {
        onSent?.();
        // A reason that was begun and given up is about nothing any more.
        if (intent.act === 'approve') keptDrafts.forget(person, `reject ${intent.id}`);
        setBegun(null);
        setStep('choosing');
        // What was rolled back stays in sight; after an audit the next one comes.
        if (intent.act !== 'rollback') onDecided();
      },
      onError: (error) => {
        const problem = problemOf(error);
        const isConflict = problem !== null && conflictCodes.has(problem.code);
        // From now on it is about the record as it stands; what is typed in a form stays where it is.
        const closes = intent.act === 'approve' && (isConflict || !ApproveStep);
        if (closes || isConflict) setBegun(null);
        if (closes) setStep('choosing');
        if (isConflict) onConflict({ problem, words: wordsOf(intent) });
      },
    });
  };
  const shared = {
    kind,
    ...asked,
    busy: decide.isPending,
    error: decide.error,
    onSend: send,
    onCancel: () => choose('choosing'),
  };
  const { rollback } = asked.words;
  if (step === 'approving' && decision.approve && ApproveStep) return <ApproveStep {...shared} />;
  if (step === 'rejecting' && decision.reject) return <RejectForm {...shared} />;
  if (step === 'rollingBack' && decision.rollback && rollback) {
    return <RollbackForm {...shared} rollback={rollback} />;
  }
  return (
    <>
      <DecisionError error={decide.error} />
      <BlockedNotice decision={decision} />
      <DecisionButtons
        decision={decision}
        signatureFor={(act) => signatureOf(asked.record, act)}
        left={left}
        onChoose={choose}
      />
      {!ApproveStep && <ApproveDialog {...shared} open={step === 'approving'} />}
    </>
  );
}
