import type { Schemas } from '@brokerdesk/sdk';
import { useId } from 'react';
import { accountAmount } from '#/business/client/account-amount.tsx';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { EffectTable } from '#/business/funds/effect-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { minus } from '#/ui/arithmetic/arithmetic.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { DebtTable } from '../review/debt-table.tsx';
import { splitRepayment } from './split-repayment.ts';

export type RepaymentEffectProps = {
  /** As typed so far. */
  amount: string;
  owed: Schemas.LoanTerms;
  account: Schemas.Account;
  record: Pick<Schemas.Overdrawn, 'id' | 'client'>;
};

export function RepaymentEffect({ amount, owed, account, record }: RepaymentEffectProps) {
  const { t } = useTranslation(['loan', 'decision']);
  const { money } = useMoney();
  const headingId = useId();
  const repayment = splitRepayment(amount, owed);
  const { currency } = account;
  const now = {
    label: t('schedule.now'),
    fine: owed.fine_left,
    interest: owed.interest_left,
    principal: owed.principal_left,
    total: owed.outstanding,
  };
  const over = repayment?.over ?? null;
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-2.5 rounded-md border border-line bg-sunken p-3"
    >
      <h3 id={headingId} className="font-semibold">
        {t('repay.effect')}
      </h3>
      <DebtTable
        caption={t('repay.effect')}
        currency={currency}
        shown={{
          column: now.label,
          as: (shown) => (
            <StatementLink client={record.client} filter={{ record: record.id }} amount={shown} />
          ),
        }}
        columns={
          repayment === null
            ? [now]
            : [
                now,
                { label: t('repay.paid'), ...repayment.paid },
                { label: t('repay.left'), ...repayment.left },
              ]
        }
      />
      <p role="status" className="text-danger-text empty:hidden">
        {over !== null && t('repay.over', { over: money(over, currency) })}
      </p>
      <EffectTable
        account={account}
        shown={accountAmount(record.client, account)}
        labels={{
          before: t('decision:effect.before'),
          balance: t('decision:effect.balance'),
          available: t('decision:effect.available'),
        }}
        later={
          repayment && {
            label: t('repay.after'),
            balance: minus(account.balance, repayment.paid.total),
            available: minus(account.available, repayment.paid.total),
          }
        }
      />
      <p className="text-xs text-ink-muted">{t('repay.order')}</p>
    </section>
  );
}
