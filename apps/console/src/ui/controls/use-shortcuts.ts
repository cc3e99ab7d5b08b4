import { useEffect, useLayoutEffect, useRef } from 'react';
import type palette from '#/locales/en-US/palette.json';

export type Registry<Value> = Set<() => Value>;

/** A hidden component offers nothing. */
export function useRegistered<Value>(registry: Registry<Value>, value: Value): void {
  const latest = useRef(value);
  // As soon as it is drawn: a key may follow at once.
  useLayoutEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    const read = () => latest.current;
    registry.add(read);
    return () => {
      registry.delete(read);
    };
  }, [registry]);
}

type KeyLabels = (typeof palette)['keys'];

export type ShortcutLabel = {
  [Group in keyof KeyLabels]: `${Group}.${keyof KeyLabels[Group] & string}`;
}[keyof KeyLabels];

export type Shortcut = {
  labelKey: ShortcutLabel;
  /** Omitted if the component or the browser handles the key: it is then only listed. */
  run?: () => void;
};

/** By key, as the event names it; with `Mod+` for Ctrl or ⌘. A capital is a letter with Shift. */
export type Shortcuts = Readonly<Record<string, Shortcut>>;

const typedInto =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [role=combobox], [contenteditable]';
const modal = '[data-slot=overlay], [data-slot=calendar], [role=menu], [role=listbox]';

const registry: Registry<Shortcuts> = new Set();

function isForPage(event: KeyboardEvent, withModifier: boolean): boolean {
  if (event.isComposing || event.altKey || (withModifier && event.shiftKey)) return false;
  // With a modifier held nothing is typed.
  if (!withModifier && event.target instanceof Element && event.target.closest(typedInto)) {
    return false;
  }
  // One may be open on a cached tab that is hidden.
  return ![...document.querySelectorAll(modal)].some((open) => open.checkVisibility());
}

/** Caps Lock turns letters round, so that only Shift says which one is meant. */
function nameOf({ key, shiftKey }: KeyboardEvent, withModifier: boolean): string {
  if (withModifier) return `Mod+${key.toLowerCase()}`;
  if (!/^[a-z]$/i.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

function onKeyDown(event: KeyboardEvent) {
  const withModifier = event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || !isForPage(event, withModifier)) return;
  const run = activeShortcuts().get(nameOf(event, withModifier))?.run;
  if (run === undefined) return;
  event.preventDefault();
  run();
}

/** The first registration of a key wins. */
export function activeShortcuts(): ReadonlyMap<string, Shortcut> {
  const active = [...registry].flatMap((read) => Object.entries(read()));
  return new Map(active.toReversed());
}

/**
 * Ignored while typing, while composing Chinese, with Shift or Alt held beside Ctrl or ⌘, and under a dialog or menu.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  useRegistered(registry, shortcuts);
  // The same listener for all of them: added again, it is still one.
  useEffect(() => document.addEventListener('keydown', onKeyDown), []);
}
