import type { Schemas } from '@brokerdesk/sdk';
import { cva } from 'class-variance-authority';
import { CircleCheck, CircleOff, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';

const badge = cva(
  'inline-flex align-middle in-[td]:align-top items-center gap-1 rounded-sm border px-1.5 py-px text-xs whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-ink-muted',
        success: 'border-success-line bg-success-surface text-success-text',
        warning: 'border-warning-line bg-warning-surface text-warning-text',
        danger: 'border-danger-line bg-danger-surface text-danger-text',
        pending: 'border-pending-line bg-pending-surface text-pending-text',
        info: 'border-info-line bg-info-surface text-info-text',
      },
    },
  },
);

export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger' | 'pending' | 'info';

type StatusBadgeProps = { tone: StatusTone; icon: LucideIcon; children: ReactNode };

export function StatusBadge({ tone, icon: Icon, children }: StatusBadgeProps) {
  return (
    <span data-slot="status-badge" className={badge({ tone })}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {children}
    </span>
  );
}

export type Named = 'always' | 'inCards' | undefined;

export function BadgeSubject({ named, children }: { named: Named; children: ReactNode }) {
  return named && <span className={cn(named === 'inCards' && 'md:hidden')}>{children}</span>;
}

export type StatusLook = { tone: StatusTone; icon: LucideIcon };

export const decisionLooks = {
  pending: { tone: 'pending', icon: Clock },
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  rolled_back: { tone: 'neutral', icon: Undo2 },
} as const satisfies Record<string, StatusLook>;

export function SwitchStatus({ status }: { status: Schemas.SwitchStatus }) {
  const { t } = useTranslation('record');
  const isOn = status === 'enabled';
  return (
    <StatusBadge tone={isOn ? 'success' : 'neutral'} icon={isOn ? CircleCheck : CircleOff}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}
