import { Keyboard, Languages, Monitor, Moon, ScrollText, Sun, UserPlus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme } from '#/app/session/choose-preference.ts';
import { switchLanguage } from '#/app/session/switch-language.ts';
import { theme } from '#/core/browser/browser.ts';
import { themes } from '#/core/browser/theme.ts';
import { useLocale } from '#/core/i18n/language.ts';
import { localeNames, locales } from '#/core/i18n/locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useCan } from '#/ui/permission.tsx';
import { closeTool, openTool, openTools } from '../keys/open-tools.ts';
import type { Command } from './commands.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon };

export function useOwnCommands(): readonly Command[] {
  const { t } = useTranslation(['palette', 'shell']);
  const locale = useLocale();
  const chosen = useSyncExternalStore(theme.subscribe, theme.read);
  const open = useSyncExternalStore(openTools.subscribe, openTools.read);
  const addsClients = useCan('create', 'client');
  const logging = open.includes('devLog');
  const speak = locales
    .filter((other) => other !== locale)
    .map((other) => ({
      id: `language.${other}`,
      label: t('commands.language', { name: localeNames[other] }),
      find: t('find.language'),
      icon: Languages,
      run: () => void switchLanguage(other),
    }));
  const paint = themes
    .filter((other) => other !== chosen)
    .map((other) => ({
      id: `theme.${other}`,
      label: t('commands.theme', { name: t(`shell:themes.${other}`) }),
      find: t('find.theme'),
      icon: themeIcons[other],
      run: () => chooseTheme(other),
    }));
  const add: Command = {
    id: 'new-client',
    label: t('commands.newClient'),
    find: t('find.newClient'),
    icon: UserPlus,
    run: () => openTool('newClient'),
  };
  return [
    ...(addsClients ? [add] : []),
    ...speak,
    ...paint,
    {
      id: 'key-help',
      label: t('commands.keyHelp'),
      find: t('find.keyHelp'),
      icon: Keyboard,
      run: () => openTool('keyHelp'),
    },
    {
      id: 'dev-log',
      label: logging ? t('commands.closeDevLog') : t('commands.devLog'),
      find: t('find.devLog'),
      icon: ScrollText,
      run: () => (logging ? closeTool('devLog') : openTool('devLog')),
    },
  ];
}
