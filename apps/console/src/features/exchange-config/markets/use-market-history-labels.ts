import type { Schemas } from '@brokerdesk/sdk';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { writeHolidays, writtenHours } from './holiday-lines.ts';
import { useWeekdayNames } from './use-weekday-names.ts';

export function useMarketHistoryLabels(): HistoryLabels {
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
