import { X } from 'lucide-react';
import { menuIcons } from '#/app/navigation/menu-icons.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import type { OpenTab } from './tabs-context.tsx';

/** A tab as a row that a thumb can hit. */
export function TabRow({
  tab: { entry, isHome, isUnsaved },
  isShown,
  onShow,
  onClose,
}: {
  tab: OpenTab;
  isShown: boolean;
  onShow: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['tabs', 'menu']);
  const Icon = menuIcons[entry.icon];
  const name = t(`menu:${entry.name}`);
  return (
    <li className={cn('flex items-center pr-2', isShown && 'bg-selected')}>
      <button
        type="button"
        aria-current={isShown ? 'page' : undefined}
        onClick={onShow}
        className="flex h-12 min-w-0 flex-1 items-center gap-3 pl-4 text-left text-base -outline-offset-2"
      >
        <Icon
          aria-hidden="true"
          size={18}
          className={cn('shrink-0', isShown ? 'text-link' : 'text-ink-muted')}
        />
        <span className={cn('min-w-0 truncate', isShown && 'font-medium')}>{name}</span>
        {isUnsaved && (
          <span className="shrink-0 text-xs text-warning-text">{t('tabs:unsaved')}</span>
        )}
      </button>
      {!isHome && (
        <IconButton label={t('tabs:closeOf', { name })} size="lg" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
