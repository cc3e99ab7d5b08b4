import type { Schemas } from '@brokerdesk/sdk';
import type { StaffLimits } from './limits.ts';

export type StaffActionProps = {
  detail: Schemas.StaffDetail;
  limits: StaffLimits;
  /** The code of an invitation is in this answer alone. */
  onInvited: (person: Schemas.StaffUser) => void;
  onDeleted: () => void;
  onClose: () => void;
};
