import type paymentFile from './en-US/payment-file.json';
import type payout from './en-US/payout.json';
import type withdrawal from './en-US/withdrawal.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'payment-file': typeof paymentFile;
    payout: typeof payout;
    withdrawal: typeof withdrawal;
  }
}
