import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { checkerColumns } from '#/kit/client/record-columns.tsx';
import type { Column } from '#/kit/list/table/column.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { ClientName } from '#/kit/ui/client-name.tsx';
import { KycStatus } from './kyc-status.tsx';
import { ViewersMark } from './viewers-mark.tsx';

export function useKycColumns() {
  const { t } = useTranslation('kyc');
  const { dateTime } = useTime();
  return useMemo(
    (): Column<Schemas.Kyc>[] => [
      {
        id: 'client',
        label: t('column.client'),
        cell: (row) => <ClientName client={row.client} />,
      },
      {
        id: 'status',
        label: t('column.status'),
        sortable: true,
        cell: (row) => (
          <span className="inline-flex flex-wrap items-center gap-1.5">
            <KycStatus status={row.status} />
            <ViewersMark viewers={row.viewers} />
          </span>
        ),
      },
      {
        id: 'level',
        label: t('column.level'),
        cell: (row) => row.level && t(`level.${row.level}`),
      },
      {
        id: 'id_type',
        label: t('column.idType'),
        cell: (row) => row.id_type && t(`idType.${row.id_type}`),
      },
      { id: 'id_no', label: t('column.idNo'), cell: (row) => row.id_no },
      {
        id: 'attempt_no',
        label: t('column.attempt'),
        align: 'end',
        sortable: true,
        descendingFirst: true,
        cell: (row) => (row.attempt_no === 0 ? null : row.attempt_no),
      },
      {
        id: 'submitted_at',
        label: t('column.submittedAt'),
        sortable: true,
        descendingFirst: true,
        cell: (row) => row.made_at && dateTime(row.made_at),
      },
      {
        id: 'agent',
        inCards: false,
        label: t('column.agent'),
        cell: (row) => row.client.agent_name,
      },
      {
        id: 'maker',
        inCards: false,
        label: t('column.maker'),
        cell: (row) => (row.made_at === null ? null : (row.maker?.name ?? t('byClient'))),
      },
      ...checkerColumns(
        { checker: t('column.checker'), checkedAt: t('column.checkedAt') },
        dateTime,
      ),
    ],
    [t, dateTime],
  );
}
