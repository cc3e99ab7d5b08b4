import { ClientDrawer, type ClientDrawerProps } from '#/features/client-drawer/client-drawer.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';

const ClientActions = lazyPart(
  async () => (await import('#/features/client-actions/client-actions.tsx')).ClientActions,
  ['client-actions'],
);

const forms = {
  identity: lazyOverlay(
    async () => (await import('#/features/kyc/submit/submit-identity.tsx')).SubmitIdentity,
    ['kyc', 'form'],
  ),
  message: lazyOverlay(
    async () => (await import('#/features/messages/send-form.tsx')).SendForm,
    ['form', 'message'],
  ),
};

export function OpenClient(props: Omit<ClientDrawerProps, 'actions'>) {
  return (
    <ClientDrawer
      {...props}
      actions={(client) => (
        <ClientActions key={client.id} client={client} onDeleted={props.onClose} forms={forms} />
      )}
    />
  );
}
