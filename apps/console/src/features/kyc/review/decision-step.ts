import type { Schemas } from '@brokerdesk/sdk';
import type { Decide } from '../api/decide-kyc.ts';

/** What every step of a decision needs. */
export type DecisionStepProps = {
  kyc: Schemas.Kyc;
  busy: boolean;
  error: Error | null;
  /** `onSent` runs once it has been done. */
  onSend: (intent: Decide, onSent?: () => void) => void;
  onCancel: () => void;
};
