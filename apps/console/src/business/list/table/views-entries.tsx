import { useTranslation } from '#/core/i18n/use-translation.ts';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '#/ui/controls/dropdown-menu.tsx';
import { fitToReader, tellLeftOut, useViewLabels, useViewsOnServer } from './view-calls.ts';
import type { SavedViews } from './views/use-table-view.ts';

export function ViewsEntries({ saved }: { saved: SavedViews }) {
  const { t } = useTranslation(['table', 'views']);
  const label = useViewLabels(saved);
  const { views, current, apply } = saved;
  const { shared } = useViewsOnServer(saved);
  return (
    <>
      <DropdownMenuLabel>{label(views.length > 0 ? 'label' : 'none')}</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={current?.id ?? ''}>
        {views.map((view) => (
          <DropdownMenuRadioItem key={view.id} value={view.id} onSelect={() => apply(view)}>
            <span className="min-w-0 truncate">{view.name}</span>
            {view.standard && <span className="text-xs text-ink-muted">{t('views.standard')}</span>}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      {shared.length > 0 && <DropdownMenuLabel>{t('views:shared')}</DropdownMenuLabel>}
      {shared.map((one) => (
        <DropdownMenuItem
          key={one.id}
          onSelect={() => {
            const { view, leftOut } = fitToReader(saved, one);
            apply(view);
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
