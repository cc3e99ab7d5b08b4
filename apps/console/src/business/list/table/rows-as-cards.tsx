import { useRef } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { CardList } from './card-list.tsx';
import { dimmed, type RowsProps, StaleNotice } from './rows/rows.tsx';
import { hasSums, TotalsLine } from './totals.tsx';
import { useFetching } from './use-fetching.ts';
import { listOf, useScrollToTop } from './use-scroll-to-top.ts';
import { useSettledValue } from './use-settled-value.ts';

function cardsToTop(cards: HTMLElement): void {
  if (cards.getBoundingClientRect().top < 0) cards.scrollIntoView({ block: 'start' });
}

export function RowsAsCards<Row extends { id: string }>(props: RowsProps<Row>) {
  const { query, totalsOf, empty, search, arrived } = props;
  const cards = useRef<HTMLDivElement>(null);
  useScrollToTop(cards, useSettledValue(listOf(search), arrived), cardsToTop);
  return (
    <div
      ref={cards}
      aria-busy={useFetching(query)}
      className={cn('flex scroll-mt-20 flex-col gap-2', query.isPlaceholderData && dimmed)}
    >
      <StaleNotice query={query} />
      {empty || <CardList {...props} />}
      {query.data && hasSums(query.data) && totalsOf && !empty && (
        <div className="rounded-md border border-line bg-sunken px-3 py-2">
          <TotalsLine of={totalsOf} sums={query.data} figures={query.figures} />
        </div>
      )}
    </div>
  );
}
