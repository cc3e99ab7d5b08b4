import type { Schemas } from '@brokerdesk/sdk';
import { reviewQueue } from '#/kit/list/review-queue.ts';

/** How deposits are decided, on every list of them. */
export const depositDecision = reviewQueue<Schemas.Deposit>({
  drawer: async () => (await import('./review/deposit-drawer.tsx')).DepositDrawer,
  bulk: async () => (await import('./bulk/decide-deposits.tsx')).DecideDeposits,
  labels: ['deposit-review', 'crypto-deposit'],
});
