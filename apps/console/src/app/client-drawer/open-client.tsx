import { Suspense } from 'react';
import { ClientDrawer, type ClientDrawerProps } from '#/features/clients/drawer/client-drawer.tsx';
import { lazyWithWords } from '#/shared/page/lazy-with-words.ts';

/** Comes with its words when a client is opened. */
const ClientActions = lazyWithWords(
  async () => (await import('#/features/clients/actions/client-actions.tsx')).ClientActions,
  ['client-actions'],
);

/** The drawer of a client, with what may be done for the client. */
export function OpenClient(props: Omit<ClientDrawerProps, 'actions'>) {
  return (
    <ClientDrawer
      {...props}
      actions={(client) => (
        <Suspense>
          <ClientActions key={client.id} client={client} onDeleted={props.onClose} />
        </Suspense>
      )}
    />
  );
}
