import type { Schemas } from '@brokerdesk/sdk';
import type { Act } from '#/shared/decision/decision-kind.ts';
import type { DecisionWords } from '#/shared/decision/decision-step.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { useMoney } from '#/shared/money/use-money.ts';

/** What each decision about a withdrawal does, in words with its figures, and what is said afterwards. */
export function useWithdrawalWords() {
  const { t } = useTranslation('withdrawal');
  const { money } = useMoney();
  const figuresOf = ({ amount, fee, net_amount: net, currency }: Schemas.Withdrawal) => ({
    amount: money(amount, currency),
    fee: money(fee, currency),
    net: money(net, currency),
  });
  const destinationWords = ({ destination }: Schemas.Withdrawal) =>
    destination.kind === 'bank'
      ? t('approve.toBank', {
          bank: destination.bank_name,
          holder: destination.holder_name,
          accNo: destination.acc_no,
        })
      : t('approve.toCrypto', {
          coin: destination.coin,
          network: destination.network,
          address: destination.address,
        });
  const wordsOf = ({
    withdrawal,
    account,
    after,
    evidence,
  }: Schemas.WithdrawalDetail): DecisionWords => {
    const odd = Object.values(evidence).filter((item) => item?.odd).length;
    const figures = figuresOf(withdrawal);
    const memo = withdrawal.destination.kind === 'crypto' ? withdrawal.destination.memo : null;
    const change = {
      accNo: account.acc_no,
      before: money(account.balance, account.currency),
      after: money(after.balance, account.currency),
    };
    return {
      approve: {
        title: t('approve.title', figures),
        confirm: t('approve.confirm'),
        effect: (
          <>
            <p>{t('approve.figures', figures)}</p>
            <p className="break-words">{destinationWords(withdrawal)}</p>
            {memo !== null && <p className="break-words">{t('approve.memo', { memo })}</p>}
            <p>{t('approve.effect', change)}</p>
            {odd > 0 && (
              <p className="mt-1.5 font-medium text-warning-text">
                {t('approve.odd', { count: odd })}
              </p>
            )}
          </>
        ),
      },
      reject: {
        title: t('reject.title'),
        effect: t('reject.effect', { ...figures, accNo: account.acc_no }),
      },
      rollback: {
        title: t('rollback.title'),
        effect: t('rollback.effect', { ...figures, ...change }),
      },
    };
  };
  const doneWords = (withdrawal: Schemas.Withdrawal, act: Act) =>
    t(`${act}.done`, { orderNo: withdrawal.order_no, ...figuresOf(withdrawal) });
  return { wordsOf, doneWords };
}
