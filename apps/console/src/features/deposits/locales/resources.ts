import type { Labels } from '@brokerdesk/sdk/labels';
import type cryptoDeposit from './en-US/crypto-deposit.json';
import type deposit from './en-US/deposit.json';
import type depositReview from './en-US/deposit-review.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'crypto-deposit': typeof cryptoDeposit;
    deposit: typeof deposit & Labels['deposit'];
    'deposit-review': typeof depositReview;
  }
}
