import type { Schemas } from '@brokerdesk/sdk';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { DebtTable } from './debt-table.tsx';

export function LoanSchedule({
  record,
  loan,
}: {
  record: Schemas.Overdrawn;
  loan: Schemas.LoanTerms;
}) {
  const { t } = useTranslation('loan');
  const { money, rate } = useMoney();
  const { dateTime } = useTime();
  const linked = (amount: string) => (
    <StatementLink client={record.client} filter={{ record: record.id }} amount={amount} />
  );
  if (record.status === 'rejected') return <p className="text-ink-muted">{t('schedule.never')}</p>;
  if (loan.completed_at !== null) {
    const repaid = money(loan.repaid, record.currency);
    const at = dateTime(loan.completed_at);
    return (
      <p className="text-ink-muted">
        {withParts(t('schedule.repaid', { repaid: '{repaid}', at }), { repaid: linked(repaid) })}
      </p>
    );
  }
  const { at_due: due } = loan;
  const now = loan.disbursed_at !== null && {
    label: t('schedule.now'),
    principal: loan.principal_left,
    interest: loan.interest_left,
    fine: loan.fine_left,
    total: loan.outstanding,
  };
  const onDueDate = due && {
    label: t(now ? 'schedule.onDueDate' : 'schedule.ifPaidOutNow', { at: dateTime(due.at) }),
    principal: due.principal,
    interest: due.interest,
    fine: null,
    total: due.total,
  };
  return (
    <>
      <DebtTable
        currency={record.currency}
        caption={t('schedule.title')}
        columns={[now, onDueDate].filter((column) => !!column)}
        shown={{ column: t('schedule.now'), as: linked }}
      />
      <p className="mt-2 text-xs text-ink-muted">
        {t('schedule.howComputed', { apr: rate(loan.apr), lateApr: rate(loan.late_apr) })}
      </p>
    </>
  );
}
