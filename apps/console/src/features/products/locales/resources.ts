import type { Labels } from '@brokerdesk/sdk/labels';
import type product from './en-US/product.json';
import type saving from './en-US/saving.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    product: typeof product & Labels['product'];
    saving: typeof saving;
  }
}
