import { useEffect, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { DescribedRow } from './describe-row.ts';
import { LogRow } from './log-row.tsx';

/** How far from the end, in pixels, still counts as being there. */
const nearEnd = 24;

/** The rows, the newest at the end, which stays visible to a reader who is there. */
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
