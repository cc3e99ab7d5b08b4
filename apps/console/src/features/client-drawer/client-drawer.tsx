import type { Schemas } from '@brokerdesk/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { describeProblem } from '#/kit/api/problem.ts';
import type { ClientTab } from '#/kit/client/client-address.ts';
import { clientQuery, listedClient } from '#/kit/client/client-query.ts';
import { ClientState } from '#/kit/client/client-state.tsx';
import { useRowOpener } from '#/kit/list/table/row-opener.tsx';
import { Drawer } from '#/kit/overlay/drawer.tsx';
import { DrawerSkeleton } from '#/kit/ui/drawer-skeleton.tsx';
import { EmptyState } from '#/kit/ui/empty-state.tsx';
import { ErrorState } from '#/kit/ui/error-state.tsx';
import { RobotMark } from '#/kit/ui/robot-mark.tsx';
import { ClientPanel } from './client-panel.tsx';
import { TabSwitch } from './tab-switch.tsx';

export type ClientDrawerProps = {
  id: string;
  tab: ClientTab;
  onTab: (tab: ClientTab) => void;
  onClose: () => void;
  /** What can be done for the client, at the top of the drawer. */
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
  // What opened it, since the heading takes the focus as soon as the drawer is there.
  const [opener] = useState(() => document.activeElement);
  const client = query.data;
  const missing = query.isError && describeProblem(query.error).kind === 'missing';
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={id}
      title={client?.full_name ?? t(query.isError ? 'panel.client' : 'panel.loading')}
      badge={
        client && (
          <>
            {client.fake && <RobotMark />}
            <ClientState client={client} />
          </>
        )
      }
      returnFocusTo={() => rowOpener(id) ?? (opener instanceof HTMLElement ? opener : null)}
    >
      {client ? (
        <>
          <ClientPanel client={client} actions={actions(client)} />
          <TabSwitch key={id} client={client} tab={tab} onTab={onTab} />
        </>
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
