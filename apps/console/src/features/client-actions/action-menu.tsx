import { type Action, can, type ResourceRef } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { Fragment } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { isZero } from '#/kit/arithmetic/arithmetic.ts';
import { usePermissions } from '#/kit/permission/permissions-context.tsx';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '#/kit/ui/dropdown-menu.tsx';
import type { ActionName } from './action.ts';

type Right = { action: Action; resource: ResourceRef };

type Entry = {
  action: ActionName;
  /** What it takes on the client. */
  needs?: Action;
  /** What it takes elsewhere. */
  rights?: readonly Right[];
  danger?: boolean;
  /** Off while the client has money: the server would refuse it. */
  off?: boolean;
};

/** To write the order, and to read what can be ordered. */
const subscribing: readonly Right[] = [
  { action: 'create', resource: ['sub_trx', 'trx'] },
  { action: 'read', resource: ['ai', 'trades'] },
];

/** What makes sense for this client, in groups; who may is asked at each entry. */
function groupsOf(client: Schemas.Client): readonly {
  name: 'funds' | 'record' | 'access' | 'state';
  entries: readonly Entry[];
}[] {
  const { active, locked, fake, accounts } = client;
  const off = accounts.some(({ balance }) => !isZero(balance));
  return [
    {
      name: 'funds',
      entries: [
        { action: 'deposit', needs: 'fund' },
        { action: 'compensation', needs: 'fund' },
        { action: 'bonus', needs: 'fund' },
        { action: 'exchange', needs: 'fund' },
        { action: 'subscribe', rights: subscribing },
      ],
    },
    {
      name: 'record',
      entries: [
        { action: 'edit', needs: 'update' },
        { action: 'bank', needs: 'update' },
        { action: 'nominees', needs: 'update' },
        { action: 'trade', needs: 'config' },
        { action: 'transfer', needs: 'assign' },
      ],
    },
    {
      name: 'access',
      entries: [
        { action: 'location', needs: 'read' },
        { action: 'code', needs: 'reset' },
        { action: 'password', needs: 'reset' },
        { action: 'offline', needs: 'update' },
      ],
    },
    {
      name: 'state',
      entries: [
        { action: locked ? 'unlocked' : 'locked', needs: 'update' },
        { action: active ? 'disabled' : 'enabled', needs: 'update', danger: active },
        ...(fake ? [] : [{ action: 'fake', needs: 'robot', danger: true, off } satisfies Entry]),
        { action: 'remove', needs: 'delete', danger: true, off },
      ],
    },
  ];
}

export function ActionMenu({
  client,
  onPick,
}: {
  client: Schemas.Client;
  onPick: (action: ActionName) => void;
}) {
  const { t } = useTranslation('client-actions');
  const permissions = usePermissions();
  const isAllowed = ({ needs, rights = [] }: Entry) =>
    can(permissions, needs ?? '', 'client') &&
    rights.every(({ action, resource }) => can(permissions, action, resource));
  const groups = groupsOf(client)
    .map(({ name, entries }) => ({ name, entries: entries.filter(isAllowed) }))
    .filter(({ entries }) => entries.length > 0);
  return groups.map(({ name, entries }, at) => (
    <Fragment key={name}>
      {at > 0 && <DropdownMenuSeparator />}
      <DropdownMenuLabel>{t(`group.${name}`)}</DropdownMenuLabel>
      {entries.map(({ action, danger = false, off = false }) => (
        <DropdownMenuItem
          key={action}
          tone={danger ? 'danger' : 'plain'}
          disabled={off}
          onSelect={() => onPick(action)}
        >
          {t(`action.${action}`)}
          {off && <span className="ml-auto pl-3 text-xs text-ink-muted">{t('hasMoney')}</span>}
        </DropdownMenuItem>
      ))}
    </Fragment>
  ));
}
