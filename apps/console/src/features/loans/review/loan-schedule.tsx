import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount, StatementLink } from '#/business/client/statement-link.tsx';
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

const parts = ['amount', 'fine', 'interest', 'principal'] as const;

export function LoanPayments({
  client,
  payments,
  currency,
}: {
  client: { id: string };
  payments: readonly Schemas.LoanPayment[];
  currency: string;
}) {
  const { t } = useTranslation('loan');
  const { amount } = useMoney();
  const { dateTime } = useTime();
  if (payments.length === 0) return <p className="text-ink-muted">{t('payments.none')}</p>;
  return (
    <section
      // The section around it has the title alone.
      aria-label={`${t('payments.title')} ${currency}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off on a narrow screen is scrolled to by keys
      tabIndex={0}
      className="-mx-1 overflow-x-auto px-1"
    >
      <table className="w-full">
        <caption className="pb-1 text-left text-xs text-ink-muted">{currency}</caption>
        <thead className="text-xs text-ink-muted">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              {t('payments.at')}
            </th>
            {parts.map((part) => (
              <th key={part} scope="col" className="pb-1 pl-3 text-right font-normal">
                {t(`payments.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id} className="border-t border-line align-top">
              <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
                <time dateTime={payment.at}>{dateTime(payment.at)}</time>
                <span className="block text-xs text-ink-muted">
                  {payment.actor ?? t('byClient')}
                </span>
              </th>
              {parts.map((part) => (
                <td
                  key={part}
                  className="py-1 pl-3 text-right whitespace-nowrap first-of-type:font-semibold"
                >
                  {part === 'amount' ? (
                    <LedgerAmount
                      of={{ client, currency }}
                      record={payment.id}
                      amount={payment.amount}
                    />
                  ) : (
                    <StatementLink
                      client={client}
                      filter={{ record: payment.id }}
                      amount={amount(payment[part])}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
