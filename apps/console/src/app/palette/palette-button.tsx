import { Search } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { openTool } from '../keys/open-tools.ts';

const keys = navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl K';

export function PaletteButton() {
  const { t } = useTranslation('frame');
  const label = t('openPalette');
  return (
    <button
      type="button"
      aria-label={`${label} ${keys}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openTool('palette')}
      className="inline-flex h-8 shrink-0 items-center gap-2 rounded-md px-2 text-ink-muted transition-colors hover:bg-hover hover:text-ink lg:border lg:border-line lg:px-2.5"
    >
      <Search aria-hidden="true" size={16} />
      <kbd className="hidden font-sans text-xs lg:inline">{keys}</kbd>
    </button>
  );
}
