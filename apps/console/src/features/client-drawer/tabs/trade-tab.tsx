import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Ban, Check } from 'lucide-react';
import { productKinds } from '#/business/client/product-kinds.ts';
import { tradeSettingsQuery } from '#/business/client-records/client-records.ts';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { FactGrid } from '../fact-grid.tsx';
import { TabContent } from '../tab-content.tsx';
import type { TabProps } from '../tab-parts.tsx';

export function TradeTab({ client: { id } }: TabProps) {
  const { t } = useTranslation('client-detail');
  const query = useQuery(tradeSettingsQuery(useSdk(), id));
  return (
    <TabContent query={query} empty={{ title: '', hint: '' }}>
      {(settings) => (
        <div className="flex flex-col gap-4">
          <WaitingProposals waiting={settings.waiting} />
          <section aria-label={t('trade.products')}>
            <h3 className="mb-2 font-semibold">{t('trade.products')}</h3>
            <ul className="flex flex-wrap gap-1.5">
              {productKinds.map((kind) => (
                <li key={kind}>
                  <Allowed kind={kind} allowed={settings.products.includes(kind)} />
                </li>
              ))}
            </ul>
          </section>
          <Limits settings={settings} />
        </div>
      )}
    </TabContent>
  );
}

function Allowed({ kind, allowed }: { kind: Schemas.ProductKind; allowed: boolean }) {
  const { t } = useTranslation(['client-detail', 'menu']);
  return (
    <StatusBadge tone={allowed ? 'success' : 'neutral'} icon={allowed ? Check : Ban}>
      {t(`menu:${kind}`)}
      <span className="sr-only">{t(allowed ? 'trade.allowed' : 'trade.refused')}</span>
    </StatusBadge>
  );
}

function Limits({ settings }: { settings: Schemas.ClientTradeSettingsState }) {
  const { t } = useTranslation('client-detail');
  const { amount, money } = useMoney();
  const { exact } = useTime();
  const { currency } = useSettings();
  const limit = (max: string | null) => (max === null ? t('trade.noLimit') : money(max, currency));
  return (
    <FactGrid
      facts={[
        { label: t('trade.orderMax'), value: limit(settings.order_max) },
        { label: t('trade.dailyMax'), value: limit(settings.daily_max) },
        {
          label: t('trade.feeDiscount'),
          value: t('percent', { value: amount(settings.fee_discount_pct, 2) }),
        },
        {
          label: t('trade.updated'),
          value: settings.updated_at === null ? t('trade.never') : exact(settings.updated_at),
        },
      ]}
    />
  );
}
