import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';

export type ProposalStepProps = {
  proposal: Schemas.Proposal;
  busy: boolean;
  /** Says that another user has closed it in the meantime: there is nothing to send any more. */
  overtaken: ReactNode;
  /** `onSent` runs once it has been done. */
  onSend: (body: Schemas.ProposalAudit, onSent?: () => void) => void;
  onCancel: () => void;
};
