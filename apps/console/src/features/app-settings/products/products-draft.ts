import type { Schemas } from '@brokerdesk/sdk';

/** The product display as it is typed. */
export type ProductsDraft = { items: Schemas.ProductDisplayItem[] };
