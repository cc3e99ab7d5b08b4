import type { Schemas } from '@brokerdesk/sdk';
import type { ActionName } from './action-items.tsx';
import { CloseMfa } from './close-mfa.tsx';
import { DeleteStaff } from './delete-staff.tsx';
import { EditForm } from './edit-form.tsx';
import { InviteAgain } from './invite-again.tsx';
import type { StaffLimits } from './limits.ts';
import { MoveClients } from './move-clients.tsx';
import { RenewCode } from './renew-code.tsx';
import { SwitchStaff } from './switch-staff.tsx';

export type StaffActionProps = {
  detail: Schemas.StaffDetail;
  limits: StaffLimits;
  /** The code of an invitation is in this answer alone. */
  onInvited: (person: Schemas.StaffUser) => void;
  onDeleted: () => void;
  onClose: () => void;
};

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
