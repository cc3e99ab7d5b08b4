import { CircleAlert, CornerDownLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Spinner } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { RobotMark } from '#/ui/controls/client-name.tsx';
import type { Item, ItemGroup } from './commands.ts';
import { type Marked, partOf } from './find-pages.ts';
import type { Found } from './found.ts';

function Highlighted({ text, part }: { text: string; part: Marked | null }) {
  if (part === null) return text;
  return (
    <>
      {text.slice(0, part.from)}
      <mark className="bg-transparent font-semibold text-link">
        {text.slice(part.from, part.to)}
      </mark>
      {text.slice(part.to)}
    </>
  );
}

type PaletteOptionProps = {
  id: string;
  item: Item;
  query: string;
  active: boolean;
  onPoint: () => void;
  onChoose: (beside: boolean) => void;
};

function PaletteOption({ id, item, query, active, onPoint, onChoose }: PaletteOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { icon: Icon, label, marked, hint, robot, aside } = item;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field says which one is active
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={active}
      onMouseMove={() => !active && onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => onChoose(ctrlKey || metaKey)}
      className={cn(
        'flex min-h-11 cursor-pointer scroll-my-8 items-center gap-2.5 rounded-md px-2.5 md:min-h-9',
        active && 'bg-selected',
      )}
    >
      <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-muted" />
      <span className="flex min-w-0 flex-1 items-baseline gap-x-2.5 max-md:flex-wrap max-md:py-1.5">
        <span
          className={cn(
            'truncate tabular-nums max-md:max-w-full',
            hint !== undefined && 'max-w-3/5 shrink-0',
          )}
        >
          <Highlighted text={label} part={marked} />
        </span>
        {robot && <RobotMark />}
        {hint !== undefined && (
          <span className="min-w-0 truncate text-xs text-ink-muted">
            <Highlighted text={hint} part={partOf(hint, query)} />
          </span>
        )}
        {aside !== undefined && (
          <span className="shrink-0 text-xs text-ink-muted tabular-nums md:ml-auto">{aside}</span>
        )}
      </span>
      {active && (
        <CornerDownLeft
          aria-hidden="true"
          size={14}
          className="shrink-0 text-ink-muted max-md:hidden"
        />
      )}
    </div>
  );
}

type PaletteListProps = {
  id: string;
  groups: readonly ItemGroup[];
  query: string;
  activeId: string | undefined;
  onPoint: (item: Item) => void;
  onChoose: (item: Item, beside: boolean) => void;
};

export function PaletteList({ id, groups, query, activeId, onPoint, onChoose }: PaletteListProps) {
  const { t } = useTranslation('palette');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('results')}
      className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-2"
    >
      {groups.map(({ id: group, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is none of a listbox's children
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div
            id={`${id}-${group}`}
            role="presentation"
            className="sticky top-0 bg-raised px-2.5 pt-2.5 pb-1 text-xs font-medium text-ink-muted"
          >
            {t(`groups.${group}`)}
          </div>
          {items.map((item) => (
            <PaletteOption
              key={item.id}
              id={`${id}-${item.id}`}
              item={item}
              query={query}
              active={item.id === activeId}
              onPoint={() => onPoint(item)}
              onChoose={(beside) => onChoose(item, beside)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

export function PaletteStatus({ found, count }: { found: Found['state']; count: number }) {
  const { t } = useTranslation('palette');
  return (
    <div role="status" className="text-ink-muted">
      {count > 0 && <span className="sr-only">{t('count', { count })}</span>}
      {found === 'searching' && (
        <p className="flex items-center gap-2 px-4.5 py-2.5">
          <Spinner />
          {t('searching')}
        </p>
      )}
      {found === 'missing' && <p className="px-4.5 py-2.5">{t('notFound')}</p>}
      {found === 'failed' && (
        <p className="flex items-center gap-2 px-4.5 py-2.5 text-danger-text">
          <CircleAlert aria-hidden="true" size={16} className="shrink-0" />
          {t('failed')}
        </p>
      )}
      {found === 'idle' && count === 0 && <p className="px-4.5 py-2.5">{t('nothing')}</p>}
    </div>
  );
}
