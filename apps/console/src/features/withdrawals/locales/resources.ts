import type { Labels } from '@brokerdesk/sdk/labels';
import type payout from './en-US/payout.json';
import type withdrawal from './en-US/withdrawal.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    payout: typeof payout;
    withdrawal: typeof withdrawal & Labels['withdrawal'];
  }
}
