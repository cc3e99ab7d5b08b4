import { useEffect, useId, useRef, useState } from 'react';
import type { ToolProps } from '#/app/keys/open-tools.ts';
import { preferences } from '#/core/browser/browser.ts';
import { storeIfRoom } from '#/core/browser/browser-storage.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { saveFile } from '#/ui/api/save-file.ts';
import { ResizeEdge } from '#/ui/overlay/drawer-edge.tsx';
import { type DescribedRow, isWanted } from './describe-row.ts';
import { LogBar, type LogFilter } from './log-bar.tsx';
import { LogRows } from './log-rows.tsx';
import { useRows } from './use-rows.ts';

const heightKey = 'brokerdesk.developer-log.height';

/** As parts of the window's height, in hundredths. */
export const heightMin = 15;
export const heightMax = 80;
const defaultHeight = 35;

const within = (height: number) => Math.min(Math.max(Math.round(height), heightMin), heightMax);

/** How high the panel is in this browser. */
export function useHeight() {
  const [height, setHeight] = useState(() => {
    const kept = Number(preferences.getItem(heightKey) ?? defaultHeight);
    return Number.isFinite(kept) ? within(kept) : defaultHeight;
  });
  return {
    height,
    change(next: number) {
      setHeight(within(next));
      storeIfRoom(preferences, heightKey, String(within(next)));
    },
  };
}

/** `developer-log-2026-11-21T09-30-00Z.json`, in UTC as the rows are. */
function exportFileName(now: Date): string {
  return `developer-log-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.json`;
}

/** Hands the rows to the browser as a file, as they are shown: with their secrets masked. */
export function exportRows(rows: readonly DescribedRow[], version: string): void {
  const now = new Date();
  const content = { exportedAt: now.toISOString(), version, browser: navigator.userAgent, rows };
  const json = JSON.stringify(content, null, 2);
  saveFile(new Blob([json], { type: 'application/json' }), exportFileName(now));
}

/**
 * The developer's log, at the bottom of the window. It is at the end of the page, so that what
 * is above it can be scrolled out from behind it, and under drawers: decisions come first.
 */
export function Tool({ onClose }: ToolProps) {
  const { t } = useTranslation('devlog');
  const { version } = useSettings().app;
  const { rows, paused, togglePause, clear } = useRows();
  const [filter, setFilter] = useState<LogFilter>({ kind: 'all', query: '' });
  const { height, change } = useHeight();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const shown = rows.filter((row) => isWanted(row, filter.kind, filter.query.trim()));

  useEffect(() => panel.current?.focus(), []);

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      style={{ height: `${height}dvh` }}
      className="sticky bottom-0 z-20 flex flex-col bg-surface shadow-float outline-none"
    >
      <ResizeEdge
        label={t('height')}
        orientation="horizontal"
        size={height}
        min={heightMin}
        max={heightMax}
        step={5}
        sizeAt={({ clientY }) => (1 - clientY / window.innerHeight) * 100}
        onResize={change}
        className="h-2 shrink-0 cursor-row-resize border-t border-line-strong hover:bg-hover"
      />
      <LogBar
        titleId={titleId}
        filter={filter}
        onFilter={setFilter}
        count={{ all: rows.length, shown: shown.length }}
        paused={paused}
        onPause={togglePause}
        onClear={clear}
        onExport={() => exportRows(shown, version)}
        onClose={onClose}
      />
      <LogRows rows={shown} empty={rows.length === 0 ? t('empty') : t('noMatch')} />
    </aside>
  );
}
