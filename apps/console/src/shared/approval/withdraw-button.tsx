import type { Schemas } from '@brokerdesk/sdk';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { describeProblem, isOutcomeUnknown } from '#/shared/api/problem.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { AlertDialog } from '#/shared/ui/alert-dialog.tsx';
import { Button } from '#/shared/ui/button.tsx';
import { Notice } from '#/shared/ui/notice.tsx';
import { useWithdrawProposal } from './use-withdraw-proposal.ts';

/** Takes an own proposal back, after saying what that does. */
export function WithdrawButton({
  proposal,
  label,
  size = 'md',
}: {
  proposal: Pick<Schemas.WaitingProposal, 'id' | 'version'>;
  label: string;
  size?: 'sm' | 'md';
}) {
  const { t } = useTranslation(['two-people', 'kit']);
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawProposal();
  const { error } = withdraw;
  return (
    <>
      <Button
        variant="danger-outline"
        size={size}
        onClick={() => {
          withdraw.reset();
          setAsking(true);
        }}
      >
        <Undo2 aria-hidden="true" />
        {label}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        busy={withdraw.isPending}
        title={t('withdraw.title')}
        description={t('withdraw.effect')}
        confirm={t('withdraw.confirm')}
        tone="danger"
        onConfirm={() => withdraw.mutate(proposal, { onSuccess: () => setAsking(false) })}
      >
        {error && (
          <Notice announced tone="danger" title={t('withdraw.failed')}>
            {describeProblem(error).message ??
              t(isOutcomeUnknown(error) ? 'kit:error.unreachable.hint' : 'kit:error.failed.hint')}
          </Notice>
        )}
      </AlertDialog>
    </>
  );
}
