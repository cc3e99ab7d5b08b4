import type { Labels } from '@brokerdesk/sdk/labels';
import type kyc from './en-US/kyc.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    kyc: typeof kyc & Labels['kyc'];
  }
}
