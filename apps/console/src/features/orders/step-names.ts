import type { Schemas } from '@brokerdesk/sdk';

/** Actions of staff on a decided order. Each has a form, see `orderSteps`. */
export const stepNames = [
  'pay',
  'sell',
  'clear',
  'complete',
  'cancel',
] as const satisfies readonly Schemas.TradeStep[];

export type StepName = (typeof stepNames)[number];

export const decisionNames = ['approve', 'reject'] as const;
