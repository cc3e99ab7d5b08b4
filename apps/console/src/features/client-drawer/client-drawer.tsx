import { can, type ResourceRef } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import type { ClientTab } from '#/business/client/client-address.ts';
import { clientQuery, listedClient } from '#/business/client/client-query.ts';
import { ClientRisk } from '#/business/client/client-risk.tsx';
import { KycStatus } from '#/business/client/kyc-status.tsx';
import { ClientState, OnlineMark } from '#/business/client-records/client-state.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { Avatar } from '#/ui/controls/avatar.tsx';
import { RobotMark } from '#/ui/controls/client-name.tsx';
import { DrawerSkeleton } from '#/ui/controls/drawer-skeleton.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { NoRight } from '#/ui/controls/loaded.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';
import { usePermissions } from '#/ui/permission.tsx';
import { TabPanel, Tabs } from '#/ui/tabs/tabs.tsx';
import { BasicInfo } from './basic-info.tsx';
import { TabSkeleton } from './tab-parts.tsx';

/** In the order of the switch; a tab opens its first view. Crypto addresses are in none: only an address opens them. */
export const tabViews = {
  kyc: ['kyc'],
  trade: ['trade'],
  access: ['access'],
  bank: ['bank'],
  nominee: ['nominee'],
  holding: ['holding'],
  funds: ['statement', 'exchange'],
  timeline: ['timeline'],
  note: ['note'],
} as const satisfies Record<string, readonly ClientTab[]>;

type TabName = keyof typeof tabViews;

// The keys of what is written out above, and no others.
export const tabNames = Object.keys(tabViews) as TabName[];

/** Null for a view that the switch leaves out. */
export function tabOf(view: ClientTab): TabName | null {
  return tabNames.find((name) => tabViews[name].some((one) => one === view)) ?? null;
}

function resourceOf(view: ClientTab): ResourceRef {
  return view === 'kyc' ? 'kyc' : 'client';
}

const tabFiles = {
  kyc: lazyPart(async () => (await import('./kyc-tab.tsx')).KycTab, ['decision']),
  trade: lazyPart(async () => (await import('./tabs/trade-tab.tsx')).TradeTab, ['two-people']),
  access: lazyPart(async () => (await import('./tabs/access-tab.tsx')).AccessTab, ['access']),
  bank: lazyPart(async () => (await import('./bank-tab.tsx')).BankTab, ['two-people']),
  nominee: lazyPart(async () => (await import('./tabs/nominee-tab.tsx')).NomineeTab),
  holding: lazyPart(async () => (await import('./tabs/holding-tab.tsx')).HoldingTab),
  statement: lazyPart(
    async () => (await import('./statement-tab.tsx')).StatementTab,
    ['statement'],
  ),
  timeline: lazyPart(
    async () => (await import('./timeline/timeline-tab.tsx')).TimelineTab,
    ['client-timeline', 'decision'],
  ),
  exchange: lazyPart(async () => (await import('./tabs/exchange-tab.tsx')).ExchangeTab),
  note: lazyPart(async () => (await import('./note-tab.tsx')).NoteTab, ['form']),
  crypto: lazyPart(async () => (await import('./crypto-tab.tsx')).CryptoTab),
} satisfies Record<ClientTab, unknown>;

const look = 'min-h-64 px-5 py-4';

type TabSwitchProps = {
  client: Schemas.Client;
  /** Undefined stands for the first that the viewer may read. */
  tab: ClientTab | undefined;
  onTab: (tab: ClientTab) => void;
};

function TabSwitch({ client, tab: named, onTab }: TabSwitchProps) {
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

function ClientHead({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('client-profile');
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 px-5">
      <span className="max-w-48 truncate text-ink-muted">{client.username}</span>
      <ClientState named="always" client={client} />
      <KycStatus named="always" status={client.kyc_status} />
      <ClientRisk level={client.risk_level} />
      <span className="text-xs text-ink-muted">{t('vipLevel', { level: client.vip_level })}</span>
      <OnlineMark online={client.online} />
    </div>
  );
}

export type ClientDrawerProps = {
  id: string;
  tab: ClientTab | undefined;
  onTab: (tab: ClientTab) => void;
  onClose: () => void;
  actions: (client: Schemas.Client) => ReactNode;
};

export function ClientDrawer({ id, tab, onTab, onClose, actions }: ClientDrawerProps) {
  const { t } = useTranslation('client-detail');
  const queryClient = useQueryClient();
  const query = useQuery({
    ...clientQuery(useSdk(), id),
    placeholderData: () => listedClient(queryClient, id),
  });
  const rowOpener = useRowOpener();
  const [opener] = useState(() => document.activeElement);
  const client = query.data;
  const missing = query.isError && describeProblem(query.error).kind === 'missing';
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={id}
      title={
        client ? (
          <span className="flex items-center gap-2.5">
            <Avatar name={client.full_name} src={client.avatar} />
            <span className="truncate">{client.full_name}</span>
          </span>
        ) : (
          t(query.isError ? 'panel.client' : 'panel.loading')
        )
      }
      badge={client?.fake && <RobotMark />}
      head={client && <ClientHead client={client} />}
      returnFocusTo={() => rowOpener(id) ?? (opener instanceof HTMLElement ? opener : null)}
    >
      {client ? (
        <div className="@container">
          <div className="@4xl:grid @4xl:grid-cols-[21rem_minmax(0,1fr)]">
            <BasicInfo key={id} client={client} actions={actions(client)} />
            <div className="@4xl:min-h-full @4xl:border-l @4xl:border-line">
              <TabSwitch key={id} client={client} tab={tab} onTab={onTab} />
              <RecordEntriesLink of={{ type: 'client', id }} />
            </div>
          </div>
        </div>
      ) : missing ? (
        <div role="alert">
          <EmptyState title={t('panel.missing')} hint={t('panel.missingHint')} />
        </div>
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <DrawerSkeleton />
      )}
    </Drawer>
  );
}
