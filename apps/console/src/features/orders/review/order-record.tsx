import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Section } from '#/kit/ui/section.tsx';
import { OrderEvidence } from './order-evidence.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** What a sale rests on, the order as it was booked, and what has happened to it: beside what is decided. */
export function OrderRecord({ detail }: { detail: Schemas.TradeDetail }) {
  const { t } = useTranslation('order-review');
  const { trade, history } = detail;
  const evidence = history.findLast((event) => event.evidence !== null)?.evidence ?? null;
  return (
    <>
      {evidence && (
        <Section title={t('evidence.title')}>
          <OrderEvidence trade={trade} file={evidence} />
        </Section>
      )}
      <Section title={t('facts')}>
        <OrderFacts trade={trade} confirmAt={detail.confirm_at} />
      </Section>
      <Section title={t('history')}>
        <OrderTimeline detail={detail} />
      </Section>
    </>
  );
}
