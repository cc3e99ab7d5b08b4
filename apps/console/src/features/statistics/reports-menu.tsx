import { Bookmark } from 'lucide-react';
import { useMemo, useState } from 'react';
import { searchToKeep } from '#/business/list/table/edit-views.ts';
import {
  type SavedViewsOptions,
  useSavedViews,
  useStandardView,
  useTableView,
} from '#/business/list/table/views/use-table-view.ts';
import { ViewsDialog, ViewsEntries } from '#/business/list/table/views/views-menu.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { defaultPageSize } from '#/ui/api/page-sizes.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { type StatisticKind, statistics } from './statistic-kinds.ts';
import { readStatisticsSearch } from './statistics-search.ts';

const ReportSubscriptions = lazyOverlay(
  async () => (await import('./report-subscriptions.tsx')).ReportSubscriptions,
);

/** Statistics have no pages; saved views expect them. */
const readSearch = (address: unknown) => {
  const { sort = '', ...search } = readStatisticsSearch(address);
  return { ...search, sort, size: defaultPageSize, page: 1 };
};

/** A saved view opens with the scope of the user who opens it. */
export function ReportsMenu({ kind }: { kind: StatisticKind }) {
  const { t } = useTranslation(['statistics', 'menu']);
  const address = usePageAddress();
  const tableId = `statistics-${kind}`;
  const control = useTableView(tableId);
  const search = useMemo(() => readSearch(address.search), [address.search]);
  const options: SavedViewsOptions = {
    ...{ tableId, control, search, readSearch },
    columns: [],
    onSearchChange: (changed) => {
      const { page: _page, size: _size, ...next } = { ...address.latestSearch(), ...changed };
      const kept = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
      address.change(Object.fromEntries(kept), false);
    },
  };
  useStandardView(options);
  const saved = useSavedViews(options);
  const [opened, setOpened] = useState<'views' | 'subscriptions' | null>(null);
  const close = () => setOpened(null);
  const { current } = saved;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button
            aria-label={current ? t('reports.now', { name: current.name }) : t('reports.label')}
          >
            <Bookmark aria-hidden="true" className={current ? 'fill-current' : ''} />
            <span className="max-w-32 truncate">{current?.name ?? t('reports.label')}</span>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent className="max-w-72">
          <ViewsEntries saved={saved} />
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setOpened('views')}>
            {t('reports.manage')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpened('subscriptions')}>
            {t('subscribe.menu')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {opened === 'views' && <ViewsDialog saved={saved} onClose={close} />}
      {opened === 'subscriptions' && (
        <ReportSubscriptions
          report={kind}
          name={current?.name ?? t(`menu:${statistics[kind].name}`)}
          search={searchToKeep(readStatisticsSearch(address.search))}
          onClose={close}
        />
      )}
    </>
  );
}
