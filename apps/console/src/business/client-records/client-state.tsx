import type { Schemas } from '@brokerdesk/sdk';
import { Ban, CircleCheck, Lock, type LucideIcon, Wifi, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import {
  BadgeSubject,
  type Named,
  StatusBadge,
  type StatusTone,
} from '#/ui/controls/status-badge.tsx';
import type { ClientStateName } from '../client/client-query.ts';

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

function Presence({ online, children }: { online: boolean; children: ReactNode }) {
  const Icon = online ? Wifi : WifiOff;
  return (
    <span
      className={cn(
        'inline-flex items-center align-middle gap-1',
        online ? 'text-success-text' : 'text-ink-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {children}
    </span>
  );
}

export function OnlineMark({ online }: { online: boolean }) {
  const { t } = useTranslation('client-profile');
  return <Presence online={online}>{t(online ? 'online' : 'offline')}</Presence>;
}
