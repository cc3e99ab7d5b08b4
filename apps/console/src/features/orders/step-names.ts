import type { Schemas } from '@brokerdesk/sdk';

export const stepNames = [
  'pay',
  'sell',
  'clear',
  'complete',
  'cancel',
  'withdraw',
  'redeem',
] as const satisfies readonly Schemas.TradeStep[];

export type StepName = (typeof stepNames)[number];

/** Done to all orders of a dealing day at once. */
export const dealingNames = ['confirm'] as const;

export const decisionNames = ['approve', 'reject'] as const;
