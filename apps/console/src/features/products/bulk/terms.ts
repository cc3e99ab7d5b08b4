import type { Fault, ProductDraft } from '../kinds/fault.ts';
import {
  type FieldSection,
  fieldsOf,
  type Product,
  type ProductField,
  type ProductKindDefinition,
} from '../kinds/product-fields.ts';
import { faultsOf, isApplicable, toBody, toDraft } from '../product-draft.ts';

const sectionsOfOne: ReadonlySet<FieldSection['id']> = new Set(['basics', 'price', 'value']);
const marketFields = ['market', 'currency'];
/** The size of an offer and its description are copied only if the user asks. */
const rarelyCopied: ReadonlySet<string> = new Set(['pool_qty', 'capacity', 'strategy']);

const moments: ReadonlySet<ProductField['type']> = new Set(['time', 'day']);
const inCurrency: ReadonlySet<ProductField['type']> = new Set(['price', 'money', 'tiers', 'plans']);

export function commonTerms({ sections }: ProductKindDefinition): string[] {
  return sections
    .filter(({ id }) => !sectionsOfOne.has(id))
    .flatMap(({ fields }) => Object.keys(fields))
    .filter((name) => !marketFields.includes(name));
}

/** Dates are left out. */
export function templateTerms(of: ProductKindDefinition, product: object): Record<string, unknown> {
  const body = toBody(of, toDraft(of, product));
  const fields = fieldsOf(of);
  const kept = [...marketFields, ...commonTerms(of)].filter((name) => {
    const field = fields[name];
    return field !== undefined && !moments.has(field.type) && (body[name] ?? null) !== null;
  });
  return Object.fromEntries(kept.map((name) => [name, body[name]]));
}

export type CopiedTerms = {
  product: Product;
  ended: boolean;
  before: ProductDraft;
  after: ProductDraft;
  changed: readonly string[];
  /** Fields that stay, because open orders were promised them or the currency is another one. */
  kept: readonly { name: string; why: 'promised' | 'currency' }[];
  faults: readonly Fault[];
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function differingTerms(
  of: ProductKindDefinition,
  source: Product,
  targets: readonly Product[],
): { name: string; isDefault: boolean }[] {
  const from = toDraft(of, source);
  const others = targets.map((target) => toDraft(of, target));
  return commonTerms(of)
    .filter((name) => isApplicable(of, name, from))
    .filter((name) => others.some((other) => !isSame(other[name], from[name])))
    .map((name) => ({ name, isDefault: !rarelyCopied.has(name) }));
}

export function copyTerms(
  of: ProductKindDefinition,
  source: Product,
  target: Product,
  names: readonly string[],
): CopiedTerms {
  const fields = fieldsOf(of);
  const from = toDraft(of, source);
  const before = toDraft(of, target);
  const fixed = new Set(target.allowed.fixed_fields);
  const after = { ...before };
  const kept: CopiedTerms['kept'][number][] = [];
  for (const name of names) {
    const value = from[name];
    const field = fields[name];
    if (value === undefined || field === undefined || isSame(value, before[name])) continue;
    if (fixed.has(name)) kept.push({ name, why: 'promised' });
    else if (inCurrency.has(field.type) && source.currency !== target.currency) {
      kept.push({ name, why: 'currency' });
    } else after[name] = value;
  }
  const changed = names.filter(
    (name) => isApplicable(of, name, after) && !isSame(after[name], before[name]),
  );
  const ended = !target.allowed.edit;
  return { product: target, ended, before, after, changed, kept, faults: faultsOf(of, after) };
}

export const isCopied = ({ ended, changed }: CopiedTerms): boolean => !ended && changed.length > 0;
