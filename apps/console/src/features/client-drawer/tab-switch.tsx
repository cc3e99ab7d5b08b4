import { can } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { ClientTab } from '#/business/client/client-address.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { NoRight } from '#/ui/controls/no-right.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { usePermissions } from '#/ui/permission/permissions-context.tsx';
import { TabPanel, Tabs } from '#/ui/tabs/tabs.tsx';
import { resourceOf, tabNames, tabOf, tabViews } from './tab-names.ts';
import { TabSkeleton } from './tab-skeleton.tsx';

/** Each view comes when it is opened first. */
const tabFiles = {
  kyc: lazyPart(async () => (await import('./tabs/kyc-tab.tsx')).KycTab, ['decision']),
  trade: lazyPart(async () => (await import('./tabs/trade-tab.tsx')).TradeTab, ['two-people']),
  access: lazyPart(async () => (await import('./tabs/access-tab.tsx')).AccessTab, ['access']),
  bank: lazyPart(async () => (await import('./tabs/bank-tab.tsx')).BankTab, ['two-people']),
  nominee: lazyPart(async () => (await import('./tabs/nominee-tab.tsx')).NomineeTab),
  holding: lazyPart(async () => (await import('./tabs/holding-tab.tsx')).HoldingTab),
  statement: lazyPart(
    async () => (await import('./tabs/statement-tab.tsx')).StatementTab,
    ['statement'],
  ),
  timeline: lazyPart(
    async () => (await import('./tabs/timeline-tab.tsx')).TimelineTab,
    ['client-timeline', 'decision'],
  ),
  exchange: lazyPart(async () => (await import('./tabs/exchange-tab.tsx')).ExchangeTab),
  note: lazyPart(async () => (await import('./tabs/note-tab.tsx')).NoteTab, ['form']),
  crypto: lazyPart(async () => (await import('./tabs/crypto-tab.tsx')).CryptoTab),
} satisfies Record<ClientTab, unknown>;

const look = 'min-h-64 px-5 py-4';

export type TabSwitchProps = {
  client: Schemas.Client;
  /** The view that the address names; without one, the first that the viewer may read. */
  tab: ClientTab | undefined;
  onTab: (tab: ClientTab) => void;
};

/** The views of a client that are looked at one at a time, and the one that is open. */
export function TabSwitch({ client, tab: named, onTab }: TabSwitchProps) {
  const { t } = useTranslation('client-detail');
  const permissions = usePermissions();
  const mayRead = (view: ClientTab) => can(permissions, 'read', resourceOf(view));
  const names = tabNames.filter((name) => mayRead(tabViews[name][0]));
  const view = named ?? tabViews[names[0] ?? 'kyc'][0];
  const tab = tabOf(view);
  const Content = tabFiles[view];
  const content = <Content key={view} client={client} fallback={<TabSkeleton />} />;
  return (
    <Tabs
      label={t('tabs.label')}
      names={names}
      selected={tab ?? view}
      titleOf={(name) => t(`tabs.${name}`)}
      onSelect={(name) => onTab(tabViews[name][0])}
    >
      {tab !== null && names.includes(tab) ? (
        <TabPanel key={tab} name={tab} className={look}>
          {tab === 'funds' && (
            <div className="mb-3">
              <Segmented
                legend={t('tabs.views')}
                options={tabViews.funds.map((value) => ({ value, label: t(`views.${value}`) }))}
                value={view}
                onChange={onTab}
              />
            </div>
          )}
          {content}
        </TabPanel>
      ) : (
        <section aria-label={t(`views.${view}`)} className={look}>
          {mayRead(view) ? content : <NoRight />}
        </section>
      )}
    </Tabs>
  );
}
