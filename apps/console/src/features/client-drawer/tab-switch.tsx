import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Segmented } from '#/boot/ui/segmented.tsx';
import type { ClientTab } from '#/kit/client/client-address.ts';
import { useCan } from '#/kit/permission/use-can.ts';
import { TabPanel, Tabs } from '#/kit/tabs/tabs.tsx';
import { NoRight } from '#/kit/ui/no-right.tsx';
import { tabFiles } from './tab-files.ts';
import { tabNames, tabOf, tabViews, viewsBeside } from './tab-names.ts';
import { TabSkeleton } from './tab-skeleton.tsx';

const look = 'min-h-64 px-5 py-4';

export type TabSwitchProps = {
  client: Schemas.Client;
  /** The view that is open, as the address names it. */
  tab: ClientTab;
  onTab: (tab: ClientTab) => void;
};

/** The parts of a client that are looked at one at a time, and the one that is open. */
export function TabSwitch({ client, tab: view, onTab }: TabSwitchProps) {
  const { t } = useTranslation('client-detail');
  const mayReadKyc = useCan('read', 'kyc');
  const names = tabNames.filter((name) => name !== 'identity' || mayReadKyc);
  const tab = tabOf(view);
  const isListed = names.includes(tab);
  return (
    <Tabs
      label={t('tabs.label')}
      names={names}
      selected={tab}
      titleOf={(name) => t(`tabs.${name}`)}
      onSelect={(name) => onTab(tabViews[name][0])}
    >
      {isListed ? (
        <TabPanel key={tab} name={tab} className={look}>
          <View client={client} current={view} onView={onTab} />
        </TabPanel>
      ) : (
        <section aria-label={t('tabs.identity')} className={look}>
          <NoRight />
        </section>
      )}
    </Tabs>
  );
}

/** One view of a tab, with the others of the tab above it. */
function View({
  client,
  current,
  onView,
}: {
  client: Schemas.Client;
  current: ClientTab;
  onView: (view: ClientTab) => void;
}) {
  const { t } = useTranslation('client-detail');
  const Content = tabFiles[current];
  const content = <Content key={current} client={client} fallback={<TabSkeleton />} />;
  const beside = viewsBeside(current);
  if (beside.length === 1) return content;
  return (
    <>
      <div className="mb-3">
        <Segmented
          legend={t('tabs.views')}
          options={beside.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={current}
          onChange={onView}
        />
      </div>
      {content}
    </>
  );
}
