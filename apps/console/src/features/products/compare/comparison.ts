import type { ProductField, ProductKindDefinition } from '../kinds/product-fields.ts';
import { fieldValue, type Product } from '../kinds/product-fields.ts';
import { isApplicable, toDraft } from '../product-draft.ts';

export type ComparedLine = {
  key: string;
  label: string;
  values: readonly [readonly string[], readonly string[]];
  differs: boolean;
};

export type ComparedGroup = { id: string; title: string; lines: readonly ComparedLine[] };

type Write = (name: string, field: ProductField, value: unknown, currency: string) => string | null;

export function comparedLine(
  key: string,
  label: string,
  values: ComparedLine['values'],
): ComparedLine {
  return { key, label, values, differs: values[0].join('\n') !== values[1].join('\n') };
}

const names: ReadonlySet<string> = new Set(['symbol', 'code', 'name']);

export function comparedFields(
  of: ProductKindDefinition,
  products: readonly [Product, Product],
  {
    label,
    text,
    title,
  }: {
    label: (name: string) => string;
    text: Write;
    title: (id: ProductKindDefinition['sections'][number]['id']) => string;
  },
): ComparedGroup[] {
  const drafts = products.map((product) => toDraft(of, product));
  return of.sections.flatMap(({ id, fields }) => {
    const lines = Object.entries(fields)
      .filter(([name]) => !names.has(name) && drafts.some((draft) => isApplicable(of, name, draft)))
      .map(([name, field]) => {
        const written = (product: Product) => {
          const value = fieldValue(product, name);
          return (Array.isArray(value) ? value.map((row) => [row]) : [value]).flatMap(
            (one) => text(name, field, one, product.currency) ?? [],
          );
        };
        return comparedLine(name, label(name), [written(products[0]), written(products[1])]);
      });
    return lines.length === 0 ? [] : [{ id, title: title(id), lines }];
  });
}
