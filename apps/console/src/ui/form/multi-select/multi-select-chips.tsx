import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { ComboboxOption } from '../combobox/combobox-options.ts';

/** Those that are chosen, each a button that takes it off. The arrow keys go through them. */
export function MultiSelectChips({
  chosen,
  onRemove,
  onLeave,
}: {
  chosen: readonly ComboboxOption[];
  onRemove: (option: ComboboxOption) => void;
  /** The focus goes on in the text field. */
  onLeave: () => void;
}) {
  const { t } = useTranslation('form');
  const list = useRef<HTMLUListElement>(null);
  /** Whose place the focus takes once the one that had it is gone. */
  const next = useRef<number | null>(null);
  const focus = (at: number) => {
    const chip = list.current?.querySelectorAll('button')[at];
    if (chip) chip.focus();
    else onLeave();
  };
  useLayoutEffect(() => {
    if (next.current === null) return;
    focus(next.current);
    next.current = null;
  });
  const take = (at: number, event: KeyboardEvent | MouseEvent) => {
    const option = chosen[at];
    if (!option) return;
    const byKey = event.type === 'keydown' || event.detail === 0;
    if (byKey) next.current = at === chosen.length - 1 ? Math.max(0, at - 1) : at;
    onRemove(option);
  };
  const onKeyDown = (at: number, event: KeyboardEvent) => {
    if (event.key === 'Backspace' || event.key === 'Delete') take(at, event);
    else if (event.key === 'ArrowLeft') focus(Math.max(0, at - 1));
    else if (event.key === 'ArrowRight') focus(at + 1);
    else return;
    event.preventDefault();
  };
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} aria-label={t('multi.chosen')} className="contents">
      {chosen.map((option, at) => (
        <li key={option.value} className="flex max-w-full min-w-0">
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('multi.remove', { name: option.label })}
            className="flex h-6 min-w-0 items-center gap-1 rounded-sm bg-selected pr-1 pl-2 text-xs hover:bg-hover pointer-coarse:h-8"
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => take(at, event)}
            onKeyDown={(event) => onKeyDown(at, event)}
          >
            <span className="truncate">{option.label}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}
