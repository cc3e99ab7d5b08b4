import { Link } from '@tanstack/react-router';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { cn } from '#/boot/ui/cn.ts';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { usePermittedPaths } from '#/kit/page/permitted-paths.tsx';
import {
  type StatisticKind,
  statisticKinds,
  statisticPath,
  statistics,
} from './statistic-kinds.ts';
import { handedOn } from './statistics-search.ts';

/** The router's links take any text. */
const pathOf: (kind: StatisticKind) => string = statisticPath;

/** The statistics that the person may open, each a page of its own, by the filters of this one. */
export function StatisticsLinks({ current }: { current?: StatisticKind }) {
  const { t } = useTranslation(['menu', 'statistics']);
  const permitted = usePermittedPaths();
  const { search } = usePageAddress();
  const offered = statisticKinds.filter((kind) => permitted.has(pathOf(kind)));
  if (offered.length === 0) return null;
  return (
    <nav
      aria-label={t('statistics:pages')}
      className="flex min-w-0 flex-wrap gap-x-1 gap-y-1 max-md:flex-nowrap max-md:overflow-x-auto"
    >
      {offered.map((kind) => (
        <Link
          key={kind}
          to={pathOf(kind)}
          search={handedOn(search)}
          aria-current={kind === current ? 'page' : undefined}
          className={cn(
            'flex h-7 shrink-0 items-center rounded-md px-2',
            kind === current
              ? 'bg-selected font-medium text-ink'
              : 'text-ink-muted hover:bg-hover hover:text-ink',
          )}
        >
          {t(`menu:${statistics[kind].name}`)}
        </Link>
      ))}
    </nav>
  );
}
