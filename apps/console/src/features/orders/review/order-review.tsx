import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/ledger-amount.tsx';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { nextEffect } from '../effect/next-effect.ts';
import { useKindLabels } from '../kind-labels.ts';
import { ledgerRecord } from '../ledger-record.ts';
import { AccountTable } from './order-effect.tsx';
import { SaleBounds } from './sale-bounds.tsx';

export function OrderReview({ detail }: { detail: Schemas.TradeDetail }) {
  const { dateTime } = useTime();
  const { trade, account } = detail;
  const { t } = useKindLabels('order-review', trade.kind);
  const next = nextEffect(trade, account);
  return (
    <>
      {isPositive(trade.outstanding) && trade.pay_deadline && (
        <div className="px-5 pt-4">
          <Notice
            tone="warning"
            title={withParts(
              t('owed', { outstanding: '{outstanding}', at: dateTime(trade.pay_deadline) }),
              {
                outstanding: (
                  <LedgerAmount
                    client={trade.client}
                    record={ledgerRecord(trade)}
                    amount={trade.outstanding}
                    currency={trade.currency}
                  />
                ),
              },
            )}
          >
            {t('owedUntil')}
          </Notice>
        </div>
      )}
      {trade.client.fake && (
        <div className="px-5 pt-4">
          <Notice tone="info" title={t('robot')} />
        </div>
      )}
      <Section title={t('effect.title')}>
        <AccountTable
          client={trade.client}
          account={account}
          after={next?.after ?? null}
          later={next ? t(`effect.${next.moment}`) : ''}
        />
        {next === null && (
          <p className="mt-2 text-xs text-ink-muted">
            {t(`effect.none.${stillState(trade.status)}`)}
          </p>
        )}
      </Section>
      {detail.sale && <SaleBounds detail={detail} sale={detail.sale} />}
    </>
  );
}

/** In which states the next step moves no money. */
const stillState = (status: Schemas.TradeStatus) =>
  status === 'awaiting' || status === 'holding' || status === 'released' ? status : 'completed';
