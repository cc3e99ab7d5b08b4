import type { Schemas } from '@brokerdesk/sdk';

/** Every kind of product, in the order of the menu. */
export const productKinds = [
  'stock',
  'block',
  'ipo',
  'daily',
  'ai',
  'fund',
  'quant',
  'saving',
] as const satisfies readonly Schemas.ProductKind[];
