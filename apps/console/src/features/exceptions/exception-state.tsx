import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleDashed, RotateCcw, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';

type State = Pick<Schemas.DataException, 'status' | 'present' | 'reopened_at'>;

export function ExceptionState({ state }: { state: State }) {
  const { t } = useTranslation('exception');
  const open = state.status === 'open';
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge tone={open ? 'warning' : 'success'} icon={open ? TriangleAlert : CircleCheck}>
        {t(`status.${state.status}`)}
      </StatusBadge>
      {open && state.reopened_at !== null && (
        <StatusBadge tone="danger" icon={RotateCcw}>
          {t('mark.reopened')}
        </StatusBadge>
      )}
      {!state.present && (
        <StatusBadge tone="neutral" icon={CircleDashed}>
          {t('mark.gone')}
        </StatusBadge>
      )}
    </span>
  );
}
