import { useTranslation } from 'react-i18next';
import { useMoney } from '#/shared/money/use-money.ts';
import { AlertDialog } from '#/shared/ui/alert-dialog.tsx';
import type { DecisionStepProps } from './decision-step.ts';

/** Repeats in words what approving does, to whom and with how much, before it is done. */
export function ApproveDialog({
  detail: { deposit, account, after },
  busy,
  onSend,
  onCancel,
  open,
}: DecisionStepProps & { open: boolean }) {
  const { t } = useTranslation('deposit');
  const { money, rate } = useMoney();
  const { client } = deposit;
  const credited = money(deposit.credited_amount, deposit.account_currency);
  const amount = money(deposit.amount, deposit.currency);
  const converted = deposit.currency !== deposit.account_currency;
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      busy={busy}
      title={t('approve.title', { credited })}
      description={
        <>
          <p>{t('approve.client', { name: client.full_name, username: client.username })}</p>
          {client.fake && <p>{t('approve.robot')}</p>}
          <p>
            {converted
              ? t('approve.converted', { amount, credited, rate: rate(deposit.rate) })
              : t('approve.paid', { amount })}
          </p>
          <p>
            {t('approve.effect', {
              accNo: account.acc_no,
              before: money(account.balance, account.currency),
              after: money(after.balance, account.currency),
            })}
          </p>
        </>
      }
      confirm={t('approve.confirm')}
      onConfirm={() =>
        onSend({
          act: 'approve',
          id: deposit.id,
          body: { result: 'approved', version: deposit.version },
        })
      }
    />
  );
}
