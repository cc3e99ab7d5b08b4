import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleOff, History } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';

export function QuotationSource({ source }: { source: string }) {
  const { t } = useTranslation('quotation');
  return source === 'desk' ? t('source.staff') : source;
}

const looks = {
  current: { tone: 'success', icon: CircleCheck },
  replaced: { tone: 'neutral', icon: History },
  ended: { tone: 'warning', icon: CircleOff },
} as const;

export function QuotationStatus({ status }: { status: Schemas.QuotationStatus }) {
  const { t } = useTranslation('quotation');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
