import type { Schemas } from '@brokerdesk/sdk';
import { HistorySection } from '#/business/history/history-section.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { SwitchStatus } from '#/ui/controls/switch-status.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { writtenHours } from './holiday-lines.ts';
import { MarketActions } from './market-actions.tsx';
import { MonthCalendar } from './market-calendar.tsx';
import { useMarketHistoryLabels } from './use-market-history-labels.ts';
import { useWeekdayNames } from './use-weekday-names.ts';

export function MarketDrawer(open: OpenRecord<Schemas.Exchange>) {
  const { t } = useTranslation('market');
  const locale = useLocale();
  const { exact } = useTime();
  const names = useWeekdayNames();
  const labels = useMarketHistoryLabels();
  return (
    <ListedDrawer
      {...open}
      auditedAs="exchange"
      kind={t('detail.kind')}
      title={(market) => (locale === 'zh-CN' ? market.name_zh : market.name_en)}
      revision={({ version }) => version}
      badge={({ status }) => <SwitchStatus status={status} />}
      footer={(market) => <MarketActions market={market} onDeleted={open.onClose} />}
    >
      {(market) => (
        <>
          <Section title={t('detail.market')}>
            <Facts
              facts={[
                { label: t('column.code'), value: market.code },
                { label: t('column.currency'), value: market.currency },
                { label: t('column.nameZh'), value: market.name_zh },
                { label: t('column.nameEn'), value: market.name_en },
                { label: t('column.timezone'), value: market.timezone },
                {
                  label: t('column.hours'),
                  value: writtenHours(market.hours) || t('detail.noHours'),
                },
                {
                  label: t('form.days'),
                  // The server keeps days from 1 to 7.
                  value: market.trading_days.map((day) => names[day as 1]).join(t('detail.comma')),
                  wide: true,
                },
                { label: t('column.settleDays'), value: `T+${market.settle_days}` },
                { label: t('detail.updatedAt'), value: exact(market.updated_at) },
              ]}
            />
          </Section>
          <Section
            title={t('calendar.title')}
            aside={
              <span className="text-xs text-ink-muted">
                {t('calendar.count', { count: market.holidays.length })}
              </span>
            }
          >
            <MonthCalendar market={market} heading="h4" />
          </Section>
          <HistorySection type="exchange" id={market.id} version={market.version} {...labels} />
        </>
      )}
    </ListedDrawer>
  );
}
