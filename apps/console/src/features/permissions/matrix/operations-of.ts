import type { Matrix } from '../api/get-matrix.ts';

export type GuardedOperation = Matrix['operations'][number];

/** The operations of the contract that an action on a resource opens, no matter who has that right. */
export function operationsOf(
  { operations }: Pick<Matrix, 'operations'>,
  resource: string,
  action: string,
): readonly GuardedOperation[] {
  return operations.filter((one) => one.action === action && one.resources.includes(resource));
}
