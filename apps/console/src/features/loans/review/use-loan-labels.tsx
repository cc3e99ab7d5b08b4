import type { Schemas } from '@brokerdesk/sdk';
import type { Act } from '#/business/decision/decision-adapter.ts';
import type { DecisionLabels } from '#/business/decision/decision-step.ts';
import { useBalanceRows } from '#/business/decision/use-balance-rows.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';

export function useLoanLabels() {
  const { t } = useTranslation('loan');
  const { money, rate } = useMoney();
  const balanceRows = useBalanceRows();
  const { dateTime } = useTime();
  const labelsOf = ({ record, account, after }: Schemas.OverdrawnDetail): DecisionLabels => {
    const amount = money(record.amount, record.currency);
    const { loan } = record;
    return {
      approve: {
        title: t('approve.title', { amount }),
        confirm: t('approve.confirm'),
        rows: balanceRows(record.client, account, after.balance),
        effect: (
          <>
            <p>{t('approve.effect')}</p>
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
