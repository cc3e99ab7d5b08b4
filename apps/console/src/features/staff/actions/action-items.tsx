import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { DropdownMenuItem } from '#/ui/controls/dropdown-menu.tsx';

export type MenuAction = 'move' | 'invite' | 'mfa' | 'code' | 'delete';

export type ActionName = 'edit' | 'status' | MenuAction;

/** The less frequent actions, as items of a menu. */
export function ActionItems({
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
