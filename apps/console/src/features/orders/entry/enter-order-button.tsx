import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CreateButton } from '#/ui/controls/create-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import type { OrderKind } from '../order-kinds.ts';

const EnterOrder = lazyOverlay(
  async () => (await import('./enter-order.tsx')).EnterOrder,
  ['order-entry', 'order-review', 'form', 'funds'],
);

export function EnterOrderButton({ kind }: { kind: OrderKind }) {
  const { t } = useTranslation('order');
  return (
    <CreateButton
      label={t('create')}
      form={(onClose) => <EnterOrder kind={kind} onClose={onClose} />}
    />
  );
}
