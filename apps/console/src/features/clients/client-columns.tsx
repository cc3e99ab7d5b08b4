import type { Schemas } from '@brokerdesk/sdk';
import { ClientState } from '#/kit/client/client-state.tsx';
import { KycStatus } from '#/kit/client/kyc-status.tsx';
import { OnlineMark } from '#/kit/client/online-mark.tsx';
import { StatementLink } from '#/kit/client/statement-link.tsx';
import { type ListColumn, plainColumn, timeColumn } from '#/kit/list/list-column.ts';
import { Stack } from '#/kit/overlay/stack.tsx';
import { AvatarName } from '#/kit/ui/avatar-name.tsx';

export const clientColumns: readonly ListColumn<
  Schemas.Client,
  readonly ['client', 'client-profile']
>[] = [
  {
    id: 'full_name',
    as: 'name',
    cell: (row) => <AvatarName name={row.full_name} src={row.avatar} fake={row.fake} />,
  },
  plainColumn('username'),
  { id: 'mobile', cell: (row) => row.mobile || null },
  {
    id: 'balances',
    align: 'end',
    cell: (row, { t, money }) =>
      row.accounts.length === 0 ? (
        t('client:noAccount')
      ) : (
        <Balances
          client={row}
          money={money}
          foldedLabel={(count) => t('client:emptyAccounts', { count })}
        />
      ),
  },
  { id: 'kyc', cell: (row) => <KycStatus status={row.kyc_status} /> },
  { id: 'state', cell: (row) => <ClientState client={row} /> },
  plainColumn('vip_level', { as: 'vip', align: 'end', descendingFirst: true }),
  plainColumn('score', { inCards: false, align: 'end', descendingFirst: true }),
  { id: 'agent', inCards: false, cell: (row) => row.agent_name },
  plainColumn('superman', { inCards: false }),
  {
    id: 'mfa',
    inCards: false,
    cell: (row, { t }) => t(row.mfa ? 'client-profile:mfaOn' : 'client-profile:mfaOff'),
  },
  { id: 'online', cell: (row) => <OnlineMark online={row.online} /> },
  timeColumn('last_seen_at', { as: 'lastSeen', inCards: false }),
  timeColumn('create_datetime', { as: 'created' }),
];

const isEmpty = ({ balance }: Schemas.Account) => Number(balance) === 0;

/**
 * The accounts that hold something, or else the first one, each with the way to its statement, and how many
 * others there are. Currencies are never added up.
 */
function Balances({
  client,
  money,
  foldedLabel,
}: {
  client: Schemas.Client;
  money: (amount: string, currency: string) => string;
  foldedLabel: (count: number) => string;
}) {
  const holding = client.accounts.filter((account) => !isEmpty(account));
  const shown = holding.length > 0 ? holding : client.accounts.slice(0, 1);
  const folded = client.accounts.length - shown.length;
  return (
    <span className="inline-flex items-baseline gap-1.5">
      {folded > 0 && (
        <span className="text-xs text-ink-muted" title={foldedLabel(folded)}>
          +{folded}
        </span>
      )}
      <Stack
        lines={shown.map(({ id, balance, currency }) => ({
          key: id,
          text: (
            <StatementLink
              client={client}
              filter={{ account: id }}
              amount={money(balance, currency)}
            />
          ),
        }))}
      />
    </span>
  );
}
