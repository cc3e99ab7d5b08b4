import type { Schemas } from '@brokerdesk/sdk';

/** What staff do with an order once it is decided: each has a form, see `orderSteps`. */
export const stepNames = [
  'pay',
  'sell',
  'clear',
  'complete',
  'cancel',
  'withdraw',
] as const satisfies readonly Schemas.TradeStep[];

export type StepName = (typeof stepNames)[number];

export const decisionNames = ['approve', 'reject'] as const;
