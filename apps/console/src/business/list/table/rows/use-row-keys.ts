import type { RefObject } from 'react';
import { useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import { focusedRow, rowOpener } from '#/ui/page/row-opener.tsx';

export function neighbourOf(
  ids: readonly string[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current);
  if (at === -1) return ids[0];
  return ids[at + step] ?? current;
}

export type RowKeys = {
  list: RefObject<HTMLElement | null>;
  /** In their order. */
  rows: readonly { id: string }[] | undefined;
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** Ticks a row, or with `range` all from the one before; undefined where rows cannot be selected. */
  onTick: ((id: string, range: boolean) => void) | undefined;
  /** Brings a row into sight that is not drawn. */
  reveal: RefObject<((index: number) => void) | null>;
};

/**
 * `j` and `k`: to the next and the previous row. With a row open beside the table they open the
 * next and the previous; otherwise they move the focus, and Enter opens. `x` ticks the row, Shift+x
 * all from the one that was ticked before.
 */
export function useRowKeys({ list, rows = [], openId, onOpen, onTick, reveal }: RowKeys): void {
  // Asked for when a key is pressed: a list may have a hundred thousand.
  const idsOf = () => rows.map(({ id }) => id);
  const openerOf = (id: string) => rowOpener(id, list.current);
  const focus = (id: string) => {
    const opener = openerOf(id);
    if (opener) return opener.focus();
    reveal.current?.(rows.findIndex((row) => row.id === id));
    // Waits until scrolling has ended and the row is drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => openerOf(id)?.focus()));
  };
  const move = (step: 1 | -1) => {
    const next = neighbourOf(idsOf(), openId ?? focusedRow(list.current), step);
    if (next === undefined || next === openId) return;
    if (openId === undefined) focus(next);
    else {
      openerOf(next)?.scrollIntoView({ block: 'nearest' });
      onOpen(next);
    }
  };
  const tick = (range: boolean) => {
    const row = openId ?? focusedRow(list.current);
    if (row !== undefined && rows.some(({ id }) => id === row)) onTick?.(row, range);
  };
  useShortcuts({
    j: { labelKey: 'list.next', run: () => move(1) },
    k: { labelKey: 'list.previous', run: () => move(-1) },
    Enter: { labelKey: 'list.open' },
    ...(onTick && {
      x: { labelKey: 'list.select', run: () => tick(false) },
      // With Shift.
      X: { labelKey: 'list.selectTo', run: () => tick(true) },
    }),
  });
}
