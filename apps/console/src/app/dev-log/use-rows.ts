import { useState, useSyncExternalStore } from 'react';
import type { DevLogRow } from '#/core/browser/dev-log-source.ts';
import { type DescribedRow, describeRow } from './describe-row.ts';
import { devLog } from './dev-log.ts';

/** However much is written down at once, it is drawn once for each frame of the screen. */
function subscribe(onChange: () => void): () => void {
  let frame = 0;
  const leave = devLog.subscribe(() => {
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

const known = new WeakMap<DevLogRow, { extent: number; said: DescribedRow }>();

function described(row: DevLogRow): DescribedRow {
  // A row only ever grows.
  const extent = Object.keys(row).length;
  const before = known.get(row);
  if (before?.extent === extent) return before.said;
  const said = describeRow(row);
  known.set(row, { extent, said });
  return said;
}

export function useRows() {
  useSyncExternalStore(subscribe, devLog.version);
  const [held, setHeld] = useState<readonly DevLogRow[] | null>(null);
  return {
    rows: (held ?? devLog.rows()).map(described),
    paused: held !== null,
    togglePause: () => setHeld(held === null ? [...devLog.rows()] : null),
    clear() {
      devLog.clear();
      if (held !== null) setHeld([]);
    },
  };
}
