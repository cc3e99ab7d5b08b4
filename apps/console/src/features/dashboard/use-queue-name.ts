import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';

/** Names a queue: orders by their kind. */
export function useQueueName() {
  const { t } = useTranslation('dashboard');
  return ({ queue, kind }: Pick<Schemas.WaitingQueue, 'queue' | 'kind'>): string =>
    kind === null
      ? t(`queues.name.${queue === 'order' ? 'approval' : queue}`)
      : t(`queues.order.${kind}`);
}
