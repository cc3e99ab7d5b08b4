import type { Schemas } from '@brokerdesk/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { timelineQuery } from '../api/client-timeline.ts';
import { TabContent } from '../tab-content.tsx';
import type { TabProps } from '../tab-props.ts';
import { byDay } from '../timeline/by-day.ts';
import { EventEntry } from '../timeline/event-entry.tsx';
import { KindFilter } from '../timeline/kind-filter.tsx';
import { LoadEarlier } from '../timeline/load-earlier.tsx';

/** Everything that has happened about the client, the newest first, day by day. */
export function TimelineTab({ client }: TabProps) {
  const { t } = useTranslation('client-timeline');
  const { date } = useTime();
  const [kinds, setKinds] = useState<readonly Schemas.ClientEventKind[]>([]);
  const query = useInfiniteQuery(timelineQuery(useSdk(), client.id, kinds));
  const { isFetchNextPageError: stuck, fetchNextPage } = query;
  const { firstNew, reach } = useReach();
  const today = date(new Date().toISOString());
  return (
    <div className="flex flex-col gap-4">
      <KindFilter chosen={kinds} onChange={setKinds} />
      <TabContent
        query={{ ...query, error: stuck ? null : query.error }}
        isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      >
        {({ pages }) => {
          const events = pages.flatMap(({ list }) => list);
          return (
            <div className="flex flex-col gap-4">
              {byDay(events, date).map(({ day, entries }) => (
                <section key={day} aria-label={day}>
                  <h4 className="mb-3 text-xs font-medium text-ink-muted">
                    {day === today ? t('today', { day }) : day}
                  </h4>
                  <ol>
                    {entries.map((event) => (
                      <EventEntry
                        key={event.id}
                        client={client}
                        event={event}
                        ref={event.id === firstNew.id ? firstNew.ref : undefined}
                      />
                    ))}
                  </ol>
                </section>
              ))}
              <LoadEarlier
                hasMore={query.hasNextPage}
                loading={query.isFetchingNextPage}
                error={stuck ? query.error : null}
                onLoad={() =>
                  void fetchNextPage().then(({ data }) => reach(data?.pages.at(-1)?.list[0]?.id))
                }
              />
            </div>
          );
        }}
      </TabContent>
    </div>
  );
}

/** Puts the focus where the reading goes on: the button that has fetched it may be gone by then. */
function useReach() {
  const [id, setId] = useState<string>();
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (id !== undefined) ref.current?.focus({ preventScroll: true });
  }, [id]);
  return { firstNew: { id, ref }, reach: setId };
}
