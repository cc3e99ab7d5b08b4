import type { Schemas } from '@brokerdesk/sdk';
import { accountAmount } from '#/business/client/account-amount.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Fact } from '#/ui/controls/facts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';

/** The account and its balance before and after a decision, as the last rows of a confirmation. */
export function useBalanceRows() {
  const { t } = useTranslation('decision');
  const { money } = useMoney();
  return (client: { id: string }, account: Schemas.Account, after: string): Fact[] => [
    { label: t('effect.account'), value: account.acc_no },
    {
      label: t('effect.balance'),
      value: (
        <>
          {accountAmount(client, account)('balance', money(account.balance, account.currency))}
          {' → '}
          {money(after, account.currency)}
        </>
      ),
    },
  ];
}
