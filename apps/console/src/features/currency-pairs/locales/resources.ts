import type { Labels } from '@brokerdesk/sdk/labels';
import type currencyPair from './en-US/currency-pair.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'currency-pair': typeof currencyPair & Labels['currency-pair'];
  }
}
