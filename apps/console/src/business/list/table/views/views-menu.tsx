import { Bookmark } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { type SavedViews, type SavedViewsOptions, useSavedViews } from './use-saved-views.ts';

export const ViewsDialog = lazyOverlay(
  async () => (await import('../views-dialog.tsx')).ViewsDialog,
);

/** The saved views of a list: choose one, save the current one, or put them in order. */
export const ViewsMenu = memo(function ViewsMenu(options: SavedViewsOptions) {
  const { t } = useTranslation('table');
  const saved = useSavedViews(options);
  const [managing, setManaging] = useState(false);
  const { current } = saved;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button aria-label={current ? t('views.now', { name: current.name }) : t('views.label')}>
            <Bookmark aria-hidden="true" className={current ? 'fill-current' : ''} />
            <span className="max-w-32 truncate max-2xl:hidden">
              {current?.name ?? t('views.label')}
            </span>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent className="max-w-72">
          <ViewsEntries saved={saved} />
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setManaging(true)}>
            {t('views.manage')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {managing && <ViewsDialog saved={saved} onClose={() => setManaging(false)} />}
    </>
  );
});

/** The saved views, of which one is chosen. */
export function ViewsEntries({ saved: { views, current, apply } }: { saved: SavedViews }) {
  const { t } = useTranslation('table');
  return (
    <>
      <DropdownMenuLabel>{t(views.length > 0 ? 'views.label' : 'views.none')}</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={current?.id ?? ''}>
        {views.map((view) => (
          <DropdownMenuRadioItem key={view.id} value={view.id} onSelect={() => apply(view)}>
            <span className="min-w-0 truncate">{view.name}</span>
            {view.standard && <span className="text-xs text-ink-muted">{t('views.standard')}</span>}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </>
  );
}
