import { addressOf } from '#/app/tabs/tab-store.ts';
import { useTabs } from '#/app/tabs/tabs-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { defaultPath } from '#/core/navigation/paths.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { BrandMark } from '#/core/ui/brand-mark.tsx';
import { usePageAnchor } from './use-page-anchor.ts';

export function Brand({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('frame');
  const { app_name: appName, web_logo: logo } = useSettings();
  const { list, shown } = useTabs();
  const home = shown === defaultPath ? { to: defaultPath } : addressOf(list, defaultPath);
  const anchor = usePageAnchor(home);
  return (
    <a
      {...anchor}
      href={anchor.href}
      title={appName}
      className="flex min-w-0 items-center gap-2 rounded-md"
    >
      <BrandMark appName={appName} logo={logo} />
      <span className="sr-only">{t('home')}</span>
      <span className={compact ? 'sr-only' : 'max-w-[18ch] truncate text-base font-semibold'}>
        {appName}
      </span>
    </a>
  );
}
