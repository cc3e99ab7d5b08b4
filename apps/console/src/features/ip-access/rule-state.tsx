import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleOff, ShieldCheck, ShieldX } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';

export function RuleKind({ kind }: { kind: Schemas.IpRuleKind }) {
  const { t } = useTranslation('ip-rule');
  return (
    <StatusBadge
      tone={kind === 'deny' ? 'danger' : 'success'}
      icon={kind === 'deny' ? ShieldX : ShieldCheck}
    >
      {t(`kind.${kind}`)}
    </StatusBadge>
  );
}

export function RuleStatus({ status }: { status: Schemas.IpRuleStatus }) {
  const { t } = useTranslation('ip-rule');
  const isActive = status === 'active';
  return (
    <StatusBadge tone={isActive ? 'info' : 'neutral'} icon={isActive ? CircleCheck : CircleOff}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}
