import type { Schemas } from '@brokerdesk/sdk';
import type { Act } from '#/shared/decision/decision-kind.ts';
import type { DecisionWords } from '#/shared/decision/decision-step.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { useMoney } from '#/shared/money/use-money.ts';

/** What each decision about compensation or a bonus does, and what is said afterwards. */
export function useCreditWords() {
  const { t } = useTranslation('compensation');
  const { money } = useMoney();
  const wordsOf = ({ record, account, after }: Schemas.OverdrawnDetail): DecisionWords => {
    const kind = t(record.sub_type === 'bonus' ? 'kind.bonus' : 'kind.compensation');
    const amount = money(record.amount, record.currency);
    return {
      approve: {
        title: t('approve.title', { kind, amount }),
        confirm: t('approve.confirm'),
        effect: (
          <p>
            {t('approve.effect', {
              accNo: account.acc_no,
              before: money(account.balance, account.currency),
              after: money(after.balance, account.currency),
            })}
          </p>
        ),
      },
      reject: { title: t('reject.title', { kind }), effect: t('reject.effect') },
    };
  };
  const doneWords = (record: Schemas.Overdrawn, act: Act) =>
    t(act === 'approve' ? 'approve.done' : 'reject.done', {
      orderNo: record.order_no,
      amount: money(record.amount, record.currency),
    });
  return { wordsOf, doneWords };
}
