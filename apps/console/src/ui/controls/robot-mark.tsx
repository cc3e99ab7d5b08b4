import { Bot } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from './status-badge.tsx';

/** Shown beside the name of a client that is a robot, wherever the name appears. */
export function RobotMark() {
  const { t } = useTranslation('kit');
  return (
    <StatusBadge tone="info" icon={Bot}>
      {t('robot')}
    </StatusBadge>
  );
}
