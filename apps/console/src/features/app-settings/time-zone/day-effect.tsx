import { useState } from 'react';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { timeFormatOf } from '#/ui/time/format-time.ts';
import { startOfDay } from '#/ui/time/zoned-time.ts';
import { shiftOfDay } from './shift-of-day.ts';

/** When today begins and ends in the present zone and in the chosen one. */
export function DayEffect({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('app-settings');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const zones = before === after ? [before] : [before, after];
  const shift = shiftOfDay(now, before, after);
  const hours = `${Math.round((Math.abs(shift) / 3_600_000) * 100) / 100}`;
  return (
    <section
      aria-label={t('zone.today')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off on a narrow screen is scrolled to by keys
      tabIndex={0}
      className="fading-ends relative overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full">
        <caption className="sr-only">{t('zone.today')}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken text-left text-xs text-ink-muted">
            {(['zone', 'now', 'from', 'to'] as const).map((column) => (
              <th key={column} scope="col" className="px-3 py-2 font-normal whitespace-nowrap">
                {t(`zone.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {zones.map((zone) => (
            <tr key={zone}>
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                {zone}
                <span className="ml-2 text-xs text-ink-muted">
                  {t(zone === before ? 'zone.present' : 'zone.chosen')}
                </span>
              </th>
              <td className="px-3 py-1.5 whitespace-nowrap">
                {timeFormatOf(locale, zone).dateTime(now.toISOString())}
              </td>
              {[0, 1].map((days) => (
                <td key={days} className="px-3 py-1.5 whitespace-nowrap">
                  {/* Both rows in one zone: else every day would seem to begin at the same time. */}
                  {timeFormatOf(locale, before).dateTime(startOfDay(now, zone, days).toISOString())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shift !== 0 && (
        <p className="border-t border-line bg-warning-surface px-3 py-2">
          {t(shift > 0 ? 'zone.later' : 'zone.earlier', { hours })}
        </p>
      )}
    </section>
  );
}
