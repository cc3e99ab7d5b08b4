import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { theme } from '#/core/browser/browser.ts';
import { themes } from '#/core/browser/theme.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from './segmented.tsx';

const icons = {
  system: <Monitor aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
};

export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const chosen = useSyncExternalStore(theme.subscribe, theme.read);
  return (
    <Segmented
      legend={t('theme')}
      options={themes.map((value) => ({ value, label: t(`themes.${value}`), icon: icons[value] }))}
      value={chosen}
      onChange={theme.choose}
    />
  );
}
