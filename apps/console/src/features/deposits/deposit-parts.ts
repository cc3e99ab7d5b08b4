import type { Schemas } from '@brokerdesk/sdk';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';

/** How deposits are decided, on every list of them. Its parts come with the first that is opened or selected. */
export const depositDecision = {
  drawer: lazyOverlay(
    async () => (await import('./review/deposit-drawer.tsx')).DepositDrawer,
    ['decision', 'two-people', 'client-profile', 'deposit-review', 'crypto-deposit'],
  ),
  named: ({ order_no: orderNo }: Schemas.Deposit) => ({ orderNo }),
  bulk: lazyPart(
    async () => (await import('./bulk/decide-deposits.tsx')).DecideDeposits,
    ['decision', 'two-people', 'deposit-review'],
  ),
};
