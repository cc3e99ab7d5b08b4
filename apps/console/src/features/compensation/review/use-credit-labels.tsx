import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { accountAmount } from '#/kit/client/account-amount.tsx';
import type { Act } from '#/kit/decision/decision-adapter.ts';
import type { DecisionLabels } from '#/kit/decision/decision-step.ts';
import { withParts } from '#/kit/i18n/with-parts.tsx';
import { useMoney } from '#/kit/money/use-money.ts';

/** What each decision about compensation or a bonus does, and what is said afterwards. */
export function useCreditLabels() {
  const { t } = useTranslation('compensation');
  const { money } = useMoney();
  const labelsOf = ({ record, account, after }: Schemas.OverdrawnDetail): DecisionLabels => {
    const kind = t(record.sub_type === 'bonus' ? 'kind.bonus' : 'kind.compensation');
    const amount = money(record.amount, record.currency);
    return {
      approve: {
        title: t('approve.title', { kind, amount }),
        confirm: t('approve.confirm'),
        effect: (
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
        ),
      },
      reject: { title: t('reject.title', { kind }), effect: t('reject.effect') },
    };
  };
  const successMessage = (record: Schemas.Overdrawn, act: Act) =>
    t(act === 'approve' ? 'approve.done' : 'reject.done', {
      orderNo: record.order_no,
      amount: money(record.amount, record.currency),
    });
  return { labelsOf, successMessage };
}
