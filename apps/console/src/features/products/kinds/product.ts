import type { Schemas } from '@brokerdesk/sdk';

export type ProductKind = Schemas.ProductKind;

/** A product of any kind. */
export type Product =
  | Schemas.StockProduct
  | Schemas.BlockProduct
  | Schemas.IpoProduct
  | Schemas.DailyProduct
  | Schemas.AiProduct
  | Schemas.FundProduct
  | Schemas.QuantProduct
  | Schemas.SavingProduct;

/** The value of a field by its name; undefined if the kind has no such field. */
export function fieldValue(product: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(product)).get(name);
}

/** The symbol of what is traded on a market, the firm's own code of the rest. */
export const codeOf = (product: Product): string =>
  'symbol' in product ? product.symbol : product.code;
