import type { Labels } from '@brokerdesk/sdk/labels';
import type exchangeRecord from './en-US/exchange-record.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'exchange-record': typeof exchangeRecord & Labels['exchange-record'];
  }
}
