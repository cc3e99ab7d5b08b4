import type tradeConfig from './en-US/trade-config.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'trade-config': typeof tradeConfig;
  }
}
