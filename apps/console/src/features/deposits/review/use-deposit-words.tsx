import type { Schemas } from '@brokerdesk/sdk';
import type { Act } from '#/shared/decision/decision-kind.ts';
import type { DecisionWords } from '#/shared/decision/decision-step.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { useMoney } from '#/shared/money/use-money.ts';

/** What each decision about a deposit does, in words with its figures, and what is said afterwards. */
export function useDepositWords() {
  const { t } = useTranslation(['deposit-review', 'crypto-deposit']);
  const { money, rate } = useMoney();
  const creditedOf = (deposit: Schemas.Deposit) =>
    money(deposit.credited_amount, deposit.account_currency);
  const wordsOf = ({ deposit, account, after }: Schemas.DepositDetail): DecisionWords => {
    const credited = creditedOf(deposit);
    const amount = money(deposit.amount, deposit.currency);
    const change = {
      accNo: account.acc_no,
      before: money(account.balance, account.currency),
      after: money(after.balance, account.currency),
    };
    return {
      approve: {
        title: t('approve.title', { credited }),
        confirm: t('approve.confirm'),
        effect: (
          <>
            <p>
              {deposit.currency === deposit.account_currency
                ? t('approve.paid', { amount })
                : t('approve.converted', { amount, credited, rate: rate(deposit.rate) })}
            </p>
            <p>{t('approve.effect', change)}</p>
            {deposit.sub_type === 'crypto' && deposit.confirmations === null && (
              <p className="font-medium text-warning-text">{t('crypto-deposit:unseenApproval')}</p>
            )}
          </>
        ),
      },
      reject: { title: t('reject.title'), effect: t('reject.effect') },
      rollback: {
        title: t('rollback.title'),
        effect: t('rollback.effect', { ...change, credited }),
      },
    };
  };
  const doneWords = (deposit: Schemas.Deposit, act: Act) =>
    t(`${act}.done`, { orderNo: deposit.order_no, credited: creditedOf(deposit) });
  return { wordsOf, doneWords };
}
