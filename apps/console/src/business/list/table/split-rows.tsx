import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { rowOpener } from '#/ui/page/row-opener.tsx';
import { CardList } from './card-list.tsx';
import { dimmed, type RowsProps, StaleNotice } from './rows/rows.tsx';
import { hasSums, TotalsLine } from './totals.tsx';
import { useFetching } from './use-fetching.ts';

/** The rows beside an open record, which scroll inside the window: two lines each, with the totals folded. */
export function SplitRows<Row extends { id: string }>(props: RowsProps<Row>): ReactNode {
  const { query, label, totalsOf, empty, openId } = props;
  const { t } = useTranslation('table');
  const [unfolded, setUnfolded] = useState(false);
  const { data } = query;
  const rows = useRef<HTMLElement>(null);
  useEffect(() => {
    if (openId) rowOpener(openId, rows.current)?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  return (
    <>
      <section
        ref={rows}
        aria-label={label}
        aria-busy={useFetching(query)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={cn(
          'min-h-40 flex-1 overflow-y-auto rounded-md border border-line bg-surface',
          query.isPlaceholderData && dimmed,
        )}
      >
        <StaleNotice query={query} />
        {empty || <CardList {...props} split />}
      </section>
      {data && hasSums(data) && totalsOf && !empty && (
        <details
          className="rounded-md border border-line bg-sunken px-3 py-1.5"
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary className="cursor-pointer text-xs text-ink-muted">{t('totals')}</summary>
          {unfolded && <TotalsLine of={totalsOf} sums={data} figures={query.figures} />}
        </details>
      )}
    </>
  );
}
