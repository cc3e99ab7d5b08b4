import type { Schemas } from '@brokerdesk/sdk';

/** What the form of a step takes: the order, its account and what is known beside it. */
export type StepFormProps = { detail: Schemas.TradeDetail; onClose: () => void };
