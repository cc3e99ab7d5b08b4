import type { Schemas } from '@brokerdesk/sdk';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { useKindLabels } from '../kind-labels.ts';
import { priceDigits } from '../order-kinds.ts';
import { SaleSigning } from './sale-signing.tsx';

export function SaleBounds({
  detail: { trade, sale_signing: signing },
  sale,
}: {
  detail: Schemas.TradeDetail;
  sale: NonNullable<Schemas.TradeDetail['sale']>;
}) {
  const { t } = useKindLabels('order-review', trade.kind);
  const { money } = useMoney();
  const price = (of: string) => money(of, trade.currency, priceDigits(trade.kind));
  const { dateTime } = useTime();
  const facts =
    'reference' in sale
      ? [
          { label: t('sale.reference'), value: price(sale.reference) },
          {
            label: t('sale.prices'),
            value: t('sale.range', { min: price(sale.price_min), max: price(sale.price_max) }),
          },
          { label: t('sale.settleAt'), value: dateTime(sale.settle_at) },
          ...optionalFact(t('sale.lockedUntil'), sale.locked_until && dateTime(sale.locked_until)),
          ...optionalFact(t('sale.referenceAt'), sale.reference_at && dateTime(sale.reference_at)),
        ]
      : [
          {
            label: t('sale.profits'),
            wide: true,
            value: t('sale.range', {
              min: money(sale.profit_min, trade.currency),
              max: money(sale.profit_max, trade.currency),
            }),
          },
        ];
  return (
    <Section title={t('sale.title')}>
      <Facts facts={facts} />
      {'locked_until' in sale && sale.locked_until !== null && (
        <p className="mt-2 text-warning-text">{t('sale.locked')}</p>
      )}
      {signing && (
        <div className="mt-3 text-xs text-ink-muted">
          <SaleSigning signing={signing} />
        </div>
      )}
    </Section>
  );
}
