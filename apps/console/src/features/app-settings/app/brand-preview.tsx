import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { BrandMark } from '#/core/ui/brand-mark.tsx';

/** The head of the menu and the browser's tab, as they would be with what is typed. */
export function BrandPreview<Draft extends { app_name: string; web_logo: string }>({
  control,
}: {
  control: Control<Draft>;
}) {
  const { t } = useTranslation(['app-settings', 'menu']);
  // It reads two fields that every such form has.
  const { app_name: name, web_logo: logo } = useWatch({ control }) as Draft;
  const appName = name.trim() || t('app-settings:preview.noName');
  return (
    <section
      aria-label={t('app-settings:preview.title')}
      className="flex flex-col gap-3 self-start rounded-md border border-line bg-sunken p-4"
    >
      <h2 className="font-semibold">{t('app-settings:preview.title')}</h2>
      <p className="text-xs text-ink-muted">{t('app-settings:preview.menu')}</p>
      <div className="flex w-56 items-center gap-2 rounded-md border border-line bg-surface p-3">
        <BrandMark appName={appName} logo={logo || null} />
        <span className="max-w-[18ch] truncate text-base font-semibold" title={appName}>
          {appName}
        </span>
      </div>
      <p className="text-xs text-ink-muted">{t('app-settings:preview.tab')}</p>
      <p className="truncate rounded-md border border-line bg-surface px-3 py-2 text-xs">
        {`${appName} | ${t('menu:dashboard')}`}
      </p>
    </section>
  );
}
