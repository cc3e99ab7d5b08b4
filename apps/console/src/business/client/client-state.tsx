import type { Schemas } from '@brokerdesk/sdk';
import { Ban, CircleCheck, Lock, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import {
  BadgeSubject,
  type Named,
  StatusBadge,
  type StatusTone,
} from '#/ui/controls/status-badge.tsx';
import type { ClientStateName } from './client-query.ts';

const looks: Record<ClientStateName, { tone: StatusTone; icon: LucideIcon }> = {
  enabled: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'danger', icon: Ban },
  locked: { tone: 'warning', icon: Lock },
};

/** Disabled weighs more than locked: a disabled client stays out when the lock ends. */
function stateOf({ active, locked }: Pick<Schemas.Client, 'active' | 'locked'>): ClientStateName {
  if (!active) return 'disabled';
  return locked ? 'locked' : 'enabled';
}

/** Whether the account is enabled; `named` says so in the badge, if no heading does. */
export function ClientState({ client, named }: { client: Schemas.Client; named?: Named }) {
  const { t } = useTranslation('client-profile');
  const state = stateOf(client);
  return (
    <StatusBadge {...looks[state]}>
      <BadgeSubject named={named}>{t('subject.status')}</BadgeSubject>
      {t(`status.${state}`)}
    </StatusBadge>
  );
}
