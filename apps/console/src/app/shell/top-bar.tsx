import type { MenuEntry } from '@brokerdesk/policy';
import { Languages, Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { PaletteButton } from '#/app/palette/palette-button.tsx';
import { TabBar } from '#/app/tabs/tab-bar.tsx';
import { TabSheetButton } from '#/app/tabs/tab-sheet-button.tsx';
import { theme } from '#/core/browser/browser.ts';
import { themes } from '#/core/browser/theme.ts';
import { useLocale } from '#/core/i18n/language.ts';
import { localeNames, locales, resolveLocale } from '#/core/i18n/locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { chooseTheme, switchLanguage } from '../session/choose-preference.ts';
import { MobileMenu } from './mobile-menu.tsx';

function LanguageMenu() {
  const { t } = useTranslation('shell');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton label={t('language')}>
          <Languages aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup
          value={useLocale()}
          onValueChange={(locale) => void switchLanguage(resolveLocale(locale))}
        >
          {locales.map((locale) => (
            <DropdownMenuRadioItem key={locale} value={locale} lang={locale}>
              {localeNames[locale]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const icons = { system: Monitor, light: Sun, dark: Moon };

function ThemeMenu() {
  const { t } = useTranslation('shell');
  const chosen = useSyncExternalStore(theme.subscribe, theme.read);
  const Icon = icons[chosen];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton label={t('theme')}>
          <Icon aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup
          value={chosen}
          onValueChange={(value) =>
            chooseTheme(themes.find((known) => known === value) ?? 'system')
          }
        >
          {themes.map((value) => {
            const ItemIcon = icons[value];
            return (
              <DropdownMenuRadioItem key={value} value={value}>
                <ItemIcon aria-hidden="true" />
                {t(`themes.${value}`)}
              </DropdownMenuRadioItem>
            );
          })}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

export function TopBar({
  menu,
  toasts,
  userMenu,
  children,
}: {
  menu: readonly MenuEntry[];
  /** Room for toasts, unless the side menu has it. */
  toasts: Ref<HTMLDivElement> | undefined;
  userMenu: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('frame');
  const { name } = useSessionUser();
  const wide = useWideScreen();
  return (
    <header className="sticky top-0 z-30 md:z-40 flex h-12 items-center gap-1 border-b border-line bg-surface px-2 md:pr-4 md:pl-3">
      <MobileMenu menu={menu} />
      {wide && <TabBar />}
      {toasts && <div ref={toasts} />}
      <p
        title={t('welcome', { name })}
        className="min-w-0 truncate text-ink-muted max-md:flex-1 md:max-w-28 md:shrink-0 md:px-1 xl:max-w-40 xl:pl-3"
      >
        {t('welcome', { name })}
      </p>
      {children}
      {!wide && <TabSheetButton />}
      <PaletteButton />
      <LanguageMenu />
      <ThemeMenu />
      {userMenu}
    </header>
  );
}
