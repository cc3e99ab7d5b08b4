import { kinds } from './kinds/kinds.ts';
import { fieldValue, type Product, type ProductKind } from './kinds/product.ts';
import { fieldsOf } from './kinds/product-kind-definition.ts';
import { useFieldText } from './use-field-text.ts';

/** The value of a field that not every kind has. */
export function FieldCell({
  kind,
  name,
  product,
}: {
  kind: ProductKind;
  name: string;
  product: Product;
}) {
  const { text } = useFieldText();
  const field = fieldsOf(kinds[kind])[name];
  if (field === undefined) return null;
  const shown = text(name, field, fieldValue(product, name), product.currency);
  return field.type === 'tiers' ? (
    <span className="inline-block max-w-72 truncate align-middle">{shown}</span>
  ) : (
    shown
  );
}
