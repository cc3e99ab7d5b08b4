import type { Schemas } from '@brokerdesk/sdk';
import { type ReactNode, useEffect, useState } from 'react';
import { signatureOf } from '#/business/decision/two-people/signature.ts';
import type { RecordKey } from '#/business/work/work-calls.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { problemOf } from '#/ui/api/problem.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { keptDrafts } from '#/ui/kept-drafts.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { useTime, withTimes } from '#/ui/time/use-time.ts';
import { ApproveDialog, ApproveForm } from './approve-dialog.tsx';
import type { AskFormProps } from './asking/ask-form.tsx';
import { type Conflict, conflictCodes } from './conflict-notice.tsx';
import type {
  Act,
  ApproveStep,
  Decidable,
  Decide,
  DecisionAdapter,
  DecisionLabels,
  ReasonCode,
} from './decision-adapter.ts';
import { DecisionButtons, type Step } from './decision-buttons.tsx';
import { DecisionError } from './decision-error.tsx';
import { RejectForm } from './reject-form.tsx';
import type { DecisionKey } from './review-desk.ts';
import { RollbackForm } from './rollback-form.tsx';
import { useDecide } from './use-decide.ts';
import { useReasonLabels } from './use-reason-labels.ts';

// `lazyPart` forgets that the component is generic; what it gives back takes the same props.
const AskForm = lazyPart(
  async () => (await import('./asking/ask-form.tsx')).AskForm,
  ['asking'],
) as <Row extends Decidable>(props: AskFormProps<Row>) => ReactNode;

const shownByState: ReadonlySet<string> = new Set(['ALREADY_DECIDED', 'INVALID_TRANSITION']);

export function BlockedNotice({ decision }: { decision: Schemas.Decision }) {
  const { t } = useTranslation('decision');
  if (decision.blocked_reason === null || shownByState.has(decision.blocked_code ?? ''))
    return null;
  return (
    <Notice tone="info" title={t(decision.reject ? 'blockedApproval' : 'blocked')}>
      {withTimes(decision.blocked_reason, decision.blocked_times)}
    </Notice>
  );
}

function DecidedNotice({ record: { checker, checked_at: at } }: { record: Decidable }) {
  const { t } = useTranslation('decision');
  const { exact } = useTime();
  return (
    <Notice announced tone="warning" title={t('conflict.decided')}>
      {checker && at && <p>{t('conflict.by', { name: checker.name, at: exact(at) })}</p>}
    </Notice>
  );
}

export type DecisionBarProps<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object = never,
> = {
  kind: DecisionAdapter<Row, Code, Input>;
  record: Row;
  labels: DecisionLabels;
  successMessage: (record: Row, act: Act) => string;
  approveStep?: ApproveStep<Row, Code, Input> | undefined;
  /** The key that was pressed for this record before it was ready. */
  pressedKey?: (id: string, may: Schemas.Decision) => DecisionKey | null;
  next?: RecordKey | undefined;
  /** A step has been begun: what it is about should be visible. */
  onBegin?: () => void;
  onDecided: () => void;
  /** Null if an earlier conflict no longer matters. */
  onConflict: (conflict: Conflict | null) => void;
};

const askAbout = <Row extends Decidable, Code extends ReasonCode, Input extends object>(
  { ask }: DecisionAdapter<Row, Code, Input>,
  { decision, asked }: Row,
) => (decision.reject && !asked ? ask : undefined);

function useKeptStep({
  pressedKey,
  record: { id, decision },
  begin,
}: {
  pressedKey: ((id: string, may: Schemas.Decision) => DecisionKey | null) | undefined;
  record: Pick<Decidable, 'id' | 'decision'>;
  begin: (step: Step) => void;
}): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its record is the same for as long as it is there
  useEffect(() => {
    const key = pressedKey?.(id, decision);
    if (key) begin(key === 'approve' ? 'approving' : 'rejecting');
  }, []);
}

/** Uses the namespace `decision`. Needs the record's id as its key. */
export function DecisionBar<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object = never,
>({
  kind,
  record,
  labels,
  successMessage,
  approveStep: ApproveStep,
  pressedKey,
  next,
  onBegin,
  onDecided,
  onConflict,
}: DecisionBarProps<Row, Code, Input>) {
  const { id: person } = useSessionUser();
  const [step, setStep] = useState<Step>('choosing');
  /** Kept as it was when the step was opened: the user decides on that, and typed text is not lost. */
  const [begun, setBegun] = useState<{ record: Row; labels: DecisionLabels } | null>(null);
  const [left, setLeft] = useState<Step>('choosing');
  const decide = useDecide(kind, successMessage, next);
  const subject = begun ?? { record, labels };
  const { decision } = subject.record;
  const isStale =
    begun !== null &&
    begun.record.status !== record.status &&
    // The own decision, also one whose answer is on its way or was lost.
    !decide.isPending &&
    decide.error === null;
  const choose = (next: Step) => {
    decide.reset();
    setLeft(next === 'choosing' ? step : 'choosing');
    setBegun(next === 'choosing' ? null : { record, labels });
    setStep(next);
    if (next !== 'choosing') onBegin?.();
  };
  useKeptStep({ pressedKey, record, begin: choose });
  const reasonLabels = useReasonLabels(labels.reject.reasonLabels);
  const typedIn = (intent: Decide<Code, Input>): string => {
    if (intent.act === 'approve') return '';
    return reasonLabels({ reason_code: null, ...intent.body }) ?? '';
  };
  const hasForm = ApproveStep !== undefined || kind.inPane === true;
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
        if (intent.act !== 'rollback') onDecided();
      },
      onError: (error) => {
        const problem = problemOf(error);
        const isConflict = problem !== null && conflictCodes.has(problem.code);
        // From now on it is about the record as it is; a form and what is typed in it stay open.
        const isNewRisk = problem?.code === 'RISK_NOT_ACKNOWLEDGED';
        const closes = intent.act === 'approve' && (isConflict || isNewRisk || !hasForm);
        if (closes || isConflict) setBegun(null);
        if (closes) setStep('choosing');
        if (isConflict) onConflict({ problem, typed: typedIn(intent) });
      },
    });
  };
  const shared = {
    kind,
    ...subject,
    busy: decide.isPending,
    error: decide.error,
    staleNotice: isStale && <DecidedNotice record={record} />,
    onSend: send,
    onCancel: () => choose('choosing'),
  };
  const { rollback } = subject.labels;
  if (step === 'approving' && decision.approve && hasForm) {
    return ApproveStep ? <ApproveStep {...shared} /> : <ApproveForm {...shared} />;
  }
  if (step === 'rejecting' && decision.reject) return <RejectForm {...shared} />;
  const ask = askAbout(kind, subject.record);
  if (step === 'asking' && ask) {
    const afterAsking = () => {
      setBegun(null);
      setStep('choosing');
      onDecided();
    };
    return (
      <AskForm
        kind={{ ...kind, ask }}
        record={subject.record}
        onAsked={afterAsking}
        onCancel={shared.onCancel}
      />
    );
  }
  if (step === 'rollingBack' && decision.rollback && rollback) {
    return <RollbackForm {...shared} rollback={rollback} />;
  }
  return (
    <>
      <DecisionError error={decide.error} />
      <BlockedNotice decision={decision} />
      <DecisionButtons
        decision={decision}
        signatureFor={(act) => signatureOf(subject.record, act)}
        left={left}
        mayAsk={ask !== undefined}
        onChoose={choose}
      />
      {!hasForm && <ApproveDialog {...shared} open={step === 'approving'} />}
    </>
  );
}
