import { Bot } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ClientState } from '#/kit/client/client-state.tsx';
import { KycStatus } from '#/kit/client/kyc-status.tsx';
import { useActivityFilter } from '#/kit/client/on-demand/activity-filter.ts';
import { OnlineMark } from '#/kit/client/online-mark.tsx';
import { useOpenClient } from '#/kit/client/use-open-client.ts';
import * as column from '#/kit/list/columns.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import { CreateButton } from '#/kit/list/on-demand/create-button.tsx';
import type { MoreAction } from '#/kit/list/table/more-action.ts';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { Avatar } from '#/kit/ui/avatar.tsx';
import { RobotMark } from '#/kit/ui/robot-mark.tsx';
import { Balances, balanceLeads } from './balances.tsx';
import { list } from './client-list.ts';

export const addRobots: MoreAction = {
  name: 'addRobots',
  icon: Bot,
  permit: { action: 'robot', resource: 'client' },
  /** Comes with its texts when robots are to be added. */
  dialog: lazyOverlay(
    async () => (await import('./robots/add-robots.tsx')).AddRobots,
    ['form', 'client-robots'],
  ),
};

const NewClient = lazyOverlay(
  async () => (await import('./new-client/new-client.tsx')).NewClient,
  ['client-new', 'form'],
);

/** Opens the form; the new client is open over the list afterwards. */
export function NewClientButton() {
  const { t } = useTranslation('client');
  const open = useOpenClient();
  return (
    <CreateButton
      label={t('create')}
      form={(onClose) => <NewClient onClose={onClose} onCreated={({ id }) => open(id)} />}
    />
  );
}

/** A person's picture and name, marked where it is a robot. */
export function AvatarName({
  name,
  src,
  fake,
}: {
  name: string;
  src: string | null;
  fake: boolean;
}) {
  return (
    <span className="inline-flex max-w-64 items-center max-md:max-w-full gap-2 align-middle">
      <Avatar name={name} src={src} size="sm" />
      <span className="truncate" title={name}>
        {name}
      </span>
      {fake && <RobotMark />}
    </span>
  );
}

const TransferMany = lazyPart(
  async () => (await import('./bulk/transfer-many.tsx')).TransferMany,
  ['client-detail', 'form'],
);

export const { Page, prefetch } = listPage(list, {
  totals: 'client',
  useOwnFilters: useActivityFilter,
  more: [addRobots],
  create: NewClientButton,
  createFromEmpty: true,
  bulk: { action: 'assign', part: TransferMany },
  columns: [
    {
      id: 'full_name',
      as: 'name',
      cell: (row) => <AvatarName name={row.full_name} src={row.avatar} fake={row.fake} />,
    },
    column.plain('username', { inCards: 'foot' }),
    { id: 'mobile', inCards: false, cell: (row) => row.mobile || null },
    {
      id: 'balances',
      inCards: 'beside',
      align: 'end',
      leads: balanceLeads,
      cell: (row) => <Balances client={row} />,
    },
    {
      id: 'kyc',
      inCards: 'state',
      cell: (row) => <KycStatus named="inCards" status={row.kyc_status} />,
    },
    { id: 'state', inCards: 'state', cell: (row) => <ClientState named="inCards" client={row} /> },
    column.plain('vip_level', { as: 'vip', inCards: false, align: 'end', descendingFirst: true }),
    column.plain('score', { inCards: false, align: 'end', descendingFirst: true }),
    { id: 'agent', inCards: false, cell: (row) => row.agent_name },
    column.plain('superman', { inCards: false }),
    {
      id: 'mfa',
      inCards: false,
      cell: (row, { t }) => t(row.mfa ? 'client-profile:mfaOn' : 'client-profile:mfaOff'),
    },
    { id: 'online', inCards: 'method', cell: (row) => <OnlineMark online={row.online} /> },
    column.time('last_seen_at', { as: 'lastSeen', inCards: false }),
    column.time('create_datetime', { as: 'created', inCards: 'foot' }),
  ],
});
