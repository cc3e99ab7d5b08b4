import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/ledger-amount.tsx';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';

const parts = ['amount', 'fine', 'interest', 'principal'] as const;

/** Every payment, and what it went to. Amounts are in the loan's currency. */
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
                      client={client}
                      record={payment.id}
                      amount={payment.amount}
                      currency={currency}
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
