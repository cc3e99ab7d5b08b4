import type { Schemas } from '@brokerdesk/sdk';
import { Pencil, Trash } from 'lucide-react';
import { Comments } from '#/business/comments/comments.ts';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { HistorySection } from '#/business/history/record-history.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { ActionButton, RecordButton } from '#/business/record/record-button.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { SwitchStatus } from '#/ui/controls/status-badge.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { MonthCalendar, useWeekdayNames } from './market-calendar.tsx';
import { writeHolidays, writtenHours } from './market-days.ts';
import { deleteMarket } from './market-draft.ts';
import { MarketForm } from './market-form.tsx';

function MarketActions({ market, onDeleted }: { market: Schemas.Exchange; onDeleted: () => void }) {
  const { t } = useTranslation('market');
  const { code } = market;
  return (
    <div className="flex flex-wrap gap-2">
      <RecordButton action="update" icon={Pencil} label={t('edit.button')}>
        {(close) => <MarketForm market={market} onClose={close} />}
      </RecordButton>
      <ActionButton
        action="delete"
        icon={Trash}
        label={t('delete.button')}
        record={market}
        tone="danger"
        title={t('delete.title', { code })}
        effects={[t('delete.effect'), t('delete.used')]}
        failed={t('delete.failed')}
        write={deleteMarket}
        done={() => {
          onDeleted();
          return t('delete.done', { code });
        }}
        intent={({ id, version }) => ({ id, version })}
      />
    </div>
  );
}

function useMarketHistoryLabels(): HistoryLabels {
  const { t } = useTranslation(['market', 'record']);
  const names = useWeekdayNames();
  const labels = new Map([
    ['code', t('column.code')],
    ['nameZh', t('column.nameZh')],
    ['nameEn', t('column.nameEn')],
    ['currency', t('column.currency')],
    ['timezone', t('column.timezone')],
    ['hours', t('column.hours')],
    ['tradingDays', t('form.days')],
    ['settleDays', t('column.settleDays')],
    ['holidays', t('calendar.title')],
    ['status', t('column.status')],
  ]);
  // The log keeps each field in the shape of its column.
  const texts: Record<string, (value: never) => string> = {
    status: (status: Schemas.SwitchStatus) => t(`record:status.${status}`),
    hours: writtenHours,
    holidays: (holidays: Schemas.MarketHoliday[]) =>
      writeHolidays(holidays).replaceAll('\n', t('detail.comma')),
    tradingDays: (days: (1 | 2 | 3 | 4 | 5 | 6 | 7)[]) =>
      days.map((day) => names[day]).join(t('detail.comma')),
  };
  return {
    label: (path) => labels.get(path) ?? null,
    text: (path, value) => (value == null ? undefined : texts[path]?.(value as never)),
  };
}

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
          <Comments key={market.id} subject={{ type: 'exchange', id: market.id }} />
        </>
      )}
    </ListedDrawer>
  );
}
