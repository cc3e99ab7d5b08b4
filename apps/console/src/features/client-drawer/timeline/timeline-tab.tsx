import { can, chainOf, type Resource } from '@brokerdesk/policy';
import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { clientKey } from '#/business/client/client-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { usePermissions } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { TabContent } from '../tab-content.tsx';
import type { TabProps } from '../tab-parts.tsx';
import { EventEntry } from './event-entry.tsx';
import { kindIcons } from './event-labels.ts';

export function byDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  dayOf: (at: string) => string,
): { day: string; entries: Entry[] }[] {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

const kindResources: readonly (readonly [Schemas.ClientEventKind, Resource])[] = [
  ['profile', 'client'],
  ['security', 'client'],
  ['kyc', 'kyc'],
  ['deposit', 'deposit'],
  ['withdrawal', 'withdrawal'],
  ['loan', 'loan'],
  ['compensation', 'compensation'],
  ['exchange', 'client'],
  // A person who may read a single kind of trade sees its events without this choice, which needs the parent.
  ['trade', 'trx'],
  ['emergency', 'emergency'],
  ['note', 'client'],
];

function useReadableKinds(): Schemas.ClientEventKind[] {
  const permissions = usePermissions();
  return kindResources
    .filter(([, resource]) => can(permissions, 'read', chainOf(resource)))
    .map(([kind]) => kind);
}

type Kind = Schemas.ClientEventKind;

const chip =
  'inline-flex h-7 items-center gap-1 rounded-full border px-2.5 text-xs transition-colors [&_svg]:size-3.5 pointer-coarse:h-8';
const looks = {
  on: 'border-selection bg-selected font-medium text-ink',
  off: 'border-line text-ink-muted hover:bg-hover hover:text-ink',
};

function KindFilter({
  chosen,
  onChange,
}: {
  chosen: readonly Kind[];
  onChange: (kinds: readonly Kind[]) => void;
}) {
  const { t } = useTranslation('client-timeline');
  const toggle = (kind: Kind) =>
    onChange(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and is for forms
    <div role="group" aria-label={t('filter')} className="flex flex-wrap gap-1.5">
      <button
        type="button"
        aria-pressed={chosen.length === 0}
        className={cn(chip, chosen.length === 0 ? looks.on : looks.off)}
        onClick={() => onChange([])}
      >
        {t('all')}
      </button>
      {useReadableKinds().map((kind) => {
        const Icon = kindIcons[kind];
        const pressed = chosen.includes(kind);
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={pressed}
            className={cn(chip, pressed ? looks.on : looks.off)}
            onClick={() => toggle(kind)}
          >
            <Icon aria-hidden="true" />
            {t(`kinds.${kind}`)}
          </button>
        );
      })}
    </div>
  );
}

export type Earlier = {
  hasMore: boolean;
  loading: boolean;
  error: unknown;
  onLoad: () => void;
};

export function LoadEarlier({ hasMore, loading, error, onLoad }: Earlier) {
  const { t } = useTranslation('client-timeline');
  if (!hasMore) return <p className="text-center text-xs text-ink-muted">{t('end')}</p>;
  if (error !== null) {
    return <ErrorState form="line" error={error} retrying={loading} onRetry={onLoad} />;
  }
  return (
    <Button className="self-center" busy={loading} onClick={onLoad}>
      {t('more')}
    </Button>
  );
}

const size = 30;

export function timelineQuery(sdk: Sdk, id: string, kinds: readonly Schemas.ClientEventKind[]) {
  const chosen = kinds.toSorted().join(',');
  return infiniteQueryOptions({
    queryKey: [...clientKey, 'timeline', id, chosen],
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        size,
        ...(chosen !== '' && { kinds: chosen }),
        ...(pageParam !== null && { before: pageParam }),
      };
      const params = { path: { id }, query };
      return unwrap(await sdk.GET('/client/admin/v1/timeline/{id}', { params, signal }));
    },
    // The type says that a later page has a cursor.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function TimelineTab({ client }: TabProps) {
  const { t } = useTranslation('client-timeline');
  const { date } = useTime();
  const [kinds, setKinds] = useState<readonly Schemas.ClientEventKind[]>([]);
  const query = useInfiniteQuery(timelineQuery(useSdk(), client.id, kinds));
  const { isFetchNextPageError: stuck, fetchNextPage } = query;
  const { firstNew, reveal } = useReveal();
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
                  void fetchNextPage().then(({ data }) => reveal(data?.pages.at(-1)?.list[0]?.id))
                }
              />
            </div>
          );
        }}
      </TabContent>
    </div>
  );
}

function useReveal() {
  const [id, setId] = useState<string>();
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (id !== undefined) ref.current?.focus({ preventScroll: true });
  }, [id]);
  return { firstNew: { id, ref }, reveal: setId };
}
