import type { Schemas } from '@brokerdesk/sdk';

/** What every step of deciding a proposal needs. */
export type ProposalStepProps = {
  proposal: Schemas.Proposal;
  busy: boolean;
  /** `onSent` runs once it has been done. */
  onSend: (body: Schemas.ProposalAudit, onSent?: () => void) => void;
  onCancel: () => void;
};
