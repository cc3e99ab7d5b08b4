import type { Labels } from '@brokerdesk/sdk/labels';
import type loan from './en-US/loan.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    loan: typeof loan & Labels['loan'];
  }
}
