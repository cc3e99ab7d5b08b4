import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';

/** What every step of deciding a proposal needs. */
export type ProposalStepProps = {
  proposal: Schemas.Proposal;
  busy: boolean;
  /** Says that somebody else has closed it meanwhile: there is nothing to send any more. */
  overtaken: ReactNode;
  /** `onSent` runs once it has been done. */
  onSend: (body: Schemas.ProposalAudit, onSent?: () => void) => void;
  onCancel: () => void;
};
