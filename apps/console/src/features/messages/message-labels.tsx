import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import { Clock, type LucideIcon, Send, Undo2 } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';

export const messageTitle = (message: Schemas.Message, locale: string) =>
  locale === 'zh-CN' ? message.title_zh : message.title_en;

export function messageAudience(
  { audience, client, agent }: Schemas.Message,
  t: TFunction<['message']>,
): string {
  const name = client?.full_name ?? agent?.name;
  const kind = t(`audience.${audience}`);
  return name === undefined ? kind : t('message:audienceNamed', { kind, name });
}

const looks: Record<Schemas.MessageStatus, { tone: StatusTone; icon: LucideIcon }> = {
  scheduled: { tone: 'pending', icon: Clock },
  sent: { tone: 'success', icon: Send },
  recalled: { tone: 'neutral', icon: Undo2 },
};

export function MessageStatus({ status }: { status: Schemas.MessageStatus }) {
  const { t } = useTranslation('message');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
