import type { Schemas } from '@brokerdesk/sdk';
import { accountAmount, StatementLink } from '#/business/client/statement-link.tsx';
import { useBalanceRows } from '#/business/decision/account-effect.tsx';
import type { Act, DecisionLabels } from '#/business/decision/decision-adapter.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Fact } from '#/ui/controls/facts.tsx';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';

export function useWithdrawalLabels() {
  const { t } = useTranslation('withdrawal');
  const { money } = useMoney();
  const balanceRows = useBalanceRows();
  const figuresOf = ({ amount, fee, net_amount: net, currency }: Schemas.Withdrawal) => ({
    amount: money(amount, currency),
    fee: money(fee, currency),
    net: money(net, currency),
  });
  const destinationRows = ({ destination }: Schemas.Withdrawal): Fact[] =>
    destination.kind === 'bank'
      ? [
          { label: t('destination.holder'), value: destination.holder_name },
          { label: t('destination.bank'), value: destination.bank_name },
          { label: t('destination.accNo'), value: destination.acc_no },
        ]
      : [
          { label: t('destination.coin'), value: `${destination.coin} (${destination.network})` },
          { label: t('destination.address'), value: destination.address },
          ...(destination.memo === null
            ? []
            : [{ label: t('destination.memo'), value: destination.memo }]),
        ];
  const labelsOf = ({ withdrawal, account, after }: Schemas.WithdrawalDetail): DecisionLabels => {
    const figures = figuresOf(withdrawal);
    const change = {
      accNo: account.acc_no,
      before: '{before}',
      after: money(after.balance, account.currency),
    };
    const { client, id } = withdrawal;
    const link = (amount: string) => (
      <StatementLink client={client} filter={{ record: id }} amount={amount} />
    );
    const parts = {
      amount: link(figures.amount),
      fee: link(figures.fee),
      net: link(figures.net),
      before: accountAmount(client, account)('balance', money(account.balance, account.currency)),
    };
    const placeholders = { amount: '{amount}', fee: '{fee}', net: '{net}' };
    return {
      approve: {
        title: t('approve.title', figures),
        confirm: t('approve.confirm'),
        rows: [
          { label: t('column.amount'), value: parts.amount },
          { label: t('column.fee'), value: parts.fee },
          { label: t('column.netAmount'), value: parts.net },
          ...destinationRows(withdrawal),
          ...balanceRows(client, account, after.balance),
        ],
        effect: <p>{t('approve.effect')}</p>,
      },
      reject: {
        title: t('reject.title'),
        effect: withParts(t('reject.effect', { ...placeholders, accNo: account.acc_no }), parts),
      },
      rollback: {
        title: t('rollback.title'),
        effect: withParts(t('rollback.effect', { ...placeholders, ...change }), parts),
      },
    };
  };
  const successMessage = (withdrawal: Schemas.Withdrawal, act: Act) =>
    t(`${act}.done`, { orderNo: withdrawal.order_no, ...figuresOf(withdrawal) });
  return { labelsOf, successMessage };
}
