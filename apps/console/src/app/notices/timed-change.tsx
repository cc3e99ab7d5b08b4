import type { Schemas } from '@brokerdesk/sdk';
import { Hourglass } from 'lucide-react';
import { useTwoPeopleLabels } from '#/business/decision/two-people/use-two-people-labels.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useTime } from '#/ui/time/use-time.ts';

export function TimedChange({
  next,
  effectiveAt,
  more,
}: {
  next: Pick<Schemas.Proposal, 'id' | 'operation' | 'maker'>;
  effectiveAt: string;
  more: number;
}) {
  const { t } = useTranslation('notices');
  const { operation } = useTwoPeopleLabels();
  const { dateTime } = useTime();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warning-line bg-warning-surface px-4 py-2 text-warning-text md:px-6">
      <Hourglass aria-hidden="true" size={16} className="shrink-0" />
      <span className="min-w-0">
        {t('timedChange', {
          operation: operation(next.operation),
          maker: next.maker.name,
          at: dateTime(effectiveAt),
        })}
        {more > 0 && ` ${t('timedMore', { count: more })}`}
      </span>
      <PageLink to="/approval" search={{ id: next.id }}>
        {t('timedOpen')}
      </PageLink>
    </p>
  );
}
