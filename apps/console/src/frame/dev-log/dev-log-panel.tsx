import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import type { ToolProps } from '#/frame/palette/open-tools.ts';
import { ResizeEdge } from '#/kit/overlay/resize-edge.tsx';
import { isWanted } from './describe-row.ts';
import { exportRows } from './export-rows.ts';
import { LogBar, type LogFilter } from './log-bar.tsx';
import { LogRows } from './log-rows.tsx';
import { heightMax, heightMin, useHeight } from './use-height.ts';
import { useRows } from './use-rows.ts';

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
