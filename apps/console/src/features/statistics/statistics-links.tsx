import { Link } from '@tanstack/react-router';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { LinkStrip } from '#/ui/figures/figure.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import {
  type StatisticKind,
  statisticKinds,
  statisticPath,
  statistics,
} from './statistic-kinds.ts';
import { handedOn } from './statistics-search.ts';

/** The router's links take any text. */
const pathOf: (kind: StatisticKind) => string = statisticPath;

export function StatisticsLinks({
  current,
  leftOut = [],
}: {
  current?: StatisticKind;
  leftOut?: readonly StatisticKind[];
}) {
  const { t } = useTranslation(['menu', 'statistics']);
  const permitted = usePermittedPaths();
  const { search } = usePageAddress();
  const offered = statisticKinds.filter(
    (kind) => permitted.has(pathOf(kind)) && !leftOut.includes(kind),
  );
  if (offered.length === 0) return null;
  return (
    <LinkStrip label={t('statistics:pages')} className="gap-1">
      {offered.map((kind) => (
        <Link
          key={kind}
          to={pathOf(kind)}
          search={handedOn(search)}
          aria-current={kind === current ? 'page' : undefined}
          className={cn(
            'flex h-7 items-center rounded-md px-2 max-md:h-10',
            kind === current
              ? 'bg-selected font-medium text-ink'
              : 'text-ink-muted hover:bg-hover hover:text-ink',
          )}
        >
          {t(`menu:${statistics[kind].name}`)}
        </Link>
      ))}
    </LinkStrip>
  );
}
