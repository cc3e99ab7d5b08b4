import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { PageForm } from '#/business/record/page-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { appQuery } from '../api/setting-queries.ts';
import { saveApp } from '../api/setting-writes.ts';
import { AppHistory } from '../app/app-history.tsx';
import { DayEffect } from './day-effect.tsx';

type Draft = { zone: ComboboxOption | null };

const optionOf = (value: string): ComboboxOption => ({ value, label: value });
/** Browsers leave UTC out of their list. */
const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map(optionOf);

const toDraft = ({ timezone }: Schemas.AppSettings): Draft => ({ zone: optionOf(timezone) });

/** The zone in which times are shown and days begin, with what another one would do to today. */
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
  const edit = useRecordForm<Schemas.AppSettings, Draft, Schemas.AppSettings, Schemas.AppSettings>({
    record: app,
    toDraft,
    labels: { zone: t('zone.label') },
    write: saveApp,
    done: () => t('saved'),
    prepare: ({ zone }, seen) => zone && { ...seen, timezone: zone.value },
    stays: true,
  });
  const { form } = edit;
  const chosen = form.watch('zone')?.value ?? app.timezone;
  return (
    <PageForm of={edit} label={t('tab.time-zone')} submit={t('save')} failed={t('failed')}>
      <div className="max-w-sm">
        <ComboboxField
          control={form.control}
          name="zone"
          label={t('zone.label')}
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
