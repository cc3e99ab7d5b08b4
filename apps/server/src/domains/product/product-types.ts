import type { Schemas } from '@brokerdesk/sdk';
import type { product } from '../../kernel/db/schema.ts';

type Computed = 'usage' | 'allowed' | 'waiting';

interface Contract {
  stock: {
    body: Schemas.StockProductCreate;
    view: Schemas.StockProduct;
    facts: Omit<Schemas.StockProduct, Computed>;
    status: Schemas.ListedProductStatus;
  };
  block: {
    body: Schemas.BlockProductCreate;
    view: Schemas.BlockProduct;
    facts: Omit<Schemas.BlockProduct, Computed>;
    status: Schemas.ListedProductStatus;
  };
  ipo: {
    body: Schemas.IpoProductCreate;
    view: Schemas.IpoProduct;
    facts: Omit<Schemas.IpoProduct, Computed>;
    status: Schemas.IpoProductStatus;
  };
  daily: {
    body: Schemas.DailyProductCreate;
    view: Schemas.DailyProduct;
    facts: Omit<Schemas.DailyProduct, Computed>;
    status: Schemas.StrategyProductStatus;
  };
  ai: {
    body: Schemas.AiProductCreate;
    view: Schemas.AiProduct;
    facts: Omit<Schemas.AiProduct, Computed>;
    status: Schemas.StrategyProductStatus;
  };
  fund: {
    body: Schemas.FundProductCreate;
    view: Schemas.FundProduct;
    facts: Omit<Schemas.FundProduct, Computed>;
    status: Schemas.FundProductStatus;
  };
  quant: {
    body: Schemas.QuantProductCreate;
    view: Schemas.QuantProduct;
    facts: Omit<Schemas.QuantProduct, Computed>;
    status: Schemas.StrategyProductStatus;
  };
  saving: {
    body: Schemas.SavingProductCreate;
    view: Schemas.SavingProduct;
    facts: Omit<Schemas.SavingProduct, Computed>;
    status: Schemas.SavingProductStatus;
  };
}

export type ProductKind = keyof Contract;
export type ProductBody<K extends ProductKind = ProductKind> = Contract[K]['body'];
export type ProductView<K extends ProductKind = ProductKind> = Contract[K]['view'];
export type ProductFacts<K extends ProductKind = ProductKind> = Contract[K]['facts'];
export type ProductStatus<K extends ProductKind = ProductKind> = Contract[K]['status'];
export type ProductRow = typeof product.$inferSelect;
