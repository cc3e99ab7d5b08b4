import { CornerDownLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { RobotMark } from '#/ui/controls/client-name.tsx';
import type { Item } from './item.ts';
import { type Marked, partOf } from './marked-part.ts';

/** A text with the part that was asked for set off. */
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

export type PaletteOptionProps = {
  id: string;
  item: Item;
  query: string;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

export function PaletteOption({ id, item, query, active, onPoint, onChoose }: PaletteOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { icon: Icon, label, marked, hint, robot } = item;
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
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer scroll-my-8 items-center gap-2.5 rounded-md px-2.5 md:min-h-9',
        active && 'bg-selected',
      )}
    >
      <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-muted" />
      <span className="truncate">
        <Highlighted text={label} part={marked} />
      </span>
      {robot && <RobotMark />}
      {hint !== undefined && (
        <span className="min-w-0 truncate text-xs text-ink-muted">
          <Highlighted text={hint} part={partOf(hint, query)} />
        </span>
      )}
      {active && (
        <CornerDownLeft
          aria-hidden="true"
          size={14}
          className="ml-auto shrink-0 text-ink-muted max-md:hidden"
        />
      )}
    </div>
  );
}
