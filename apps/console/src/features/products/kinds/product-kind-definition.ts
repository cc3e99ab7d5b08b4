import type { Schemas } from '@brokerdesk/sdk';
import type { ProductDraft, Rule, Unusual } from './fault.ts';
import type { FieldSection, ProductField } from './field.ts';
import type { ProductKind } from './product.ts';
import type { WindowPlan } from './windows.ts';

/** All that one kind of product has of its own on the screen; everything else is the same for all. */
export type ProductKindDefinition = {
  kind: ProductKind;
  /** In the order in which a product goes through them. */
  statuses: readonly Schemas.ProductStatus[];
  sections: readonly FieldSection[];
  /** The fields that the list shows beside code, name and status. */
  columns: readonly string[];
  /** The values that a new product begins with. */
  defaults?: Readonly<Record<string, string>>;
  rules: readonly Rule[];
  /** Null while they do not. */
  made?: Readonly<Record<string, (draft: ProductDraft) => string | null>>;
  unusual?: (draft: ProductDraft) => Unusual | null;
  /** Fields that are asked for only with these values of another one; else this is sent, or null. */
  only?: Readonly<Record<string, { field: string; values: readonly string[]; otherwise?: string }>>;
  windows: WindowPlan;
};

/** All fields of a kind by their names, in their order. */
export function fieldsOf({
  sections,
}: ProductKindDefinition): Readonly<Record<string, ProductField>> {
  return Object.assign({}, ...sections.map(({ fields }) => fields));
}
