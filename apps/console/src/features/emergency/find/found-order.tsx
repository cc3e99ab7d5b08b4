import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Section } from '#/kit/ui/section.tsx';
import { AmendmentHistory } from '../order/amendment-history.tsx';
import { OrderFacts } from '../order/order-facts.tsx';

/** An order that was found, with what was amended of it. */
export function FoundOrder({ order }: { order: Schemas.AmendableOrder }) {
  const { t } = useTranslation('emergency');
  return (
    <>
      <Section title={t(`order.${order.kind}`)}>
        <OrderFacts order={order} />
      </Section>
      <Section title={t('history.title')}>
        <AmendmentHistory order={order} />
      </Section>
    </>
  );
}
