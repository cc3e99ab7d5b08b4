import type { Schemas } from '@brokerdesk/sdk';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { BulkClients } from '#/features/clients/bulk-clients.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

const SendMessage = lazyOverlay(
  async () => (await import('#/features/messages/send-form.tsx')).SendForm,
  ['form', 'message'],
);

export function BulkBar(selected: BulkSelected<Schemas.Client>) {
  return <BulkClients {...selected} message={SendMessage} />;
}
