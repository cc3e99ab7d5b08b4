import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { ChevronDown, Pencil, Power } from 'lucide-react';
import { useState } from 'react';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Permit, usePermissions } from '#/ui/permission.tsx';
import { RoleDifferenceView } from '../rights/role-difference-view.tsx';
import { closeMfa, deleteStaff, inviteStaff, renewCode, switchStaff } from '../staff-calls.ts';
import { EditForm } from './edit-form.tsx';
import type { StaffActionProps, StaffLimits } from './limits.ts';
import { MoveClients } from './move-clients.tsx';
import { SecondPersonNote } from './role-fields.tsx';

type MenuAction = 'move' | 'invite' | 'mfa' | 'code' | 'delete';

type ActionName = 'edit' | 'status' | MenuAction;

function ActionItems({
  menuActions,
  person,
  onPick,
}: {
  menuActions: readonly MenuAction[];
  person: Pick<Schemas.StaffUser, 'status'>;
  onPick: (name: MenuAction) => void;
}) {
  const { t } = useTranslation('staff-detail');
  const invite = person.status === 'invited' ? 'invite' : 'reset';
  return menuActions.map((act) => (
    <DropdownMenuItem
      key={act}
      tone={act === 'delete' ? 'danger' : 'plain'}
      onSelect={() => onPick(act)}
    >
      {t(`${act === 'invite' ? invite : act}.button`)}
    </DropdownMenuItem>
  ));
}

function SwitchStaff({
  detail: { record, clients, robots, team, may, may_total },
  onClose,
}: StaffActionProps) {
  const { t } = useTranslation('staff-detail');
  const { name, role, active } = record;
  const [turn, status] = active
    ? (['disable', 'disabled'] as const)
    : (['enable', 'enabled'] as const);
  return (
    <RecordAction
      record={record}
      tone={active ? 'danger' : 'primary'}
      title={t(`${turn}.title`, { name })}
      effects={[t(`${turn}.effect`)]}
      confirm={t(active ? 'disable.button' : 'proposeButton')}
      failed={t('failed')}
      write={switchStaff}
      done={(answer) => t(active && !answer.active ? 'disable.done' : 'proposed', { name })}
      intent={({ id, version }) => ({ id, version, status })}
      onClose={onClose}
    >
      {active && clients + robots > 0 && (
        <Notice tone="warning" title={t('disable.clients', { count: clients + robots })}>
          {t('disable.clientsHint')}
        </Notice>
      )}
      {active && team > 0 && (
        <Notice tone="warning" title={t('disable.team', { count: team })}>
          {t('disable.teamHint')}
        </Notice>
      )}
      {active ? (
        <RoleDifferenceView before={role} after={null} />
      ) : (
        <>
          <SecondPersonNote approvers={{ may, may_total }} />
          <RoleDifferenceView before={null} after={role} />
        </>
      )}
    </RecordAction>
  );
}

function useMenuActions(
  { clients, robots }: Pick<Schemas.StaffDetail, 'clients' | 'robots'>,
  limits: StaffLimits,
): MenuAction[] {
  const permissions = usePermissions();
  const mayReset = can(permissions, 'reset', chainOf('users'));
  const possible: Record<MenuAction, boolean> = {
    move: clients + robots > 0 && can(permissions, 'assign', chainOf('client')),
    invite: mayReset && limits.invite,
    mfa: mayReset && limits.mfa,
    code: mayReset && limits.code,
    delete: can(permissions, 'delete', chainOf('users')) && limits.delete,
  };
  const inOrder = ['move', 'invite', 'mfa', 'code', 'delete'] as const;
  return inOrder.filter((name) => possible[name]);
}

function RenewCode({ detail: { record }, onClose }: StaffActionProps) {
  const { t } = useTranslation('staff-detail');
  const { name, code } = record;
  return (
    <RecordAction
      record={record}
      title={t('code.title', { name })}
      effects={[t('code.effect', { code })]}
      confirm={t('code.confirm')}
      failed={t('failed')}
      write={renewCode}
      done={(person) => t('code.done', { name, code: person.code })}
      intent={({ id }) => ({ id })}
      onClose={onClose}
    />
  );
}

function InviteAgain({ detail: { record, may, may_total }, onClose }: StaffActionProps) {
  const { t } = useTranslation('staff-detail');
  const { name, status } = record;
  const kind = status === 'invited' ? 'invite' : 'reset';
  return (
    <RecordAction
      record={record}
      tone={kind === 'reset' ? 'danger' : 'primary'}
      title={t(`${kind}.title`, { name })}
      effects={[t(`${kind}.effect`), t('invitation.halves')]}
      confirm={t(`${kind}.confirm`)}
      failed={t('failed')}
      write={inviteStaff}
      done={() => t(`${kind}.done`, { name })}
      intent={({ id }) => ({ id })}
      onClose={onClose}
    >
      <SecondPersonNote approvers={{ may, may_total }} />
    </RecordAction>
  );
}

function DeleteStaff({ detail: { record }, onDeleted, onClose }: StaffActionProps) {
  const { t } = useTranslation('staff-detail');
  const { name, username } = record;
  return (
    <RecordAction
      record={record}
      tone="danger"
      title={t('delete.title', { name })}
      effects={[t('delete.effect', { username })]}
      confirm={t('delete.button')}
      failed={t('failed')}
      write={deleteStaff}
      done={() => {
        onDeleted();
        return t('delete.done', { name });
      }}
      intent={({ id }) => ({ id })}
      onClose={onClose}
    />
  );
}

function CloseMfa({ detail: { record, may, may_total }, onClose }: StaffActionProps) {
  const { t } = useTranslation('staff-detail');
  const { name } = record;
  return (
    <RecordAction
      record={record}
      tone="danger"
      title={t('mfa.title', { name })}
      effects={[t('mfa.effect')]}
      confirm={t('proposeButton')}
      failed={t('failed')}
      write={closeMfa}
      done={() => t('proposed', { name })}
      intent={({ id }) => ({ id })}
      onClose={onClose}
    >
      <SecondPersonNote approvers={{ may, may_total }} />
    </RecordAction>
  );
}

const dialogs = {
  edit: EditForm,
  status: SwitchStaff,
  move: MoveClients,
  invite: InviteAgain,
  mfa: CloseMfa,
  code: RenewCode,
  delete: DeleteStaff,
} as const;

function ActionDialog({ action, ...props }: StaffActionProps & { action: ActionName }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

export function StaffActions({
  detail,
  limits,
  onDeleted,
}: {
  detail: Schemas.StaffDetail;
  limits: StaffLimits;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('staff-detail');
  const [open, setOpen] = useState<ActionName | null>(null);
  const { record } = detail;
  const names = useMenuActions(detail, limits);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      <Permit action="update" resource="users">
        {limits.edit && (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen('edit')}>
            <Pencil aria-hidden="true" />
            {t('edit.button')}
          </Button>
        )}
        {limits.status && (
          <Button aria-haspopup="dialog" onClick={() => setOpen('status')}>
            <Power aria-hidden="true" />
            {t(record.active ? 'disable.button' : 'enable.button')}
          </Button>
        )}
      </Permit>
      {names.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button>
              {t('more')}
              <ChevronDown aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <ActionItems menuActions={names} person={record} onPick={setOpen} />
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {open !== null && (
        <ActionDialog
          action={open}
          detail={detail}
          limits={limits}
          onDeleted={onDeleted}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
