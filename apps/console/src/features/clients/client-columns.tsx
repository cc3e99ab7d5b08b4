import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ClientState } from '#/kit/client/client-state.tsx';
import { KycStatus } from '#/kit/client/kyc-status.tsx';
import { OnlineMark } from '#/kit/client/online-mark.tsx';
import { StatementLink } from '#/kit/client/statement-link.tsx';
import type { Column } from '#/kit/list/table/column.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { Stack } from '#/kit/overlay/stack.tsx';
import { useTime } from '#/kit/time/use-time.ts';
import { AvatarName } from '#/kit/ui/avatar-name.tsx';

export function useClientColumns(): Column<Schemas.Client>[] {
  const { t } = useTranslation(['client', 'client-profile']);
  const { money } = useMoney();
  const { dateTime } = useTime();
  return useMemo(
    () => [
      {
        id: 'full_name',
        label: t('column.name'),
        sortable: true,
        cell: (row) => <AvatarName name={row.full_name} src={row.avatar} fake={row.fake} />,
      },
      { id: 'username', label: t('column.username'), sortable: true, cell: (row) => row.username },
      { id: 'mobile', label: t('column.mobile'), cell: (row) => row.mobile || null },
      {
        id: 'balances',
        label: t('column.balances'),
        align: 'end',
        cell: (row) => <Balances client={row} money={money} nothing={t('noAccount')} />,
      },
      { id: 'kyc', label: t('column.kyc'), cell: (row) => <KycStatus status={row.kyc_status} /> },
      { id: 'state', label: t('column.state'), cell: (row) => <ClientState client={row} /> },
      {
        id: 'vip_level',
        label: t('column.vip'),
        align: 'end',
        sortable: true,
        descendingFirst: true,
        cell: (row) => row.vip_level,
      },
      {
        id: 'score',
        inCards: false,
        label: t('column.score'),
        align: 'end',
        sortable: true,
        descendingFirst: true,
        cell: (row) => row.score,
      },
      { id: 'agent', inCards: false, label: t('column.agent'), cell: (row) => row.agent_name },
      { id: 'superman', inCards: false, label: t('column.superman'), cell: (row) => row.superman },
      {
        id: 'mfa',
        inCards: false,
        label: t('column.mfa'),
        cell: (row) => t(row.mfa ? 'client-profile:mfaOn' : 'client-profile:mfaOff'),
      },
      {
        id: 'online',
        label: t('column.online'),
        cell: (row) => <OnlineMark online={row.online} />,
      },
      {
        id: 'last_seen_at',
        inCards: false,
        label: t('column.lastSeen'),
        sortable: true,
        descendingFirst: true,
        cell: (row) => (row.last_seen_at === null ? null : dateTime(row.last_seen_at)),
      },
      {
        id: 'create_datetime',
        label: t('column.created'),
        sortable: true,
        descendingFirst: true,
        cell: (row) => dateTime(row.create_datetime),
      },
    ],
    [t, money, dateTime],
  );
}

/** One line an account, with the way to its statement: currencies are never added up. */
function Balances({
  client,
  money,
  nothing,
}: {
  client: Schemas.Client;
  money: (amount: string, currency: string) => string;
  nothing: string;
}) {
  if (client.accounts.length === 0) return nothing;
  return (
    <Stack
      lines={client.accounts.map(({ id, balance, currency }) => ({
        key: id,
        text: (
          <StatementLink
            client={client}
            place={{ account: id }}
            amount={money(balance, currency)}
          />
        ),
      }))}
    />
  );
}
