import { actionsIn, proposalStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { KeyMark, useDecisionKeys } from '#/business/decision/decision-buttons.tsx';
import { ReasonForm } from '#/business/decision/reject-form.tsx';
import type { DecisionKey } from '#/business/decision/review-desk.ts';
import { ProposedChanges } from '#/business/decision/two-people/proposed-changes.tsx';
import { WithdrawButton } from '#/business/decision/two-people/withdraw-button.tsx';
import { useRecordWrite } from '#/business/record/record-write.ts';
import type { RecordKey } from '#/business/work/work-calls.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem, isOutcomeUnknown, problemOf } from '#/ui/api/problem.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { auditProposal } from './approval-calls.ts';
import { ClosedNotice } from './proposal-facts.tsx';
import { useProposalLabels } from './use-proposal-labels.ts';

type ProposalStepProps = {
  proposal: Schemas.Proposal;
  busy: boolean;
  staleNotice: ReactNode;
  onSend: (body: Schemas.ProposalAudit, onSent?: () => void) => void;
  onCancel: () => void;
};

function ConfirmProposal({
  proposal,
  busy,
  staleNotice,
  onSend,
  onCancel,
  open,
}: ProposalStepProps & { open: boolean }) {
  const { t } = useTranslation('approval');
  const { operation, subject, amount } = useProposalLabels();
  const { client, version } = proposal;
  const worth = amount(proposal);
  const body: Schemas.ProposalAudit = { result: 'approved', version };
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      busy={busy}
      confirmable={!staleNotice}
      title={t('confirm.title', { operation: operation(proposal) })}
      description={
        <>
          <p className="break-words">{t('confirm.subject', { subject: subject(proposal) })}</p>
          {client && (
            <p>{t('confirm.client', { name: client.full_name, username: client.username })}</p>
          )}
          {worth !== null && <p>{t('confirm.amount', { amount: worth })}</p>}
          <div className="my-2">
            <ProposedChanges changes={proposal.changes} kind={proposal.subject.trade_kind} />
          </div>
          <p>{t('confirm.effect', { name: proposal.maker.name })}</p>
        </>
      }
      confirm={t('confirm.confirm')}
      onConfirm={() => onSend(body)}
    >
      {staleNotice}
    </AlertDialog>
  );
}

function ProposalError({ error }: { error: Error | null }) {
  const { t } = useTranslation(['approval', 'kit']);
  const { exact } = useTime();
  if (error === null) return null;
  const problem = problemOf(error);
  const { kind, message } = describeProblem(error);
  const { changed_by: name, changed_at: at } = problem ?? {};
  const conflict = titles.get(problem?.code ?? '');
  const unknown = isOutcomeUnknown(error);
  return (
    <Notice
      announced
      tone={conflict === undefined && !unknown ? 'danger' : 'warning'}
      title={t(unknown ? 'unsure.title' : (conflict ?? 'failed'))}
    >
      <p>{unknown ? t('unsure.text') : (message ?? t(`kit:error.${kind}.hint`))}</p>
      {name && at && <p>{t('changedBy', { name, at: exact(at) })}</p>}
    </Notice>
  );
}

const titles = new Map([
  ['PROPOSAL_CLOSED', 'conflict.closed'],
  ['STALE_RECORD', 'conflict.stale'],
] as const satisfies (readonly [string, string])[]) as ReadonlyMap<
  string,
  'conflict.closed' | 'conflict.stale'
>;

const reasonCodes = [
  'not_justified',
  'evidence_missing',
  'entry_error',
  'duplicate',
  'suspicious',
  'other',
] as const satisfies readonly NonNullable<Schemas.ProposalAudit['reason_code']>[];

function RejectProposal({
  proposal,
  error,
  onSend,
  ...form
}: ProposalStepProps & { error: Error | null }) {
  const { t } = useTranslation('approval');
  const { operation } = useProposalLabels();
  const { id, version, maker } = proposal;
  return (
    <ReasonForm
      {...form}
      draftName={`reject proposal ${id}`}
      title={t('reject.title', { operation: operation(proposal) })}
      effect={t('reject.effect', { name: maker.name })}
      codes={reasonCodes}
      toStaff
      error={error}
      failed={() => <ProposalError error={error} />}
      onReason={({ reason_code, reason }, onSent) =>
        onSend({ result: 'rejected', reason_code, reason, version }, onSent)
      }
    />
  );
}

