import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { theme } from '#/core/browser/browser.ts';
import { themes } from '#/core/browser/theme.ts';
import { useLocale } from '#/core/i18n/language.ts';
import { localeNames, locales } from '#/core/i18n/locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Segmented } from '#/core/ui/segmented.tsx';
import { Combobox } from '#/ui/form/combobox/combobox.tsx';
import { Switch } from '#/ui/form/field/switch-field.tsx';
import { useOwnPreferences } from '#/ui/session/session-context.tsx';

function PreferenceRow({
  label,
  hint,
  htmlFor,
  children,
}: {
  label: string;
  hint: ReactNode;
  htmlFor?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        {htmlFor === undefined ? (
          <p className="font-medium">{label}</p>
        ) : (
          <label htmlFor={htmlFor} className="font-medium">
            {label}
          </label>
        )}
        <p className="text-xs text-ink-muted">{hint}</p>
      </div>
      {children}
    </div>
  );
}

const densities = ['compact', 'normal', 'roomy'] as const;
const marketColours = ['red_up', 'green_up'] as const;
const defaultColours = { 'zh-CN': 'red_up', 'en-US': 'green_up' } as const;

const localesQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['offered-locales'],
    queryFn: async ({ signal }): Promise<Schemas.LocaleList> =>
      unwrap(await sdk.GET('/setting/admin/v1/locale', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

const zoneOption = (value: string) => ({ value, label: value });
const plainControl = {
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': undefined,
};
/** Browsers leave UTC out of their list. */
const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map(zoneOption);

const sample = { gain: '+1.25%', loss: '-0.80%' };

export function PreferenceList({
  onChoose,
}: {
  onChoose: (chosen: Schemas.PreferencesInput) => void;
}) {
  const { t } = useTranslation(['account', 'shell', 'kit']);
  const locale = useLocale();
  const { data: offered } = useQuery(localesQuery(useSdk()));
  const languages = locales.filter(
    (one) => one === locale || (offered?.list.some((row) => row.locale === one) ?? true),
  );
  const chosenTheme = useSyncExternalStore(theme.subscribe, theme.read);
  const own = useOwnPreferences();
  const { timezone } = useSettings();
  const control = { id: useId(), ...plainControl };
  const announces = own.notify_waiting ?? false;
  return (
    <div>
      <PreferenceRow label={t('shell:language')} hint={t('preferences.languageHint')}>
        <Segmented
          legend={t('shell:language')}
          value={locale}
          options={languages.map((value) => ({ value, label: localeNames[value], lang: value }))}
          onChange={(language) => onChoose({ language })}
        />
      </PreferenceRow>
      <PreferenceRow label={t('shell:theme')} hint={t('preferences.themeHint')}>
        <Segmented
          legend={t('shell:theme')}
          value={chosenTheme}
          options={themes.map((value) => ({ value, label: t(`shell:themes.${value}`) }))}
          onChange={(next) => onChoose({ theme: next })}
        />
      </PreferenceRow>
      <PreferenceRow label={t('kit:view.density')} hint={t('preferences.densityHint')}>
        <Segmented
          legend={t('kit:view.density')}
          value={own.density ?? 'normal'}
          options={densities.map((value) => ({ value, label: t(`kit:view.densities.${value}`) }))}
          onChange={(density) => onChoose({ density })}
        />
      </PreferenceRow>
      <PreferenceRow
        label={t('preferences.marketColours')}
        hint={
          <>
            {t('preferences.marketColoursHint')}
            <span className="ml-2 font-medium text-gain">{sample.gain}</span>
            <span className="ml-2 font-medium text-loss">{sample.loss}</span>
          </>
        }
      >
        <Segmented
          legend={t('preferences.marketColours')}
          value={own.market_colours ?? defaultColours[locale]}
          options={marketColours.map((value) => ({
            value,
            label: t(`preferences.colours.${value}`),
          }))}
          onChange={(colours) => onChoose({ market_colours: colours })}
        />
      </PreferenceRow>
      <PreferenceRow
        htmlFor={control.id}
        label={t('preferences.zone')}
        hint={t('preferences.zoneHint', { zone: timezone })}
      >
        <div className="w-64 max-sm:w-full">
          <Combobox
            {...control}
            source={zones}
            placeholder={t('preferences.zoneDefault', { zone: timezone })}
            value={own.timezone ? zoneOption(own.timezone) : null}
            onChange={(zone) => onChoose({ timezone: zone?.value ?? null })}
          />
        </div>
      </PreferenceRow>
      <PreferenceRow label={t('preferences.notify')} hint={t('preferences.notifyHint')}>
        <Switch
          label={t('preferences.notify')}
          checked={announces}
          onChange={(next) => onChoose({ notify_waiting: next })}
        />
      </PreferenceRow>
    </div>
  );
}
