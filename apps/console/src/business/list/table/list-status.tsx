import { FilterX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Button } from '#/core/ui/button.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import type { ListQuery } from './column.ts';
import type { TableSearch } from './sort.ts';
import { useFetching } from './use-fetching.ts';
import { listOf } from './use-scroll-to-top.ts';

export function ListStatus({
  query,
  total,
}: {
  query: ListQuery<unknown>;
  total: number | null | undefined;
}) {
  const { t } = useTranslation('kit');
  const fetching = useFetching(query);
  return (
    <p role="status" className="sr-only">
      {total != null && t('page.total', { count: total, shown: total })}
      {/* A failure has an alert of its own. */}
      {total === undefined && (query.isPending || fetching) && t('table.loading')}
    </p>
  );
}

export function ListFailure({
  query,
  ...failed
}: {
  query: ListQuery<unknown>;
  title: string | undefined;
  error: unknown;
}) {
  return <ErrorState {...failed} retrying={useFetching(query)} onRetry={query.refetch} />;
}

export function TableNews({
  selected,
  changed,
  news,
}: {
  selected: number;
  changed: number;
  /** Which news of changes it is: two may be of as many rows. */
  news: number;
}) {
  const { t } = useTranslation('table');
  return (
    <>
      <Announcement>{selected > 0 ? t('select.count', { count: selected }) : ''}</Announcement>
      <Announcement news={news}>{changed > 0 ? t('changed', { count: changed }) : ''}</Announcement>
    </>
  );
}

type Failure = { error: unknown };

/** Kept during a retry; null after another filter or a success. */
export function useFailure<Row>(query: ListQuery<Row>, search: TableSearch): Failure | null {
  const list = listOf(search);
  const [last, setLast] = useState<(Failure & { list: string }) | null>(null);
  const { error } = query;
  if (query.isError && query.data === undefined) {
    if (last?.list !== list || last.error !== error) setLast({ error, list });
    return { error };
  }
  if (last === null) return null;
  const arrived = query.data !== undefined && !query.isPlaceholderData;
  if (!arrived && last.list === list) return last;
  setLast(null);
  return null;
}

export type NoRowsProps = {
  title: string;
  hint: string;
  action?: ReactNode;
  filtered: boolean;
  noMatch?: string | undefined;
  onClearFilters: () => void;
  page: number;
  onFirstPage: () => void;
};

export function NoRows(props: NoRowsProps) {
  const { title, hint, action, filtered, noMatch, onClearFilters, page, onFirstPage } = props;
  const { t } = useTranslation('kit');
  if (page > 1) {
    return (
      <EmptyState
        title={t('table.pageGone')}
        hint={t('table.pageGoneHint')}
        action={<Button onClick={onFirstPage}>{t('page.first')}</Button>}
      />
    );
  }
  if (filtered) {
    return (
      <EmptyState
        icon={FilterX}
        title={noMatch ?? t('table.noMatch')}
        hint={t('table.noMatchHint')}
        action={<Button onClick={onClearFilters}>{t('filter.clear')}</Button>}
      />
    );
  }
  return <EmptyState title={title} hint={hint} action={action} />;
}