type Step = 'choosing' | 'confirming' | 'rejecting';

export function ProposalActions({
  proposal,
  next,
  onDecided,
  rejecting,
  pressedKey,
}: {
  proposal: Schemas.Proposal;
  next: RecordKey | undefined;
  pressedKey: (may: Record<DecisionKey, boolean>) => DecisionKey | null;
  onDecided: (decided: Schemas.Proposal) => void;
  rejecting: boolean;
}) {
  const { t } = useTranslation(['approval', 'two-people']);
  const [step, setStep] = useState<Step>(rejecting ? 'rejecting' : 'choosing');
  const [left, setLeft] = useState<Step>('choosing');
  const buttons = useRef<HTMLDivElement>(null);
  const { describe } = useProposalLabels();
  const audit = useRecordWrite(auditProposal, (decided, { body }) => ({
    title: t(`done.${body.result}`),
    description: describe(decided),
    link: { to: '/approval', search: { id: decided.id }, label: t('done.open') },
  }));
  useEffect(() => {
    buttons.current?.querySelector<HTMLElement>(`[data-step="${left}"]`)?.focus();
  }, [left]);
  const choose = (next: Step) => {
    audit.reset();
    setLeft(next === 'choosing' ? step : 'choosing');
    setStep(next);
  };
  const send = (body: Schemas.ProposalAudit, onSent?: () => void) => {
    if (audit.isPending) return;
    audit.mutate(
      { id: proposal.id, body, next },
      {
        onSuccess: (decided) => {
          onSent?.();
          setStep('choosing');
          onDecided(decided);
        },
        onError: () => body.result === 'approved' && setStep('choosing'),
      },
    );
  };
  // The form itself reports the user's own decision, also while its answer is on the way or was lost.
  const waits = actionsIn(proposalStates, proposal.status).includes('approve');
  const isStale = !waits && !audit.isPending && audit.error === null;
  const shared = {
    proposal,
    busy: audit.isPending,
    staleNotice: isStale && <ClosedNotice proposal={proposal} />,
    onSend: send,
    onCancel: () => choose('choosing'),
  };
  const { decision, subject } = proposal;
  const allocationId = subject.type === 'allocation' ? subject.id : null;
  const mayConfirm = decision.approve && allocationId === null;
  const isChoosing = step === 'choosing';
  useDecisionKeys(
    buttons,
    { approve: isChoosing && mayConfirm, reject: isChoosing && decision.reject },
    (act) => choose(act === 'approve' ? 'confirming' : 'rejecting'),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: its proposal is the same for as long as it is there
  useEffect(() => {
    const key = pressedKey({ approve: mayConfirm, reject: decision.reject });
    if (key) choose(key === 'approve' ? 'confirming' : 'rejecting');
  }, []);
  if (step === 'rejecting') return <RejectProposal {...shared} error={audit.error} />;
  const closedSince = problemOf(audit.error)?.code === 'PROPOSAL_CLOSED';
  return (
    <>
      <ProposalError error={audit.error} />
      {waits && decision.blocked_reason !== null && !closedSince && (
        <Notice tone="info" title={t('blocked')}>
          {decision.blocked_reason}
        </Notice>
      )}
      <div
        ref={buttons}
        className="flex flex-wrap justify-between gap-3 not-first:mt-3 empty:hidden"
      >
        {decision.reject && (
          <Button
            data-step="rejecting"
            aria-keyshortcuts="r"
            variant="danger-outline"
            onClick={() => choose('rejecting')}
          >
            <X aria-hidden="true" />
            {t('reject.button')}
            <KeyMark>R</KeyMark>
          </Button>
        )}
        {decision.withdraw && (
          <WithdrawButton proposal={proposal} label={t('two-people:withdraw.proposal')} />
        )}
        {waits && allocationId !== null && (
          <span className="ml-auto self-center">
            <PageLink to="/trx/allocation" search={{ id: allocationId }}>
              {t('allocation')}
            </PageLink>
          </span>
        )}
        {mayConfirm && (
          <Button
            data-step="confirming"
            aria-keyshortcuts="a"
            variant="primary"
            className="ml-auto"
            onClick={() => choose('confirming')}
          >
            <Check aria-hidden="true" />
            {t('confirm.button')}
            <KeyMark>A</KeyMark>
          </Button>
        )}
      </div>
      <ConfirmProposal {...shared} open={step === 'confirming'} />
    </>
  );
}
