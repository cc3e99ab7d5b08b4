import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useSettings } from '#/core/settings/settings-context.tsx';
import type { List, ListSearch } from './define-list.ts';
import type { ListPageOptions } from './list-page-options.ts';
import type { ListPage, ListQuery } from './table/column.ts';
import type { ListLabels } from './use-list-labels.ts';

export function OpenDrawer<Row extends { id: string }, Search extends ListSearch>({
  list,
  search,
  query,
  label,
  onOpen,
  drawer: Drawer,
  decision,
}: {
  list: Pick<List<Search, ListPage<Row>>, 'key' | 'read'>;
  search: Search;
  query: ListQuery<Row>;
  label: ListLabels['label'];
  onOpen: (id: string | undefined) => void;
} & {
  [Part in 'drawer' | 'decision']: ListPageOptions<Row, Search, []>[Part] | undefined;
}) {
  const sdk = useSdk();
  const router = useRouter();
  const { timezone } = useSettings();
  const openId = useRef(search.id);
  useEffect(() => {
    openId.current = search.id;
  }, [search.id]);
  if (search.id === undefined) return null;
  const rows = query.data?.list;
  const opened = {
    id: search.id,
    listed: rows?.find(({ id }) => id === search.id),
    query,
    onOpen,
    onClose: () => onOpen(undefined),
  };
  if (Drawer) return <Drawer {...opened} />;
  if (!decision) return null;
  const { waitingStatus = 'pending' } = decision;
  const waiting = { ...search, status: waitingStatus, page: 1, size: 100 as const };
  const queue = {
    rows,
    watch: (id: string) => {
      let hasLeft = false;
      const end = router.subscribe('onBeforeNavigate', () => {
        hasLeft = true;
      });
      return { isCurrent: () => !hasLeft && id === openId.current, end };
    },
    findWaiting: async () => (await list.read(sdk, waiting, timezone)).list,
    queryKey: list.key,
    labels: {
      opened: (next: Row) => label('next.opened', decision.named(next)),
      none: label('next.none'),
    },
  };
  return <decision.drawer {...opened} queue={queue} />;
}
