import type { Schemas } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { transferClient } from '#/business/client-records/transfer-client.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';

/** Begins to transfer clients one by one, each in the version that the user saw. */
export function useBulkTransfer() {
  const { t } = useTranslation('client-transfer');
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const start = useBulkStart('client');
  return (rows: readonly Schemas.Client[], { value: agentId, label: name }: ComboboxOption) =>
    start<Schemas.Client>({
      title: () => i18next.t('client-transfer:running', { name }),
      unit: 'client',
      rows,
      label: ({ full_name: client }) => client,
      detail: ({ username, agent_name: before }) =>
        [username, t('from', { name: before ?? t('nobody') })].join(' · '),
      // The contract has none for a transfer; the version is what keeps it from happening twice.
      keyOf: ({ id, version }) => `${id} ${version} ${agentId}`,
      decide: (client, _key, signal) => transferClient(sdk, client, agentId, signal),
      onRest: () => void invalidateTopics(queryClient, ['client']),
    });
}
