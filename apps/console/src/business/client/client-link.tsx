import type { Schemas } from '@brokerdesk/sdk';
import { ClientName } from '#/ui/controls/client-name.tsx';
import { useInDialog } from '#/ui/overlay/dialog-context.ts';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { useInOpener } from '#/ui/page/row-opener.tsx';
import { useCan } from '#/ui/permission.tsx';
import { type ClientTab, withClient } from './client-address.ts';

export function useOpenClient(): (id: string, tab?: ClientTab) => void {
  const { search, change } = usePageAddress();
  return (id, tab) => change(withClient(search, id, tab), search['client'] !== undefined);
}

export function ClientLink({
  client,
}: {
  client: Pick<Schemas.ClientRef, 'id' | 'full_name' | 'username' | 'fake'>;
}) {
  const mayRead = useCan('read', 'client');
  const inOpener = useInOpener();
  const inDialog = useInDialog();
  const open = useOpenClient();
  const name = <ClientName client={client} />;
  // Buttons cannot be nested: in the first column the row's own button opens it. Dialogs contain no links.
  if (!mayRead || inOpener || inDialog) return name;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="max-w-full rounded-sm text-left decoration-link underline-offset-4 hover:underline"
      onClick={() => open(client.id)}
    >
      {name}
    </button>
  );
}
