import { useState, useSyncExternalStore } from 'react';
import type { TapRow } from '#/boot/dev-log-rows.ts';
import { type DescribedRow, describeRow } from './describe-row.ts';
import { tapLog } from './tap-log.ts';

/** However much is written down at once, it is drawn once for each frame of the screen. */
function subscribe(onChange: () => void): () => void {
  let frame = 0;
  const leave = tapLog.subscribe(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onChange();
    });
  });
  return () => {
    leave();
    cancelAnimationFrame(frame);
  };
}

/** What was said of a row, until there is more to say of it. */
const known = new WeakMap<TapRow, { extent: number; said: DescribedRow }>();

function described(row: TapRow): DescribedRow {
  // A row only ever grows.
  const extent = Object.keys(row).length;
  const before = known.get(row);
  if (before?.extent === extent) return before.said;
  const said = describeRow(row);
  known.set(row, { extent, said });
  return said;
}

/** What the log has, readable; while it is paused, what it had then. */
export function useRows() {
  useSyncExternalStore(subscribe, tapLog.version);
  const [held, setHeld] = useState<readonly TapRow[] | null>(null);
  return {
    rows: (held ?? tapLog.rows()).map(described),
    paused: held !== null,
    togglePause: () => setHeld(held === null ? [...tapLog.rows()] : null),
    clear() {
      tapLog.clear();
      if (held !== null) setHeld([]);
    },
  };
}
