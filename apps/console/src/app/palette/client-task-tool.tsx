import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { OutsideOfPages } from '#/app/drawer-hosts.tsx';
import { clientTask, type ToolProps } from '#/app/keys/open-tools.ts';
import { clientQuery } from '#/business/client/client-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

const RecordDeposit = lazyOverlay(
  async () => (await import('#/features/client-actions/deposit/record-deposit.tsx')).RecordDeposit,
  ['client-actions', 'client-deposit', 'client-funds', 'client-profile', 'form', 'funds'],
);
const SendMessage = lazyOverlay(
  async () => (await import('#/features/messages/send-form.tsx')).SendForm,
  ['form', 'message'],
);
const EnterOrder = lazyOverlay(
  async () => (await import('#/features/orders/entry/enter-order.tsx')).EnterOrder,
  ['client-profile', 'order', 'order-entry', 'order-review', 'form', 'funds'],
);

export function Tool({ onClose }: ToolProps) {
  const request = clientTask.read();
  const sdk = useSdk();
  const { data: client, isError } = useQuery({
    ...clientQuery(sdk, request?.clientId ?? ''),
    enabled: request !== null,
  });
  useEffect(() => {
    if (!isError) return;
    showToast({ tone: 'danger', title: () => i18next.t('palette:taskFailed') });
    onClose();
  }, [isError, onClose]);
  if (request === null || client === undefined) return null;
  if (request.task === 'order') {
    return (
      <OutsideOfPages>
        <EnterOrder kind={request.kind} client={client} onClose={onClose} />
      </OutsideOfPages>
    );
  }
  const Form = request.task === 'deposit' ? RecordDeposit : SendMessage;
  return (
    <OutsideOfPages>
      <Form client={client} onClose={onClose} />
    </OutsideOfPages>
  );
}
