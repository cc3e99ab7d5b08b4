import {
  type Fault,
  type PlanDraft,
  type ProductDraft,
  type TierDraft,
  textIn,
} from './kinds/fault.ts';
import {
  fieldsOf,
  fieldValue,
  type Product,
  type ProductField,
  type ProductKindDefinition,
} from './kinds/product-fields.ts';

export const blankTier: TierDraft = { min: '', rate: '' };
export const blankPlan: PlanDraft = { name: '', fee: '', period: 'month' };

/** Null gives a new product of the kind. */
export function toDraft(of: ProductKindDefinition, product: object | null): ProductDraft {
  return Object.fromEntries(
    Object.entries(fieldsOf(of)).map(([name, { type }]) => {
      const value = product === null ? of.defaults?.[name] : fieldValue(product, name);
      if (type === 'tiers') return [name, rowsOf(value, blankTier)];
      if (type === 'plans') return [name, rowsOf(value, blankPlan)];
      return [name, value === null || value === undefined ? '' : String(value)];
    }),
  );
}

function rowsOf<Row extends object>(value: unknown, blank: Row): Row[] {
  // The contract has such rows in this field, or the kind has none yet.
  return Array.isArray(value) ? (value as Row[]).map((row) => ({ ...row })) : [{ ...blank }];
}

/** The code is free only if the other product has ended. */
export function toCopy(of: ProductKindDefinition, product: Product): ProductDraft {
  const draft = toDraft(of, product);
  if (!product.allowed.edit) return draft;
  return { ...draft, ['symbol' in draft ? 'symbol' : 'code']: '' };
}

export function isApplicable({ only }: ProductKindDefinition, name: string, draft: ProductDraft) {
  const condition = only?.[name];
  return condition === undefined || condition.values.includes(textIn(draft, condition.field));
}

export function faultsOf(of: ProductKindDefinition, draft: ProductDraft): readonly Fault[] {
  const faults = of.rules.flatMap((rule) => rule(draft));
  return faults.filter(
    ({ field, other }) =>
      isApplicable(of, field, draft) && (other === undefined || isApplicable(of, other, draft)),
  );
}

/** The draft must be valid. */
export function toBody(of: ProductKindDefinition, draft: ProductDraft): Record<string, unknown> {
  const typed = Object.entries(fieldsOf(of)).filter(([, { workedOut }]) => workedOut !== true);
  return Object.fromEntries(
    typed.map(([name, field]) => [
      name,
      isApplicable(of, name, draft)
        ? sentAs(field, draft[name] ?? '')
        : (of.only?.[name]?.otherwise ?? null),
    ]),
  );
}

function sentAs({ type }: ProductField, value: ProductDraft[string]): unknown {
  if (Array.isArray(value)) return value.map(trimmed);
  const text = value.trim();
  if (text === '') return null;
  if (type === 'count') return Number(text);
  if (type === 'yesNo') return text === 'true';
  // The one choice that the contract has as a number is a risk.
  if (type === 'choice' && /^\d$/.test(text)) return Number(text);
  return type === 'text' || type === 'longText' ? text : text.replace(/\.$/, '');
}

const trimmed = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, text]) => [name, String(text).trim().replace(/\.$/, '')]),
  );
