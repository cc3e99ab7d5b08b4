import type { Schemas } from '@brokerdesk/sdk';
import { Check, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isPositive, minus } from '#/ui/arithmetic/arithmetic.ts';
import { Section } from '#/ui/controls/section.tsx';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';

export type EvidenceItem = {
  key: string;
  odd: boolean;
  explains: readonly Schemas.RiskReasonCode[];
  title: string;
  facts: readonly { key: string; text: ReactNode }[];
};

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

export function holderTitle({
  matches,
  verified_at: verifiedAt,
}: Pick<Schemas.HolderEvidence, 'matches' | 'verified_at'>) {
  if (verifiedAt !== null) return matches ? 'same' : 'differs';
  return matches ? 'unverified' : 'differsUnverified';
}

export function turnoverTitle({
  odd,
  deposit,
  traded,
}: Pick<Schemas.TurnoverEvidence, 'odd' | 'deposit' | 'traded'>) {
  if (odd) return 'less';
  if (deposit === null) return 'noDeposit';
  return isPositive(minus(deposit.amount, traded)) ? 'longAgo' : 'enough';
}

export function passwordLine({
  odd,
  password_changed_at: changedAt,
  password_changed_by: by,
}: Pick<Schemas.SecurityEvidence, 'odd' | 'password_changed_at' | 'password_changed_by'>) {
  if (changedAt === null) return odd ? null : 'passwordNever';
  return by === 'staff' ? 'password.staff' : 'password.client';
}
