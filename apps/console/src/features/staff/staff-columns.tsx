import type { Schemas } from '@brokerdesk/sdk';
import { Clock } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { ListColumn } from '#/kit/list/list-column.ts';
import { StatusBadge } from '#/kit/ui/status-badge.tsx';
import { StaffStatus } from './staff-status.tsx';

type Row = Schemas.StaffUser;

export const staffColumns: readonly ListColumn<Row, readonly ['staff', 'kit']>[] = [
  { id: 'name', cell: (row) => row.name },
  { id: 'username', cell: (row) => row.username },
  { id: 'role', cell: (row, { t }) => t(`kit:role.${row.role}`) },
  { id: 'superman', cell: (row) => row.superman },
  {
    id: 'status',
    cell: (row) => (
      <span className="inline-flex gap-1 max-md:flex-wrap">
        <StaffStatus status={row.status} />
        {row.waiting.length > 0 && <WaitingMark count={row.waiting.length} />}
      </span>
    ),
  },
  { id: 'mfa', cell: (row, { t }) => t(row.mfa ? 'staff:mfa.on' : 'staff:mfa.off') },
  { id: 'code', inCards: false, cell: (row) => <code className="font-mono">{row.code}</code> },
  {
    id: 'last_login_at',
    descendingFirst: true,
    cell: (row, { dateTime }) => row.last_login_at && dateTime(row.last_login_at),
  },
  {
    id: 'created_at',
    inCards: false,
    descendingFirst: true,
    cell: (row, { dateTime }) => dateTime(row.created_at),
  },
];

function WaitingMark({ count }: { count: number }) {
  const { t } = useTranslation('staff');
  return (
    <StatusBadge tone="warning" icon={Clock}>
      {t('waiting', { count })}
    </StatusBadge>
  );
}
