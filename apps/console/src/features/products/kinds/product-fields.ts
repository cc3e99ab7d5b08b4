import type { Schemas } from '@brokerdesk/sdk';
import {
  after,
  atMost,
  numberIn,
  type ProductDraft,
  type Rule,
  type Unusual,
  wholeLots,
} from './fault.ts';

/** Prices and money are in the product's currency. */
type Field =
  | { type: 'text' | 'longText'; max: number }
  | { type: 'code' | 'market' | 'currency' | 'price' | 'money' | 'time' | 'day' | 'clock' }
  | { type: 'percent'; negative?: true }
  | { type: 'nav' }
  | { type: 'count'; min: number; max: number; unit?: 'pieces' | 'lots' | 'days' | 'boards' }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'yesNo' | 'tiers' | 'plans' };

type Traits = {
  optional?: true;
  /** Made by other fields, and shown beside them. */
  workedOut?: true;
  /** Entered with a new product only: later it has a form of its own. */
  newOnly?: true;
};

export type ProductField = Field & Traits;

export type FieldSection = {
  id: 'basics' | 'price' | 'quantity' | 'windows' | 'terms' | 'plans' | 'tiers' | 'value' | 'days';
  fields: Readonly<Record<string, ProductField>>;
};

export const count = (
  min: number,
  max: number,
  unit?: Extract<Field, { type: 'count' }>['unit'],
): ProductField => ({ type: 'count', min, max, ...(unit && { unit }) });

const name: ProductField = { type: 'text', max: 80 };
export const price: ProductField = { type: 'price' };
export const money: ProductField = { type: 'money' };
export const time: ProductField = { type: 'time' };
export const percent: ProductField = { type: 'percent' };

export const listedBasics: FieldSection = {
  id: 'basics',
  fields: {
    symbol: { type: 'code' },
    name,
    market: { type: 'market' },
    currency: { type: 'currency' },
  },
};

export const ownBasics: FieldSection = {
  id: 'basics',
  fields: { code: { type: 'code' }, name, currency: { type: 'currency' } },
};

export const lotSize = count(1, 1_000_000, 'pieces');
export const poolQty = count(1, 1_000_000_000_000, 'pieces');
export const risk: ProductField = { type: 'choice', values: ['1', '2', '3', '4', '5'] };
export const termDays = count(1, 3650, 'days');

export type ProductKind = Schemas.ProductKind;

export type Product =
  | Schemas.StockProduct
  | Schemas.BlockProduct
  | Schemas.IpoProduct
  | Schemas.DailyProduct
  | Schemas.AiProduct
  | Schemas.FundProduct
  | Schemas.QuantProduct
  | Schemas.SavingProduct;

/** Undefined if the kind has no such field. */
export function fieldValue(product: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(product)).get(name);
}

export const codeOf = (product: Product): string =>
  'symbol' in product ? product.symbol : product.code;

export type WindowPlan = {
  moments: readonly string[];
  spans: readonly { id: 'orders' | 'apply' | 'pay' | 'lockup'; from: string; to: string }[];
};

type Moment = {
  field: string;
  /** RFC 3339, or the day alone. */
  at: string;
  passed: boolean;
};

export const noWindows: WindowPlan = { moments: [], spans: [] };

export function momentsOf({ moments }: WindowPlan, product: object, now: Date): Moment[] {
  return moments
    .flatMap((field) => {
      const at = fieldValue(product, field);
      if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return [];
      return [{ field, at, passed: Date.parse(at) <= now.getTime() }];
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Undefined if nothing is to come. */
export const nextMoment = (plan: WindowPlan, product: object, now: Date): Moment | undefined =>
  momentsOf(plan, product, now).find(({ passed }) => !passed);

export const isDay = (at: string) => /^\d{4}-\d\d-\d\d$/.test(at);

export type ProductKindDefinition = {
  kind: ProductKind;
  /** In the order in which a product goes through them. */
  statuses: readonly Schemas.ProductStatus[];
  sections: readonly FieldSection[];
  columns: readonly string[];
  defaults?: Readonly<Record<string, string>>;
  rules: readonly Rule[];
  /** Null while the fields it needs are missing. */
  made?: Readonly<Record<string, (draft: ProductDraft) => string | null>>;
  unusual?: (draft: ProductDraft) => Unusual | null;
  /** Fields that are asked for only with these values of another one; else this is sent, or null. */
  only?: Readonly<Record<string, { field: string; values: readonly string[]; otherwise?: string }>>;
  windows: WindowPlan;
};

export function fieldsOf({
  sections,
}: ProductKindDefinition): Readonly<Record<string, ProductField>> {
  return Object.assign({}, ...sections.map(({ fields }) => fields));
}

/** Null while a price is missing. */
function discountOf(draft: ProductDraft): string | null {
  const [close, agreed] = [numberIn(draft, 'ref_close'), numberIn(draft, 'agreed_price')];
  if (close === null || agreed === null || close.lte(0)) return null;
  const percent = close.minus(agreed).times(100).div(close).toFixed(2);
  return percent === '-0.00' ? '0.00' : percent;
}

/** Blocks are sold within the daily limit of most markets; beyond it, a price was mistyped more often than agreed. */
const normalPercent = 20;

export const block: ProductKindDefinition = {
  kind: 'block',
  statuses: ['available', 'listing', 'listed', 'closed'],
  sections: [
    listedBasics,
    {
      id: 'price',
      fields: {
        ref_close: price,
        agreed_price: price,
        discount_pct: { type: 'percent', negative: true, workedOut: true },
      },
    },
    {
      id: 'quantity',
      fields: {
        lot_size: lotSize,
        min_qty: poolQty,
        pool_qty: poolQty,
      },
    },
    { id: 'windows', fields: { settle_at: time, lockup_until: time } },
  ],
  columns: ['agreed_price', 'discount_pct'],
  defaults: { lot_size: '100' },
  rules: [
    wholeLots('pool_qty'),
    wholeLots('min_qty'),
    atMost('min_qty', 'pool_qty'),
    after('lockup_until', 'settle_at', { orSame: true }),
  ],
  made: { discount_pct: discountOf },
  unusual: (draft) => {
    const percent = discountOf(draft);
    if (percent === null) return null;
    const normal = String(normalPercent);
    if (percent.startsWith('-')) return { code: 'PREMIUM', percent: percent.slice(1), normal };
    return Number(percent) > normalPercent ? { code: 'DISCOUNT', percent, normal } : null;
  },
  windows: {
    moments: ['settle_at', 'lockup_until'],
    spans: [{ id: 'lockup', from: 'settle_at', to: 'lockup_until' }],
  },
};
