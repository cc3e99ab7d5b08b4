import { newRequestId, type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { describeProblem } from '#/ui/api/problem.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { viewKey } from '#/ui/live/live-queries.ts';
import { useEventCallback } from './use-event-callback.ts';
import type { SavedView } from './views/table-view.ts';
import type { SavedViews } from './views/use-table-view.ts';

function viewsQuery(sdk: Sdk, list: string) {
  return queryOptions({
    queryKey: [...viewKey, list],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/view/admin/v1/list', { params: { query: { list } }, signal })),
    staleTime: 0,
  });
}

export function useViewLabels({ tableId }: Pick<SavedViews, 'tableId'>) {
  const { t } = useTranslation(['table', 'views']);
  const isReport = tableId.startsWith('statistics-');
  return (key: 'label' | 'none' | 'hint' | 'name' | 'saved' | 'setStandard', name = '') =>
    isReport ? t(`views:report.${key}`, { name }) : t(`views.${key}`, { name });
}

const toSaved = ({ list: _, layout, ...view }: Schemas.SavedView): SavedView => ({
  ...view,
  view: layout,
});

async function sendView(sdk: Sdk, list: string, saved: SavedView): Promise<Schemas.SavedView> {
  const { id, name, search, view: layout, standard, sharing = 'private' } = saved;
  const body = { list, name, search, layout, standard, sharing };
  const params = { path: { id } };
  return unwrap(await sdk.PUT('/view/admin/v1/{id}', { params, body }));
}

function merged(now: readonly SavedView[], own: readonly SavedView[]): SavedView[] {
  const isUnsent = ({ id, version }: SavedView) =>
    version === undefined && !own.some((one) => one.id === id);
  return [...own, ...now.filter(isUnsent)];
}

const sending = new Set<string>();

export function useViewsOnServer({ tableId: list, change }: SavedViews) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { data } = useQuery(viewsQuery(sdk, list));
  const { queryKey } = viewsQuery(sdk, list);
  const refetch = () => queryClient.invalidateQueries({ queryKey });
  const store = useEventCallback(async (sent: Schemas.SavedView) => {
    change((now) => now.map((one) => (one.id === sent.id ? toSaved(sent) : one)));
    // Responses from before it was sent would take it off the list.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(
      queryKey,
      (now) => now && { ...now, own: [...now.own.filter(({ id }) => id !== sent.id), sent] },
    );
    void refetch();
  });

  async function write(view: SavedView): Promise<boolean> {
    try {
      await store(await sendView(sdk, list, view));
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  }

  async function remove({ id, version }: SavedView): Promise<void> {
    try {
      const params = { path: { id } };
      const answer = version !== undefined && (await sdk.DELETE('/view/admin/v1/{id}', { params }));
      // Over already: that is what was wanted.
      if (answer && answer.error?.code !== 'NOT_FOUND') unwrap(answer);
      change((now) => now.filter((one) => one.id !== id));
      void refetch();
    } catch (error) {
      tell(error);
    }
  }

  useEffect(() => {
    if (data === undefined) return;
    change((now) => {
      const next = merged(now, data.own.map(toSaved));
      for (const view of next) {
        if (view.version !== undefined || sending.has(view.id)) continue;
        sending.add(view.id);
        // Tried again when the views are looked at next.
        sendView(sdk, list, view)
          .then(store)
          .catch(() => {})
          .finally(() => sending.delete(view.id));
      }
      return next;
    });
  }, [data, change, store, sdk, list]);

  return { shared: data?.shared ?? [], mayShare: data?.may_share ?? 'private', write, remove };
}

function tell(error: unknown): void {
  showToast({
    tone: 'danger',
    title: () => i18next.t('views:notSaved'),
    description: () => describeProblem(error).message ?? i18next.t('views:onlyHere'),
  });
}

export function fitToReader(
  { readSearch, columns }: Pick<SavedViews, 'readSearch' | 'columns'>,
  shared: Schemas.SharedView,
): { view: SavedView; leftOut: number } {
  const { search, layout } = shared;
  const known: object = readSearch?.(search) ?? search;
  const isKnown = ([key, value]: [string, unknown]) =>
    Object.entries(known).some(([name, own]) => name === key && own === value);
  const entries = Object.entries(search);
  const kept = entries.filter(isKnown);
  const ids = new Set(columns.map(({ id }) => id));
  const named = new Set([
    ...[layout.shown, ...Object.values(layout.tabs ?? {})].flatMap(Object.keys),
    ...layout.order,
    ...Object.keys(layout.pinned),
  ]);
  const foreign = [...named].filter((id) => !ids.has(id));
  return {
    view: {
      ...{ id: newRequestId(), name: shared.name, standard: false },
      ...{ search: Object.fromEntries(kept), view: layout },
    },
    leftOut: entries.length - kept.length + foreign.length,
  };
}

export function tellLeftOut(count: number): void {
  if (count === 0) return;
  showToast({
    tone: 'info',
    title: i18next.t('views:leftOut', { count }),
  });
}
