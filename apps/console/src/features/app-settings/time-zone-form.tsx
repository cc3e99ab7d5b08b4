import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageForm } from '#/business/record/page-form.tsx';
import { useRecordForm } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { timeFormatOf } from '#/ui/time/use-time.ts';
import { startOfDay } from '#/ui/time/zoned-time.ts';
import { appQuery, saveApp } from './setting-calls.ts';
import { AppHistory } from './setting-history.tsx';

/** In milliseconds; negative if the day begins earlier in the new zone. */
export function shiftOfDay(now: Date, before: string, after: string): number {
  return startOfDay(now, after).getTime() - startOfDay(now, before).getTime();
}

function DayEffect({ before, after }: { before: string; after: string }) {
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

type Draft = { zone: ComboboxOption | null };

const optionOf = (value: string): ComboboxOption => ({ value, label: value });
/** Browsers leave UTC out of their list. */
const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map(optionOf);

const toDraft = ({ timezone }: Schemas.AppSettings): Draft => ({ zone: optionOf(timezone) });

export function TimeZoneForm() {
  return (
    <Loaded query={useQuery(appQuery(useSdk()))}>
      {(app) => (
        <>
          <Fields app={app} />
          <AppHistory app={app} />
        </>
      )}
    </Loaded>
  );
}

function Fields({ app }: { app: Schemas.AppSettings }) {
  const { t } = useTranslation('app-settings');
  const edit = useRecordForm({
    record: app,
    toDraft,
    labels: { zone: t('zone.label') },
    write: saveApp,
    done: () => t('saved'),
    prepare: ({ zone }, seen) => zone && { ...seen, timezone: zone.value },
    persistent: true,
  });
  const chosen = edit.form.watch('zone')?.value ?? app.timezone;
  return (
    <PageForm of={edit} label={t('tab.time-zone')} submit={t('save')} failed={t('failed')}>
      <div className="max-w-sm">
        <ComboboxField
          {...edit.field('zone')}
          hint={t('zone.hint')}
          requiredMessage={t('zone.required')}
          placeholder={t('zone.placeholder')}
          source={zones}
        />
      </div>
      <DayEffect before={app.timezone} after={chosen} />
      <section aria-label={t('zone.depends')}>
        <h2 className="mb-1 font-semibold">{t('zone.depends')}</h2>
        <ul className="list-disc pl-5 text-ink-muted">
          {(['shown', 'today', 'filters', 'orderNo', 'limits', 'past'] as const).map((effect) => (
            <li key={effect}>{t(`zone.effect.${effect}`)}</li>
          ))}
        </ul>
      </section>
    </PageForm>
  );
}
