import { Download, Eraser, Pause, Play, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ToolProps } from '#/app/keys/open-tools.ts';
import { preferences } from '#/core/browser/browser.ts';
import { storeIfRoom } from '#/core/browser/browser-storage.ts';
import type { DevLogKind } from '#/core/browser/dev-log-source.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { Segmented } from '#/core/ui/segmented.tsx';
import { saveFile } from '#/ui/api/save-file.ts';
import { ResizeEdge } from '#/ui/overlay/drawer-edge.tsx';
import { type DescribedRow, isWanted } from './describe-row.ts';
import { LogRows, useRows } from './log-rows.tsx';

type LogFilter = { kind: DevLogKind | 'all'; query: string };

type LogBarProps = {
  titleId: string;
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
  count: { all: number; shown: number };
  paused: boolean;
  onPause: () => void;
  onClear: () => void;
  onExport: () => void;
  onClose: () => void;
};

const kinds = ['all', 'call', 'transition', 'navigation'] as const;

function LogBar({ titleId, filter, onFilter, count, paused, ...on }: LogBarProps) {
  const { t } = useTranslation('devlog');
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line px-3 py-1.5">
      <h2 id={titleId} className="font-medium">
        {t('title')}
      </h2>
      <p role="status" className="text-xs text-ink-muted">
        {paused ? t('paused') : null}
      </p>
      <p className="flex-1 text-xs whitespace-nowrap text-ink-muted">
        {t('count', { count: count.all, shown: count.shown })}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-md:order-last max-md:basis-full">
        <Segmented
          legend={t('kinds.legend')}
          options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={filter.kind}
          onChange={(kind) => onFilter({ ...filter, kind })}
        />
        <div className="min-w-32 flex-1 md:w-48 md:flex-none">
          <Input
            type="search"
            inputSize="sm"
            aria-label={t('filter')}
            placeholder={t('filter')}
            value={filter.query}
            onChange={({ target }) => onFilter({ ...filter, query: target.value })}
          />
        </div>
      </div>
      <div className="flex items-center">
        <IconButton size="sm" label={paused ? t('resume') : t('pause')} onClick={on.onPause}>
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
        <IconButton size="sm" label={t('clear')} onClick={on.onClear}>
          <Eraser aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('export')} onClick={on.onExport}>
          <Download aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('close')} onClick={on.onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

const heightKey = 'brokerdesk.developer-log.height';

/** As parts of the window's height, in hundredths. */
export const heightMin = 15;
export const heightMax = 80;
const defaultHeight = 35;

const within = (height: number) => Math.min(Math.max(Math.round(height), heightMin), heightMax);

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

function exportFileName(now: Date): string {
  return `developer-log-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.json`;
}

export function exportRows(rows: readonly DescribedRow[], version: string): void {
  const now = new Date();
  const content = { exportedAt: now.toISOString(), version, browser: navigator.userAgent, rows };
  const json = JSON.stringify(content, null, 2);
  saveFile(new Blob([json], { type: 'application/json' }), exportFileName(now));
}

/**
 * At the end of the page, so that what is above it can be scrolled out from behind it, and under drawers: decisions
 * come first.
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
