import type { Schemas } from '@brokerdesk/sdk';
import { Eye } from 'lucide-react';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';

export function ViewersMark({ viewers }: { viewers: Schemas.KycViewers }) {
  const { t } = useTranslation('kyc');
  const locale = useLocale();
  if (viewers.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(viewers.map(({ name }) => name));
  return (
    <StatusBadge tone="info" icon={Eye}>
      {t('viewing', { names, count: viewers.length })}
    </StatusBadge>
  );
}
