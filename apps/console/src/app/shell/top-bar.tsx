import type { MenuEntry } from '@brokerdesk/policy';
import { useTranslation } from 'react-i18next';
import { PaletteButton } from '#/app/palette/palette-button.tsx';
import { useSessionUser } from '#/shared/session/session-context.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

export function TopBar({ menu }: { menu: readonly MenuEntry[] }) {
  const { t } = useTranslation('frame');
  const { name } = useSessionUser();
  return (
    <header className="sticky top-0 z-30 flex h-12 items-center gap-1 border-b border-line bg-surface px-2 md:pr-4 md:pl-6">
      <MobileMenu menu={menu} />
      <p className="min-w-0 flex-1 truncate text-ink-muted">{t('welcome', { name })}</p>
      <PaletteButton />
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu />
    </header>
  );
}
