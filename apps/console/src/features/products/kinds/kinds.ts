import { block } from './block.ts';
import { fund } from './fund.ts';
import { ipo } from './ipo.ts';
import type { ProductKind } from './product.ts';
import type { ProductKindDefinition } from './product-kind-definition.ts';
import { saving } from './saving.ts';
import { stock } from './stock.ts';
import { ai, daily, quant } from './strategy.ts';

export const kinds: Readonly<Record<ProductKind, ProductKindDefinition>> = {
  stock,
  block,
  ipo,
  daily,
  ai,
  fund,
  quant,
  saving,
};

// The keys are those of the contract.
export const productKinds = Object.keys(kinds) as ProductKind[];
