import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageFile } from '#/core/pages/page-route.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { TabPanel, Tabs } from '#/ui/tabs/tabs.tsx';
import { list } from './staff-list.ts';
import { StaffDrawer, StaffTable } from './staff-table.tsx';

const TeamTree = lazyPart(async () => (await import('./team-tree.tsx')).TeamTree);

const views = ['list', 'team'] as const;

export const prefetch: PageFile['prefetch'] = async (at) => {
  if (!('view' in at.search)) await list.prefetch(at);
};

export function Page() {
  const { t } = useTranslation(['staff', 'menu']);
  usePageTitle(t('menu:users'));
  const { search, change } = usePageAddress();
  const { id } = list.readSearch(search);
  const view = search['view'] === 'team' ? 'team' : 'list';
  const open = (next: string | undefined) =>
    change({ view: 'team', ...(next !== undefined && { id: next }) }, id !== undefined);
  return (
    <>
      <h1 className="mb-3 text-xl font-semibold">{t('menu:users')}</h1>
      <Tabs
        label={t('view.label')}
        names={views}
        selected={view}
        titleOf={(name) => t(`view.${name}`)}
        onSelect={(name) => change(name === 'team' ? { view: 'team' } : {}, false)}
      >
        <TabPanel name="list" className="pt-3">
          <StaffTable />
        </TabPanel>
        <TabPanel name="team" className="pt-3">
          <TeamTree onOpen={open} />
          {id !== undefined && <StaffDrawer id={id} onClose={() => open(undefined)} />}
        </TabPanel>
      </Tabs>
    </>
  );
}
