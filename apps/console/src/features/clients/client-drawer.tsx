import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { rowOpener } from '#/shared/table/row-opener.tsx';
import { Drawer } from '#/shared/ui/drawer.tsx';
import { DrawerSkeleton } from '#/shared/ui/drawer-skeleton.tsx';
import { ErrorState } from '#/shared/ui/error-state.tsx';
import { RobotMark } from '#/shared/ui/robot-mark.tsx';
import { Section } from '#/shared/ui/section.tsx';
import { clientQuery } from './api/get-client.ts';
import { ClientAccounts } from './client-accounts.tsx';
import { ClientFacts } from './client-facts.tsx';

export type ClientDrawerProps = {
  id: string;
  /** The row of the list, where it is in sight: it names the client before the details are there. */
  listed: Schemas.Client | undefined;
  /** What can be done for the client, at the bottom. */
  actions: (client: Schemas.Client) => ReactNode;
  onClose: () => void;
};

export function ClientDrawer({ id, listed, actions, onClose }: ClientDrawerProps) {
  const { t } = useTranslation('client');
  const query = useQuery(clientQuery(useSdk(), id));
  const client = query.data ?? listed;
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={id}
      title={client?.full_name ?? (query.isError ? t('detail.basic') : t('detail.loading'))}
      badge={client?.fake && <RobotMark />}
      returnFocusTo={() => rowOpener(id)}
      footer={client && actions(client)}
    >
      {client ? (
        <>
          <Section title={t('detail.basic')}>
            <ClientFacts client={client} />
          </Section>
          <Section title={t('detail.accounts')}>
            <ClientAccounts client={client} />
          </Section>
        </>
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
