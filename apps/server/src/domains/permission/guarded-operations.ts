import type { Schemas } from '@brokerdesk/sdk';
import { type Operation, readContract } from '../../http/contract.ts';

/** The operations that need a right, read from the contract as the server enforces it. */
export function guardedOperations(): Schemas.GuardedOperation[] {
  return readContract().flatMap((operation) => {
    const { access } = operation;
    if (access.kind !== 'permission') return [];
    return [
      {
        id: operation.id,
        method: methodOf(operation),
        path: operation.path,
        summary: operation.summary,
        action: access.action,
        resources: [
          ...Object.values(access.narrower?.resources ?? {}),
          ...[access.resource].flat(),
        ],
        flag: operation.flag,
        two_person: operation.limit,
      },
    ];
  });
}

function methodOf({ method }: Operation): Schemas.GuardedOperation['method'] {
  // The contract is read by these methods alone.
  return method as Schemas.GuardedOperation['method'];
}
