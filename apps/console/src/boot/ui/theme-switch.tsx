import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { theme } from '#/boot/browser.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { themes } from '#/boot/theme.ts';
import { Segmented } from '#/boot/ui/segmented.tsx';

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
