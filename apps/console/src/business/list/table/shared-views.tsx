import { useTranslation } from '#/core/i18n/use-translation.ts';
import { DropdownMenuItem, DropdownMenuLabel } from '#/ui/controls/dropdown-menu.tsx';
import { fitToReader, tellLeftOut, useViewsOnServer } from './view-calls.ts';
import type { SavedViews } from './views/use-table-view.ts';

/** In the menu of views: those of colleagues, each with its owner. */
export function SharedViews({ saved }: { saved: SavedViews }) {
  const { t } = useTranslation('views');
  const { shared } = useViewsOnServer(saved);
  if (shared.length === 0) return null;
  return (
    <>
      <DropdownMenuLabel>{t('shared')}</DropdownMenuLabel>
      {shared.map((one) => (
        <DropdownMenuItem
          key={one.id}
          onSelect={() => {
            const { view, leftOut } = fitToReader(saved, one);
            saved.apply(view);
            tellLeftOut(leftOut);
          }}
        >
          <span className="min-w-0 truncate">{one.name}</span>
          <span className="text-xs text-ink-muted">{one.owner}</span>
        </DropdownMenuItem>
      ))}
    </>
  );
}
