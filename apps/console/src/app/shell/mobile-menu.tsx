import type { MenuEntry } from '@brokerdesk/policy';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

const MobileMenuDrawer = lazyOverlay(
  async () => (await import('./mobile-menu-drawer.tsx')).MobileMenuDrawer,
);

export function MobileMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const { t } = useTranslation('frame');
  const [open, setOpen] = useState(false);
  const wide = useWideScreen();
  if (wide) {
    // Or it would be open again as soon as the screen is narrow.
    if (open) setOpen(false);
    return null;
  }
  return (
    <>
      <IconButton
        label={t('openMenu')}
        size="lg"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {open && <MobileMenuDrawer menu={menu} onClose={() => setOpen(false)} />}
    </>
  );
}
