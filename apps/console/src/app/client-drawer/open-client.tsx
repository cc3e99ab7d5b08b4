import { lazy, Suspense } from 'react';
import { ClientDrawer, type ClientDrawerProps } from '#/features/clients/drawer/client-drawer.tsx';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { Permit } from '#/shared/permission/permit.tsx';

/** Comes with its words when a client is opened by somebody who may use it. */
const RecordDeposit = lazy(async () => {
  const [{ RecordDeposit }] = await Promise.all([
    import('#/features/deposits/record/record-deposit.tsx'),
    loadWords(['deposit', 'form']),
  ]);
  return { default: RecordDeposit };
});

/** The drawer of a client, with what the features offer to do for the client. */
export function OpenClient(props: Omit<ClientDrawerProps, 'actions'>) {
  return (
    <ClientDrawer
      {...props}
      actions={(client) => (
        <Permit action="fund" resource="client">
          <Suspense>
            <RecordDeposit key={client.id} client={client} />
          </Suspense>
        </Permit>
      )}
    />
  );
}
