import { actionsIn, proposalStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { KeyMark } from '#/business/decision/key-mark.tsx';
import { WithdrawButton } from '#/business/decision/two-people/withdraw-button.tsx';
import { useDecisionKeys } from '#/business/decision/use-decision-keys.ts';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { problemOf } from '#/ui/api/problem.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { auditProposal } from './api/audit-proposal.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { ConfirmProposal } from './confirm-proposal.tsx';
import { ProposalError } from './proposal-error.tsx';
import { RejectProposal } from './reject-proposal.tsx';
import { useProposalLabels } from './use-proposal-labels.ts';

type Step = 'choosing' | 'confirming' | 'rejecting';

export function ProposalActions({
  proposal,
  onDecided,
  rejecting,
}: {
  proposal: Schemas.Proposal;
  onDecided: (decided: Schemas.Proposal) => void;
  /** Begins with the reason of a rejection. */
  rejecting: boolean;
}) {
  const { t } = useTranslation(['approval', 'two-people']);
  const [step, setStep] = useState<Step>(rejecting ? 'rejecting' : 'choosing');
  /** The step that was given up: the focus goes back to the button that began it. */
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
      { id: proposal.id, body },
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
  const isOvertaken = !waits && !audit.isPending && audit.error === null;
  const shared = {
    proposal,
    busy: audit.isPending,
    overtaken: isOvertaken && <ClosedNotice proposal={proposal} />,
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
