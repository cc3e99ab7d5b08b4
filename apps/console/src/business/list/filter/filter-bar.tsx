import { ListFilter, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

const MoreFilters = lazyOverlay(async () => (await import('./more-filters.tsx')).MoreFilters);

export type AppliedFilter = { key: string; label: string; onRemove: () => void };

export type FilterBarProps = {
  label: string;
  tabs?: ReactNode;
  search: ReactNode;
  order?: ReactNode;
  children?: ReactNode;
  more?: ReactNode;
  applied: readonly AppliedFilter[];
  isFiltered: boolean;
  faulty?: boolean;
  onClear: () => void;
};

export function FilterBar(props: FilterBarProps) {
  const { label, tabs, search, order, children, more, applied, isFiltered, onClear } = props;
  const { t } = useTranslation('kit');
  const wide = useWideScreen();
  const [chosen, setChosen] = useState<boolean>();
  const unfolded = chosen ?? props.faulty ?? false;
  const foldedId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const folded = wide ? more : [children, more];
  const controls = (
    <>
      {search}
      {wide && children}
      {folded && (
        <Button
          ref={button}
          title={t('filter.more')}
          aria-expanded={unfolded}
          aria-controls={unfolded ? foldedId : undefined}
          className="max-md:h-10"
          onPointerEnter={MoreFilters.preload}
          onFocus={MoreFilters.preload}
          onClick={() => setChosen(!unfolded)}
        >
          <ListFilter aria-hidden="true" />
          <span className="shown-with-room max-md:sr-only in-data-beside:sr-only">
            {t('filter.more')}
          </span>
          {applied.length > 0 && <span className="tabular-nums">{applied.length}</span>}
        </Button>
      )}
      {isFiltered && (
        <IconButton label={t('filter.clear')} className="max-md:size-10" onClick={onClear}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
  const chips = applied.length > 0 && (
    <ul
      aria-label={t('filter.applied')}
      className="flex items-center gap-1.5 md:order-last md:basis-full md:flex-wrap"
    >
      {applied.map((filter) => (
        <li key={filter.key}>
          <button
            type="button"
            aria-label={t('filter.remove', { filter: filter.label })}
            className="flex h-6 max-w-64 items-center gap-1 rounded-full border border-line bg-surface pr-1.5 pl-2.5 text-xs hover:bg-hover max-md:h-10 max-md:pr-2.5 max-md:pl-3.5"
            onClick={filter.onRemove}
          >
            <span className="truncate">{filter.label}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <search
      aria-label={label}
      className="flex max-w-full flex-wrap items-center gap-2 max-md:w-full in-data-toolbar:contents"
    >
      {wide && tabs}
      {wide ? (
        controls
      ) : (
        // One line that scrolls; room around it, so that a focus in it is not cut off.
        <div className="flex min-w-0 flex-1 items-center gap-2">
          <div className="fading-ends -m-1 flex min-w-0 flex-1 items-center gap-2 overflow-x-auto p-1 [scrollbar-width:none] *:shrink-0">
            {controls}
            {chips}
          </div>
          {order}
        </div>
      )}
      {unfolded && !wide && (
        <div id={foldedId} data-folded className="order-1 flex basis-full flex-col gap-2">
          {folded}
        </div>
      )}
      {unfolded && wide && folded && (
        <MoreFilters
          id={foldedId}
          label={t('filter.more')}
          button={button}
          onClose={() => setChosen(false)}
        >
          {folded}
        </MoreFilters>
      )}
      {wide ? chips : tabs && <div className="order-1 flex min-w-0 basis-full *:h-10">{tabs}</div>}
    </search>
  );
}
