import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';

const periods = ['day', 'week', 'month', 'quarter', 'year'] as const;

export function PlanPeriod({ plan: { name, period } }: { plan: Schemas.Plan }) {
  const { t } = useTranslation('order');
  // A product may have its own text for the period.
  const known = periods.find((one) => one === period);
  return (
    <>
      {name} <span className="text-ink-muted">{known ? t(`period.${known}`) : period}</span>
    </>
  );
}
