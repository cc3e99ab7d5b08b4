import type { Schemas } from '@brokerdesk/sdk';
import type { Act } from '#/business/decision/decision-adapter.ts';
import type { DecisionLabels } from '#/business/decision/decision-step.ts';
import { useBalanceRows } from '#/business/decision/use-balance-rows.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';

export function useCreditLabels() {
  const { t } = useTranslation('compensation');
  const { money } = useMoney();
  const balanceRows = useBalanceRows();
  const labelsOf = ({ record, account, after }: Schemas.OverdrawnDetail): DecisionLabels => {
    const kind = t(record.sub_type === 'bonus' ? 'kind.bonus' : 'kind.compensation');
    const amount = money(record.amount, record.currency);
    return {
      approve: {
        title: t('approve.title', { kind, amount }),
        confirm: t('approve.confirm'),
        rows: balanceRows(record.client, account, after.balance),
        effect: <p>{t('approve.effect')}</p>,
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
