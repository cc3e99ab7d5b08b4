import { actionsIn, identityStates } from '@brokerdesk/machines/records';
import { type Action, can, type ResourceRef } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { ArrowLeftRight, ChevronDown, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { isZero } from '#/ui/arithmetic/arithmetic.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Permit, usePermissions } from '#/ui/permission.tsx';
import type { ActionForms, ActionName } from './action.ts';
import { ActionDialog } from './action-dialog.tsx';

type Right = { action: Action; resource: ResourceRef };

type Entry = {
  action: ActionName;
  needs?: Action;
  rights?: readonly Right[];
  danger?: boolean;
  /** Off while the client has money: the server would refuse it. */
  off?: boolean;
};

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
        { action: 'tags', needs: 'update' },
        { action: 'risk', needs: 'update' },
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

function ActionMenu({
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

const isNew = ({ fake, kyc_status: status, accounts }: Schemas.Client) =>
  !fake && status === 'unverified' && accounts.every(({ balance }) => isZero(balance));

export function NextSteps({
  client,
  onPick,
}: {
  client: Schemas.Client;
  onPick: (action: ActionName) => void;
}) {
  const { t } = useTranslation('client-actions');
  const permissions = usePermissions();
  if (!isNew(client)) return null;
  const steps = (
    [
      ['identity', 'update', 'kyc'],
      ['deposit', 'fund', 'client'],
      ['password', 'reset', 'client'],
    ] as const
  ).filter(([, action, resource]) => can(permissions, action, resource));
  if (steps.length === 0) return null;
  return (
    <Notice tone="info" title={t('next.title')}>
      <p>{t('next.hint')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {steps.map(([step]) => (
          <Button key={step} size="sm" aria-haspopup="dialog" onClick={() => onPick(step)}>
            {t(`next.${step}`)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}

export type ClientActionsProps = {
  client: Schemas.Client;
  onDeleted?: () => void;
  forms: ActionForms;
};

export function ClientActions({ client, onDeleted, forms }: ClientActionsProps) {
  const { t } = useTranslation('client-actions');
  const [open, setOpen] = useState<ActionName | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2 max-sm:[&_svg]:hidden">
        <Permit action="fund" resource="client">
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen('deposit')}>
            <Plus aria-hidden="true" />
            {t('action.deposit')}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setOpen('exchange')}>
            <ArrowLeftRight aria-hidden="true" />
            {t('action.exchange')}
          </Button>
        </Permit>
        <Permit action="update" resource="client">
          <Button aria-haspopup="dialog" onClick={() => setOpen('edit')}>
            <Pencil aria-hidden="true" />
            {t('action.edit')}
          </Button>
        </Permit>
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button>
              {t('more')}
              <ChevronDown aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <ActionMenu client={client} onPick={setOpen} />
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      <NextSteps client={client} onPick={setOpen} />
      {open !== null && (
        <ActionDialog
          action={open}
          client={client}
          onClose={() => setOpen(null)}
          onDeleted={onDeleted}
          forms={forms}
        />
      )}
    </div>
  );
}
