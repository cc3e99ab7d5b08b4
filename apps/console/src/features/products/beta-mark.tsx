import { FlaskConical } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import { usePermissions } from '#/ui/permission.tsx';

export function BetaMark() {
  const { t } = useTranslation('product');
  const { blockDealsBeta } = usePermissions().flags;
  if (!blockDealsBeta) return null;
  return (
    <p className="flex items-center gap-2 text-ink-muted max-md:text-xs">
      <StatusBadge tone="info" icon={FlaskConical}>
        {t('beta.mark')}
      </StatusBadge>
      {t('beta.about')}
    </p>
  );
}
