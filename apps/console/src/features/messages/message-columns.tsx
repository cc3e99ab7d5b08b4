import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { Column } from '#/kit/list/table/column.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { MessageStatus } from './message-status.tsx';
import { useMessageWords } from './use-message-words.ts';

export function useMessageColumns(): Column<Schemas.Message>[] {
  const { t } = useTranslation('message');
  const { title, audience } = useMessageWords();
  const { dateTime } = useTime();
  return useMemo(
    () => [
      {
        id: 'title',
        label: t('column.title'),
        cell: (row) => (
          <span className="inline-block max-w-96 truncate align-middle">{title(row)}</span>
        ),
      },
      { id: 'audience', label: t('column.audience'), cell: audience },
      { id: 'total', label: t('column.total'), align: 'end', cell: (row) => row.total },
      { id: 'read', label: t('column.read'), align: 'end', cell: (row) => row.read },
      {
        id: 'status',
        label: t('column.status'),
        sortable: true,
        cell: (row) => <MessageStatus status={row.status} />,
      },
      { id: 'sender', inCards: false, label: t('column.sender'), cell: (row) => row.sender.name },
      {
        id: 'created_at',
        label: t('column.createdAt'),
        sortable: true,
        descendingFirst: true,
        cell: (row) => dateTime(row.created_at),
      },
    ],
    [t, title, audience, dateTime],
  );
}
