import type { Labels } from '@brokerdesk/sdk/labels';
import type exchangeConfig from './en-US/exchange-config.json';
import type market from './en-US/market.json';
import type quotation from './en-US/quotation.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'exchange-config': typeof exchangeConfig;
    market: typeof market & Labels['market'];
    quotation: typeof quotation & Labels['quotation'];
  }
}
