import type { Schemas } from '@brokerdesk/sdk';
import { StatementLink } from '#/business/client/statement-link.tsx';
import type { Act } from '#/business/decision/decision-adapter.ts';
import type { DecisionLabels } from '#/business/decision/decision-step.ts';
import { useBalanceRows } from '#/business/decision/use-balance-rows.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { afterApproval, afterRelease } from '../effect/order-effect.ts';
import { ofKind } from '../kind-labels.ts';
import { ledgerRecord } from '../ledger-record.ts';

export function useOrderLabels() {
  const { t } = useTranslation('order-review');
  const { money } = useMoney();
  const balanceRows = useBalanceRows();
  const { dateTime } = useTime();
  const labelsOf = ({ trade, account }: Schemas.TradeDetail): DecisionLabels => {
    const { currency, product, client } = trade;
    const amount = money(trade.amount, currency);
    const after = afterApproval(trade, account);
    const record = ledgerRecord(trade);
    const frozen = money(trade.frozen, currency);
    return {
      approve: {
        title: t('approve.title', { amount, product: product.name }),
        confirm: t('approve.confirm'),
        rows: [
          { label: t('approve.product'), value: `${product.name} (${product.code})` },
          ...(trade.funding_model === 'pay_on_win'
            ? []
            : balanceRows(client, account, after.balance)),
        ],
        effect: (
          <>
            <p>
              {t(trade.funding_model === 'pay_on_win' ? 'approve.payLater' : 'approve.effect', {
                amount,
              })}
            </p>
            {trade.maker === null && <p>{t('approve.byClient')}</p>}
            {trade.plan?.auto_renew && <p>{t('approve.renews')}</p>}
            {trade.settle_at && <p>{t('approve.until', { at: dateTime(trade.settle_at) })}</p>}
          </>
        ),
      },
      reject: {
        title: t('reject.title'),
        effect:
          trade.funding_model === 'pay_on_win'
            ? t('reject.nothingFrozen')
            : withParts(
                t('reject.effect', {
                  frozen: '{frozen}',
                  accNo: account.acc_no,
                  before: money(account.available, currency),
                  after: money(afterRelease(trade, account).available, currency),
                }),
                {
                  frozen: record ? (
                    <StatementLink client={client} filter={{ record }} amount={frozen} />
                  ) : (
                    frozen
                  ),
                },
              ),
      },
    };
  };
  const successMessage = (trade: Schemas.Trade, act: Act) =>
    ofKind(t, trade.kind)(act === 'approve' ? `approve.done.${doneAs(trade)}` : 'reject.done', {
      orderNo: trade.order_no,
      name: trade.client.full_name,
      amount: money(act === 'approve' ? trade.payable : trade.amount, trade.currency),
    });
  return { labelsOf, successMessage };
}

const doneAs = ({ status }: Schemas.Trade) => (status === 'payment' ? 'payment' : 'holding');
