import type exchangeRecord from './en-US/exchange-record.json';

declare module '#/shared/i18n/resources.ts' {
  interface Resources {
    'exchange-record': typeof exchangeRecord;
  }
}
