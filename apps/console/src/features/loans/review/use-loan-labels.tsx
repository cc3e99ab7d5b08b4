import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { accountAmount } from '#/kit/client/account-amount.tsx';
import type { Act } from '#/kit/decision/decision-adapter.ts';
import type { DecisionLabels } from '#/kit/decision/decision-step.ts';
import { withParts } from '#/kit/i18n/with-parts.tsx';
import { useMoney } from '#/kit/money/use-money.ts';
import { useTime } from '#/kit/time/use-time.ts';

/** What each decision about a loan does, in words with its figures, and what is said afterwards. */
export function useLoanLabels() {
  const { t } = useTranslation('loan');
  const { money, rate } = useMoney();
  const { dateTime } = useTime();
  const labelsOf = ({ record, account, after }: Schemas.OverdrawnDetail): DecisionLabels => {
    const amount = money(record.amount, record.currency);
    const { loan } = record;
    return {
      approve: {
        title: t('approve.title', { amount }),
        confirm: t('approve.confirm'),
        effect: (
          <>
            <p>
              {withParts(
                t('approve.effect', {
                  accNo: account.acc_no,
                  before: '{before}',
                  after: money(after.balance, account.currency),
                }),
                {
                  before: accountAmount(record.client, account)(
                    'balance',
                    money(account.balance, account.currency),
                  ),
                },
              )}
            </p>
            {loan?.at_due && (
              <p>
                {t('approve.due', {
                  count: loan.term_days,
                  apr: rate(loan.apr),
                  at: dateTime(loan.at_due.at),
                  total: money(loan.at_due.total, record.currency),
                })}
              </p>
            )}
          </>
        ),
      },
      reject: { title: t('reject.title'), effect: t('reject.effect') },
    };
  };
  const successMessage = (record: Schemas.Overdrawn, act: Act) =>
    t(act === 'approve' ? 'approve.done' : 'reject.done', {
      orderNo: record.order_no,
      amount: money(record.amount, record.currency),
    });
  return { labelsOf, successMessage };
}
