import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/ledger-amount.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { useTime } from '#/ui/time/use-time.ts';

export function WithdrawalFacts({ withdrawal }: { withdrawal: Schemas.Withdrawal }) {
  const { t } = useTranslation('withdrawal');
  const time = useTime();
  const reasonLabels = useReasonLabels();
  const { client, currency } = withdrawal;
  // To ask for it froze the money already: there are lines from the beginning.
  const moved = (amount: string) => (
    <LedgerAmount client={client} record={withdrawal.id} amount={amount} currency={currency} />
  );
  const timeOf = (at: string | null) => (at === null ? null : time.exact(at));
  const facts: Fact[] = [
    { label: t('column.amount'), value: <strong>{moved(withdrawal.amount)}</strong> },
    {
      label: t('column.netAmount'),
      value: <strong>{moved(withdrawal.net_amount)}</strong>,
    },
    {
      label: t('column.fee'),
      wide: true,
      value: (
        <>
          {moved(withdrawal.fee)}{' '}
          {isPositive(withdrawal.fee) && (
            <span className="text-ink-muted">{t('review.feeWithin')}</span>
          )}
        </>
      ),
    },
    { label: t('review.accNo'), value: withdrawal.acc_no },
    { label: t('column.agent'), value: client.agent_name },
    { label: t('column.superman'), value: client.superman },
    { label: t('column.maker'), value: withdrawal.maker?.name ?? t('byClient') },
    { label: t('column.createdAt'), value: time.exact(withdrawal.created_at) },
    ...optionalFact(t('column.checker'), withdrawal.checker?.name ?? null),
    ...optionalFact(t('column.checkedAt'), timeOf(withdrawal.checked_at)),
    ...optionalFact(t('review.reason'), reasonLabels(withdrawal), true),
    ...optionalFact(t('review.rolledBackBy'), withdrawal.rolled_back_by?.name ?? null),
    ...optionalFact(t('review.rolledBackAt'), timeOf(withdrawal.rolled_back_at)),
    ...optionalFact(t('review.rollbackReason'), withdrawal.rollback_reason, true),
    ...optionalFact(t('review.clientRemark'), withdrawal.client_remark, true),
    ...optionalFact(t('review.remark'), withdrawal.remark, true),
  ];
  return <Facts facts={facts} />;
}
