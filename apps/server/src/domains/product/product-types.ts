import type { Schemas } from '@brokerdesk/sdk';
import type { product } from '../../kernel/db/schema.ts';

/** What the contract has for each kind. */
interface Contract {
  stock: {
    body: Schemas.StockProductCreate;
    view: Schemas.StockProduct;
    status: Schemas.ListedProductStatus;
  };
  block: {
    body: Schemas.BlockProductCreate;
    view: Schemas.BlockProduct;
    status: Schemas.ListedProductStatus;
  };
  ipo: {
    body: Schemas.IpoProductCreate;
    view: Schemas.IpoProduct;
    status: Schemas.IpoProductStatus;
  };
  daily: {
    body: Schemas.DailyProductCreate;
    view: Schemas.DailyProduct;
    status: Schemas.StrategyProductStatus;
  };
  ai: {
    body: Schemas.AiProductCreate;
    view: Schemas.AiProduct;
    status: Schemas.StrategyProductStatus;
  };
  fund: {
    body: Schemas.FundProductCreate;
    view: Schemas.FundProduct;
    status: Schemas.FundProductStatus;
  };
  quant: {
    body: Schemas.QuantProductCreate;
    view: Schemas.QuantProduct;
    status: Schemas.StrategyProductStatus;
  };
  saving: {
    body: Schemas.SavingProductCreate;
    view: Schemas.SavingProduct;
    status: Schemas.SavingProductStatus;
  };
}

export type ProductKind = keyof Contract;
/** What a product is created with, and a change sends again. */
export type ProductBody<K extends ProductKind = ProductKind> = Contract[K]['body'];
export type ProductView<K extends ProductKind = ProductKind> = Contract[K]['view'];
export type ProductStatus<K extends ProductKind = ProductKind> = Contract[K]['status'];
export type ProductRow = typeof product.$inferSelect;
