import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/ledger-amount.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { afterPayout, type SaleResult } from '../effect/order-effect.ts';
import { ledgerRecord } from '../ledger-record.ts';
import { Profit } from '../profit.tsx';
import { OrderEffect } from '../review/order-effect.tsx';
import { SaleSigning } from '../review/sale-signing.tsx';

export function SaleEffect({
  detail: { trade, account, sale_signing: signing },
  result,
}: {
  detail: Schemas.TradeDetail;
  /** Null as long as it cannot be computed. */
  result: SaleResult | null;
}) {
  const { t } = useTranslation('order-review');
  const { amount, money } = useMoney();
  const { client, currency } = trade;
  const shown = (of: string | undefined) => (of ? money(of, currency) : null);
  return (
    <>
      <Facts
        facts={[
          {
            label: t('sell.paid'),
            value: (
              <LedgerAmount
                client={client}
                record={ledgerRecord(trade)}
                amount={trade.paid}
                currency={currency}
              />
            ),
          },
          {
            label: t('sell.result'),
            value: result && (
              <strong>
                <Profit amount={result.profit} currency={currency} />
              </strong>
            ),
          },
          { label: t('sell.fee', { pct: amount(trade.fee_pct, 2) }), value: shown(result?.fee) },
          { label: t('sell.payout'), value: shown(result?.payout) },
        ]}
      />
      <OrderEffect
        client={client}
        account={account}
        after={result && afterPayout(account, result.payout)}
        later={t('effect.afterCompletion')}
      >
        <p>{t('sell.effect')}</p>
        {signing && <SaleSigning signing={signing} />}
      </OrderEffect>
    </>
  );
}
