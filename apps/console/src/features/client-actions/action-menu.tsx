import { actionsIn, identityStates } from '@brokerdesk/machines/records';
import { type Action, can, type ResourceRef } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isZero } from '#/ui/arithmetic/arithmetic.ts';
import { DropdownMenuItem, DropdownMenuLabel } from '#/ui/controls/dropdown-menu.tsx';
import { usePermissions } from '#/ui/permission/permissions-context.tsx';
import type { ActionName } from './action.ts';

type Right = { action: Action; resource: ResourceRef };

type Entry = {
  action: ActionName;
  needs?: Action;
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

const mayBeSubmitted = ({ kyc_status: status }: Schemas.Client): boolean =>
  actionsIn(identityStates, status).includes('submit');

const submitting: readonly Right[] = [{ action: 'update', resource: 'kyc' }];

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
        { action: 'compensation', needs: 'fund' },
        { action: 'bonus', needs: 'fund' },
        { action: 'subscribe', rights: subscribing },
      ],
    },
    {
      name: 'record',
      entries: [
        ...(mayBeSubmitted(client) ? [{ action: 'identity', rights: submitting } as const] : []),
        { action: 'message', rights: [{ action: 'create', resource: 'message' }] },
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
  return (
    // Beside each other from 768 px on, so that a screen of 720 px shows all of them.
    <div className="md:grid md:grid-cols-2 md:gap-x-1 md:gap-y-2">
      {groups.map(({ name, entries }) => (
        <Group key={name} name={t(`group.${name}`)}>
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
        </Group>
      ))}
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-labelledby={id} className="max-md:not-first:border-t max-md:border-line">
      <DropdownMenuLabel id={id}>{name}</DropdownMenuLabel>
      {children}
    </div>
  );
}
