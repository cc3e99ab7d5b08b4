import type { OperationInput } from '../../http/routes.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import type { OperationKey } from '../../platform/operation-key.ts';
import type { RequestContext } from '../../platform/request-context.ts';

interface Applier<Input> {
  apply(tx: Transaction, context: RequestContext, input: Input): Promise<unknown>;
  /** Locks rows that must be locked before the session of the second person, such as other members of staff. */
  lockFirst?(tx: Transaction, context: RequestContext, input: Input): Promise<unknown>;
  /** Undoes what was prepared, if the proposal is rejected, withdrawn or expired. */
  discard?(tx: Transaction, context: RequestContext, input: Input): Promise<unknown>;
}

type ApplierTo<Input> = Applier<Input> | Applier<Input>['apply'];

/** A function is an applier that only carries the write out. */
export type Appliers = {
  readonly [K in OperationKey]?: ApplierTo<Pick<OperationInput<K>, 'path' | 'query' | 'body'>>;
};

export const applyTo =
  <Body, T>(
    write: (tx: Transaction, context: RequestContext, id: string, body: Body) => Promise<T>,
  ) =>
  (
    tx: Transaction,
    context: RequestContext,
    { path, body }: { path: { id: string }; body: Body },
  ): Promise<T> =>
    write(tx, context, path.id, body);

/** Input was validated when the write was asked for. */
export type AnyApplier = Applier<object>;

export function applierOf(appliers: Appliers, operation: string): AnyApplier {
  // Operations are stored under the contract's key.
  const applier = appliers[operation as OperationKey];
  if (applier === undefined) throw new Error(`Nothing carries out a proposal of ${operation}.`);
  return (typeof applier === 'function' ? { apply: applier } : applier) as unknown as AnyApplier;
}
