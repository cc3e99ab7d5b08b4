/** How a field is typed in, shown and sent. Prices and money are in the product's currency. */
export type Field =
  | { type: 'text' | 'longText'; max: number }
  | { type: 'code' | 'market' | 'currency' | 'price' | 'money' | 'time' | 'day' | 'clock' }
  | { type: 'percent'; negative?: true }
  | { type: 'nav' }
  | { type: 'count'; min: number; max: number; unit?: 'pieces' | 'lots' | 'days' | 'boards' }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'yesNo' | 'tiers' | 'plans' };

type Traits = {
  /** May stay empty. */
  optional?: true;
  /** Made by other fields, and shown beside them. */
  workedOut?: true;
  /** Entered with a new product only: later it has a form of its own. */
  newOnly?: true;
};

export type ProductField = Field & Traits;

/** The fields that belong together, in their order, under one heading. */
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
