import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';

export type ProposalStepProps = {
  proposal: Schemas.Proposal;
  busy: boolean;
  overtaken: ReactNode;
  onSend: (body: Schemas.ProposalAudit, onSent?: () => void) => void;
  onCancel: () => void;
};
