import type { Labels } from '@brokerdesk/sdk/labels';
import type order from './en-US/order.json';
import type orderBulk from './en-US/order-bulk.json';
import type orderEntry from './en-US/order-entry.json';
import type orderReview from './en-US/order-review.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    order: typeof order & Labels['order'];
    'order-bulk': typeof orderBulk;
    'order-entry': typeof orderEntry;
    'order-review': typeof orderReview;
  }
}
