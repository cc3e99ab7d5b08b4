import { lazy, Suspense } from 'react';
import { ClientDrawer, type ClientDrawerProps } from '#/features/clients/drawer/client-drawer.tsx';
import { loadWords } from '#/shared/i18n/set-up.ts';

/** Comes with its words when a client is opened. */
const ClientActions = lazy(async () => {
  const [{ ClientActions }] = await Promise.all([
    import('#/features/clients/actions/client-actions.tsx'),
    loadWords(['client-actions']),
  ]);
  return { default: ClientActions };
});

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
