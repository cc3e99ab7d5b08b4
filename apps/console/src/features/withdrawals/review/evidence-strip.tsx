import type { Schemas } from '@brokerdesk/sdk';
import { Check, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import type { EvidenceItem } from './evidence-item.ts';

export function EvidenceStrip({
  items,
  reasons,
}: {
  items: readonly EvidenceItem[];
  reasons: Schemas.Withdrawal['risk_reasons'];
}) {
  const { t } = useTranslation('withdrawal');
  const stops = ({ explains }: EvidenceItem) =>
    reasons.some(({ code, level }) => level === 'stop' && explains.includes(code));
  const odd = items.filter((item) => item.odd);
  const calm = items.filter((item) => !item.odd);
  const ordered = [...odd.filter(stops), ...odd.filter((item) => !stops(item)), ...calm];
  return (
    <Section
      title={t('evidence.title')}
      aside={
        odd.length > 0 ? (
          <StatusBadge tone="warning" icon={TriangleAlert}>
            {t('evidence.odd', { count: odd.length })}
          </StatusBadge>
        ) : (
          <StatusBadge tone="success" icon={Check}>
            {t('evidence.calm')}
          </StatusBadge>
        )
      }
    >
      <ul className="flex flex-col gap-2.5">
        {ordered.map((item) => (
          <EvidenceLine key={item.key} item={item} stops={item.odd && stops(item)} />
        ))}
      </ul>
    </Section>
  );
}

function EvidenceLine({
  item: { odd, title, facts },
  stops,
}: {
  item: EvidenceItem;
  stops: boolean;
}) {
  const Icon = stops ? OctagonAlert : odd ? TriangleAlert : Check;
  const tone = stops ? 'text-danger-text' : 'text-warning-text';
  return (
    <li className="flex gap-2.5">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${odd ? tone : 'text-ink-faint'}`}
      />
      <div className="min-w-0 flex-1">
        <p className={odd ? `font-semibold ${tone}` : 'font-medium'}>{title}</p>
        <div className={`text-ink-muted ${odd ? 'flex flex-col' : 'flex flex-wrap gap-x-3'}`}>
          {facts.map((fact) => (
            <div key={fact.key}>{fact.text}</div>
          ))}
        </div>
      </div>
    </li>
  );
}
