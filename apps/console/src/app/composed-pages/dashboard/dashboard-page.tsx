import { can, chainOf, type Resource } from '@brokerdesk/policy';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageFile } from '#/core/pages/page-route.ts';
import { Dashboard } from '#/features/dashboard/dashboard.tsx';
import { summaryQuery } from '#/features/dashboard/dashboard-calls.ts';
import { StatisticsLinks } from '#/features/statistics/statistics-links.tsx';
import { handedOn } from '#/features/statistics/statistics-search.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { usePermissions } from '#/ui/permission.tsx';
import { TabPanel, Tabs } from '#/ui/tabs/tabs.tsx';

export const dashboardTabs = {
  summary: 'dashboard',
  product: 'stat',
  team: 'teamstat',
  teamProduct: 'teamstat',
} as const satisfies Record<string, Resource>;

export type DashboardTab = keyof typeof dashboardTabs;

// The keys of a literal are exactly the keys of its type.
export const dashboardTabNames = Object.keys(dashboardTabs) as DashboardTab[];

export function tabOf(address: unknown, offered: readonly DashboardTab[]): DashboardTab {
  return offered.find((name) => name === address) ?? 'summary';
}

export const prefetch: PageFile['prefetch'] = async ({ queries, sdk, search }) => {
  if (!('tab' in search)) await queries.prefetchQuery(summaryQuery(sdk));
};

const ProductStatistics = lazyPart(
  async () => (await import('#/features/statistics/product-statistics.tsx')).ProductStatistics,
);
const TeamStatistics = lazyPart(
  async () => (await import('#/features/statistics/team-statistics.tsx')).TeamStatistics,
);
const TeamProductStatistics = lazyPart(
  async () =>
    (await import('#/features/statistics/team-product-statistics.tsx')).TeamProductStatistics,
);

const MoneyFlow = lazyPart(
  async () => (await import('#/features/statistics/money-flow.tsx')).MoneyFlow,
);

const Handover = lazyPart(
  async () => (await import('./handover.tsx')).Handover,
  ['audit-log', 'handover', 'form'],
);

const DeskDay = lazyPart(
  async () => (await import('#/features/dashboard/desk-day.tsx')).DeskDayPage,
  ['desk-day'],
);

const tabbed = ['team', 'product'] as const;

export function Page() {
  const { search } = usePageAddress();
  if (search['tab'] === 'desk') return <DeskDay />;
  return search['tab'] === 'shift' ? <Handover /> : <DashboardTabs />;
}

function DashboardTabs() {
  const { t } = useTranslation(['dashboard', 'menu']);
  usePageTitle(t('menu:dashboard'));
  const permissions = usePermissions();
  const { search, change } = usePageAddress();
  const offered = dashboardTabNames.filter((name) =>
    can(permissions, 'read', chainOf(dashboardTabs[name])),
  );
  const selected = tabOf(search['tab'], offered);
  return (
    <div className="mx-auto flex max-w-360 flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t('dashboard:title')}</h1>
        <StatisticsLinks leftOut={tabbed} />
      </header>
      {offered.length > 1 ? (
        <Tabs
          label={t('dashboard:tabs.label')}
          names={offered}
          selected={selected}
          titleOf={(name) => t(`dashboard:tabs.${name}`)}
          onSelect={(name) =>
            change({ ...handedOn(search), ...(name !== 'summary' && { tab: name }) }, false)
          }
        >
          <TabPanel name={selected} className="pt-4">
            <Panel name={selected} />
          </TabPanel>
        </Tabs>
      ) : (
        <Panel name={selected} />
      )}
    </div>
  );
}

function Panel({ name }: { name: DashboardTab }) {
  if (name === 'product') return <ProductStatistics kind="product" />;
  if (name === 'team') return <TeamStatistics />;
  if (name === 'teamProduct') return <TeamProductStatistics />;
  return (
    <Dashboard>
      <MoneyFlow />
    </Dashboard>
  );
}
