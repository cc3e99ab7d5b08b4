import type { ActionName } from './action-items.tsx';
import { CloseMfa } from './close-mfa.tsx';
import { DeleteStaff } from './delete-staff.tsx';
import { EditForm } from './edit-form.tsx';
import { InviteAgain } from './invite-again.tsx';
import { MoveClients } from './move-clients.tsx';
import { RenewCode } from './renew-code.tsx';
import type { StaffActionProps } from './staff-action-props.ts';
import { SwitchStaff } from './switch-staff.tsx';

const dialogs = {
  edit: EditForm,
  status: SwitchStaff,
  move: MoveClients,
  invite: InviteAgain,
  mfa: CloseMfa,
  code: RenewCode,
  delete: DeleteStaff,
} as const;

export function ActionDialog({ action, ...props }: StaffActionProps & { action: ActionName }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
