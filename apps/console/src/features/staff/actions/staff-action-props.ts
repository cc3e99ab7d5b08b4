import type { Schemas } from '@brokerdesk/sdk';
import type { StaffLimits } from './limits.ts';

export type StaffActionProps = {
  detail: Schemas.StaffDetail;
  limits: StaffLimits;
  onDeleted: () => void;
  onClose: () => void;
};
