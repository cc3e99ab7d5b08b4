import type { Schemas } from '@brokerdesk/sdk';

export type StepFormProps = { detail: Schemas.TradeDetail; onClose: () => void };
