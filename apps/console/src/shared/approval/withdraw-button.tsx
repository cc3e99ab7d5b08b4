import type { Schemas } from '@brokerdesk/sdk';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { describeProblem } from '#/shared/api/problem.ts';
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
  const failure = withdraw.error && describeProblem(withdraw.error);
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
        {failure && (
          <Notice announced tone="danger" title={t('withdraw.failed')}>
            {failure.message ?? t(`kit:error.${failure.kind}.hint`)}
          </Notice>
        )}
      </AlertDialog>
    </>
  );
}
