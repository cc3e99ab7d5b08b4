import type { StateTable } from '@brokerdesk/machines/records';
import type { FieldProblem } from '../../kernel/errors/problem.ts';
import type { Fields } from './product-fields.ts';
import type { ProductBody, ProductKind, ProductStatus } from './product-types.ts';

export interface ProductKindRules<K extends ProductKind> {
  readonly kind: K;
  readonly fields: Fields<K>;
  readonly states: StateTable<ProductStatus<K>>;
  readonly start: ProductStatus<K>;
  readonly promised: readonly (keyof ProductBody<K> & string)[];
  /** A time that may be put off, but not be brought forward with open trade records. */
  readonly notEarlier?: readonly (keyof ProductBody<K> & string)[];
  /** By what results are measured and what may move: with open trade records it takes two people. */
  readonly valued?: readonly (keyof ProductBody<K> & string)[];
  complete?(body: ProductBody<K>): ProductBody<K>;
  problems(body: ProductBody<K>, at: { now: Date; status: ProductStatus<K> }): FieldProblem[];
}
