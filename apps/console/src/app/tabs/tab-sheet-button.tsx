import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { useTabs } from './tabs-context.tsx';

const TabSheet = lazyOverlay(async () => (await import('./tab-sheet.tsx')).TabSheet);

export function TabSheetButton() {
  const { t } = useTranslation('tabs');
  const { open } = useTabs();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('openPages', { count: open.length })}
        size="lg"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span
          aria-hidden="true"
          className="flex h-5 min-w-5 items-center justify-center rounded-sm border-2 border-current px-0.5 text-xs font-semibold"
        >
          {open.length}
        </span>
      </IconButton>
      {isOpen && <TabSheet onClose={() => setOpen(false)} />}
    </>
  );
}
