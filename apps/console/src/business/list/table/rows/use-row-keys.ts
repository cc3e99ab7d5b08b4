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
  rows: readonly { id: string }[] | undefined;
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** Undefined if rows cannot be selected. */
  onTick: ((id: string, range: boolean) => void) | undefined;
  reveal: RefObject<((index: number) => void) | null>;
};

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
