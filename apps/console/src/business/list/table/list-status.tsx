import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import type { ListQuery } from './column.ts';
import { useFetching } from './use-fetching.ts';

/** How many records there are, or that they are being loaded, for those who cannot see it. */
export function ListStatus({
  query,
  total,
}: {
  query: ListQuery<unknown>;
  total: number | undefined;
}) {
  const { t } = useTranslation('kit');
  const fetching = useFetching(query);
  return (
    <p role="status" className="sr-only">
      {total !== undefined && t('page.total', { count: total, shown: total })}
      {/* A failure has an alert of its own. */}
      {total === undefined && (query.isPending || fetching) && t('table.loading')}
    </p>
  );
}

/** In the place of rows that is unavailable. */
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
