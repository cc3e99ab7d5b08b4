import type { Schemas } from '@brokerdesk/sdk';

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
