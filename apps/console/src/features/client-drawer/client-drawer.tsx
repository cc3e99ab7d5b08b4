import type { Schemas } from '@brokerdesk/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import type { ClientTab } from '#/business/client/client-address.ts';
import { clientQuery, listedClient } from '#/business/client/client-query.ts';
import { ClientState } from '#/business/client/client-state.tsx';
import { KycStatus } from '#/business/client/kyc-status.tsx';
import { OnlineMark } from '#/business/client/online-mark.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { describeProblem } from '#/ui/api/problem.ts';
import { Avatar } from '#/ui/controls/avatar.tsx';
import { DrawerSkeleton } from '#/ui/controls/drawer-skeleton.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { RobotMark } from '#/ui/controls/robot-mark.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';
import { BasicInfo } from './basic-info.tsx';
import { TabSwitch } from './tab-switch.tsx';

/** Always visible under a client's name: the states of the account and of the identity check. */
function ClientHead({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('client-profile');
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 px-5">
      <span className="max-w-48 truncate text-ink-muted">{client.username}</span>
      <ClientState named="always" client={client} />
      <KycStatus named="always" status={client.kyc_status} />
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

/** Everything about one client, over whatever page it was opened from. */
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
          {/* Beside each other in a drawer that was drawn wide. */}
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
        <ErrorState
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <DrawerSkeleton />
      )}
    </Drawer>
  );
}
