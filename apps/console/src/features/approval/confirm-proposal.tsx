import type { Schemas } from '@brokerdesk/sdk';
import { ProposedChanges } from '#/business/decision/two-people/proposed-changes.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import type { ProposalStepProps } from './proposal-step.ts';
import { useProposalLabels } from './use-proposal-labels.ts';

/** Repeats what confirming carries out, about what and with how much, before it is done. */
export function ConfirmProposal({
  proposal,
  busy,
  overtaken,
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
      confirmable={!overtaken}
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
      {overtaken}
    </AlertDialog>
  );
}
