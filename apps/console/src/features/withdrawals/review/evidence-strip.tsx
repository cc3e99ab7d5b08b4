import type { Schemas } from '@brokerdesk/sdk';
import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Section } from '#/kit/ui/section.tsx';
import { StatusBadge } from '#/kit/ui/status-badge.tsx';
import type { EvidenceItem } from './evidence-item.ts';
import { useEvidenceItems } from './use-evidence-items.tsx';

/** What speaks against paying out and what for it: what is odd comes first, and stands out. */
export function EvidenceStrip(props: {
  evidence: Schemas.WithdrawalEvidence;
  withdrawal: Schemas.Withdrawal;
}) {
  const { t } = useTranslation('withdrawal');
  const items = useEvidenceItems(props);
  const odd = items.filter((item) => item.odd);
  const calm = items.filter((item) => !item.odd);
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
        {[...odd, ...calm].map((item) => (
          <EvidenceLine key={item.key} item={item} />
        ))}
      </ul>
    </Section>
  );
}

function EvidenceLine({ item: { odd, title, facts } }: { item: EvidenceItem }) {
  const Icon = odd ? TriangleAlert : Check;
  return (
    <li className="flex gap-2.5">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${odd ? 'text-warning-text' : 'text-ink-faint'}`}
      />
      <div className="min-w-0 flex-1">
        <p className={odd ? 'font-semibold text-warning-text' : 'font-medium'}>{title}</p>
        <div className={`text-ink-muted ${odd ? 'flex flex-col' : 'flex flex-wrap gap-x-3'}`}>
          {facts.map((fact) => (
            <div key={fact.key}>{fact.text}</div>
          ))}
        </div>
      </div>
    </li>
  );
}
