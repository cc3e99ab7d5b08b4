import { blockProduct } from './block-product.ts';
import { fundProduct } from './fund-product.ts';
import { ipoProduct } from './ipo-product.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductKind } from './product-types.ts';
import { savingProduct } from './saving-product.ts';
import { stockProduct } from './stock-product.ts';
import { aiProduct, dailyProduct, quantProduct } from './strategy-product.ts';

export const productKinds: { readonly [K in ProductKind]: ProductKindRules<K> } = {
  stock: stockProduct,
  block: blockProduct,
  ipo: ipoProduct,
  daily: dailyProduct,
  ai: aiProduct,
  fund: fundProduct,
  quant: quantProduct,
  saving: savingProduct,
};
