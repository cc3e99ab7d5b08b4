import { ArrowLeftRight, type LucideIcon, Route, Workflow } from 'lucide-react';
import { memo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DevLogKind, DevLogRow } from '#/core/browser/dev-log-source.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { type DescribedRow, describeRow } from './describe-row.ts';
import { devLog } from './dev-log.ts';

const icons: Readonly<Record<DevLogKind, LucideIcon>> = {
  call: ArrowLeftRight,
  transition: Workflow,
  navigation: Route,
};

const LogRow = memo(function LogRow({ row }: { row: DescribedRow }) {
  const { t } = useTranslation('devlog');
  const { kind, who, what, result, code, ms, requestId, failed } = row;
  const Icon = icons[kind];
  const at = new Date(row.at);
  const waiting = kind === 'call' && ms === null;
  return (
    <li
      className={cn(
        'flex flex-wrap items-center gap-x-3 border-b border-line px-3 py-1 md:flex-nowrap',
        failed && 'bg-danger-surface text-danger-text',
      )}
    >
      <time dateTime={row.at} className={cn('shrink-0', !failed && 'text-ink-muted')}>
        {at.toLocaleTimeString('en-GB')}.{String(at.getMilliseconds()).padStart(3, '0')}
      </time>
      <span className="flex w-36 shrink-0 items-center gap-1.5">
        <Icon aria-hidden="true" size={13} className="shrink-0" />
        <span className="sr-only">{t(`kinds.${kind}`)}</span>
        <span className="truncate">{who}</span>
      </span>
      <span className="min-w-0 flex-1 break-all max-md:order-last max-md:basis-full">{what}</span>
      <span className="break-all md:w-64 md:shrink-0">
        {waiting ? t('waiting') : [result, code].filter(Boolean).join(' ')}
      </span>
      <span className="w-16 shrink-0 text-right">{ms !== null && `${ms} ms`}</span>
      <span
        title={requestId === null ? undefined : t('requestId', { id: requestId })}
        className={cn('w-24 shrink-0 truncate max-lg:hidden', !failed && 'text-ink-muted')}
      >
        {requestId}
      </span>
    </li>
  );
});

/** Pixels from the end. */
const nearEnd = 24;

export function LogRows({ rows, empty }: { rows: readonly DescribedRow[]; empty: string }) {
  const { t } = useTranslation('devlog');
  const scroller = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const last = rows.at(-1)?.no;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another last row is what scrolls
  useEffect(() => {
    const { current } = scroller;
    if (current !== null && atEnd.current) current.scrollTop = current.scrollHeight;
  }, [last]);
  return (
    <section
      ref={scroller}
      aria-label={t('rows')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      }}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain font-mono text-xs -outline-offset-2"
    >
      {rows.length === 0 ? (
        <p className="px-3 py-4 font-sans text-ink-muted">{empty}</p>
      ) : (
        <ol>
          {rows.map((row) => (
            <LogRow key={row.no} row={row} />
          ))}
        </ol>
      )}
    </section>
  );
}

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

const known = new WeakMap<DevLogRow, { extent: number; shown: DescribedRow }>();

function described(row: DevLogRow): DescribedRow {
  // A row only ever grows.
  const extent = Object.keys(row).length;
  const before = known.get(row);
  if (before?.extent === extent) return before.shown;
  const shown = describeRow(row);
  known.set(row, { extent, shown });
  return shown;
}

export function useRows() {
  useSyncExternalStore(subscribe, devLog.version);
  const [snapshot, setSnapshot] = useState<readonly DevLogRow[] | null>(null);
  return {
    rows: (snapshot ?? devLog.rows()).map(described),
    paused: snapshot !== null,
    togglePause: () => setSnapshot(snapshot === null ? [...devLog.rows()] : null),
    clear() {
      devLog.clear();
      if (snapshot !== null) setSnapshot([]);
    },
  };
}
