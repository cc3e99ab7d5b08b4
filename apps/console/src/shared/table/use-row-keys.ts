import { useShortcuts } from '#/shared/ui/use-shortcuts.ts';
import { rowOpener } from './row-opener.tsx';

/** The row to go to from this one; past either end it stays where it is. */
export function neighbourOf(
  ids: readonly string[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current);
  if (at === -1) return ids[0];
  return ids[at + step] ?? current;
}

/**
 * `j` and `k`: to the next and the previous row. With a row open beside the table they open the
 * next and the previous; otherwise they move the focus, and Enter opens.
 */
export function useRowKeys(
  ids: readonly string[],
  openId: string | undefined,
  onOpen: (id: string) => void,
): void {
  const move = (step: 1 | -1) => {
    const focused = document.activeElement?.getAttribute('data-row-open') ?? undefined;
    const next = neighbourOf(ids, openId ?? focused, step);
    if (next === undefined || next === openId) return;
    if (openId === undefined) rowOpener(next)?.focus();
    else {
      rowOpener(next)?.scrollIntoView({ block: 'nearest' });
      onOpen(next);
    }
  };
  useShortcuts({
    j: { words: 'list.next', run: () => move(1) },
    k: { words: 'list.previous', run: () => move(-1) },
    Enter: { words: 'list.open' },
  });
}
