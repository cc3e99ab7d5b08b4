import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Section } from '#/kit/ui/section.tsx';
import { AmendmentHistory } from '../order/amendment-history.tsx';
import { OrderFacts } from '../order/order-facts.tsx';
import { Evidence } from './evidence.tsx';

/** What an amendment rests on, the order as it is, and its earlier amendments: beside what is decided. */
export function AmendmentRecord({ detail }: { detail: Schemas.AmendmentDetail }) {
  const { t } = useTranslation('emergency');
  return (
    <>
      <Section title={t('evidence.title')}>
        <Evidence amendment={detail.amendment} />
      </Section>
      <Section title={t(`order.${detail.order.kind}`)}>
        <OrderFacts order={detail.order} />
      </Section>
      <Section title={t('history.title')}>
        <AmendmentHistory order={detail.order} />
      </Section>
    </>
  );
}
