import type { MenuEntry } from '@brokerdesk/policy';
import type { Ref } from 'react';
import { PaletteButton } from '#/app/palette/palette-button.tsx';
import { TabBar } from '#/app/tabs/tab-bar.tsx';
import { TabSheetButton } from '#/app/tabs/tab-sheet-button.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

export function TopBar({
  menu,
  toasts,
}: {
  menu: readonly MenuEntry[];
  /** Room for toasts, unless the side menu has it. */
  toasts: Ref<HTMLDivElement> | undefined;
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
      {!wide && <TabSheetButton />}
      <PaletteButton />
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu />
    </header>
  );
}
