import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageProps } from '#/core/pages/page-route.ts';
import { ProductStatistics } from './product-statistics.tsx';
import { ReportsMenu } from './reports-menu.tsx';
import { type StatisticKind, statisticKinds } from './statistic-kinds.ts';
import { StatisticsLinks } from './statistics-links.tsx';
import { TeamStatistics } from './team-statistics.tsx';

const isKind = (kind: string | undefined): kind is StatisticKind =>
  statisticKinds.some((known) => known === kind);

export function Page({ name, kind }: PageProps) {
  const { t } = useTranslation('menu');
  usePageTitle(t(name));
  if (!isKind(kind)) return null;
  return (
    <div className="mx-auto flex max-w-360 flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t(name)}</h1>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <StatisticsLinks current={kind} />
          <ReportsMenu key={kind} kind={kind} />
        </div>
      </header>
      {kind === 'team' ? <TeamStatistics /> : <ProductStatistics kind={kind} />}
    </div>
  );
}
