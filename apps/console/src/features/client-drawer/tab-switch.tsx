import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { ClientTab } from '#/kit/client/client-address.ts';
import { useCan } from '#/kit/permission/use-can.ts';
import { TabPanel, Tabs } from '#/kit/tabs/tabs.tsx';
import { NoRight } from '#/kit/ui/no-right.tsx';
import { tabFiles } from './tab-files.ts';
import { switchTabs } from './tab-names.ts';
import { TabSkeleton } from './tab-skeleton.tsx';

const look = 'min-h-64 px-5 py-4';

export type TabSwitchProps = {
  client: Schemas.Client;
  tab: ClientTab;
  onTab: (tab: ClientTab) => void;
};

/** The parts of a client that are looked at one at a time, and the one that is open. */
export function TabSwitch({ client, tab, onTab }: TabSwitchProps) {
  const { t } = useTranslation('client-detail');
  const mayReadKyc = useCan('read', 'kyc');
  const names = switchTabs.filter((name) => name !== 'kyc' || mayReadKyc);
  const isListed = names.some((name) => name === tab);
  const Content = tabFiles[tab];
  const content =
    tab === 'kyc' && !mayReadKyc ? (
      <NoRight />
    ) : (
      <Content key={tab} client={client} fallback={<TabSkeleton />} />
    );
  return (
    <Tabs
      label={t('tabs.label')}
      names={names}
      selected={tab}
      titleOf={(name) => t(`tabs.${name}`)}
      onSelect={onTab}
    >
      {isListed ? (
        <TabPanel key={tab} name={tab} className={look}>
          {content}
        </TabPanel>
      ) : (
        <section aria-label={t(`tabs.${tab}`)} className={look}>
          <h3 className="mb-2.5 font-semibold">{t(`tabs.${tab}`)}</h3>
          {content}
        </section>
      )}
    </Tabs>
  );
}
