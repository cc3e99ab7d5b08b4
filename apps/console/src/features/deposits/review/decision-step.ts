import type { Schemas } from '@brokerdesk/sdk';
import type { Decide } from '../api/decide-deposit.ts';

/** What every step of a decision needs. */
export type DecisionStepProps = {
  detail: Schemas.DepositDetail;
  busy: boolean;
  error: Error | null;
  /** `onSent` runs once it has been done. */
  onSend: (intent: Decide, onSent?: () => void) => void;
  onCancel: () => void;
};
