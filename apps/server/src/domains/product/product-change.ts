import type { Change } from '../../platform/changes.ts';
import type { ProductRow } from './product-types.ts';

/** The event sent for a product that was added, changed or removed. */
export function productChange({ id, version }: Pick<ProductRow, 'id' | 'version'>): Change {
  return { topic: 'product', id, version };
}
