import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

export type Matrix = Schemas.PermissionMatrix;

/** They change with a release only. */
export const matrixQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['permission', 'matrix'],
    queryFn: async ({ signal }): Promise<Matrix> =>
      unwrap(await sdk.GET('/config/admin/v1/permission', { signal })),
    staleTime: 5 * 60_000,
  });

export type ResourceRow = Matrix['resources'][number];

/** A parent stays above a child that is found. */
export function findResources(
  rows: readonly ResourceRow[],
  query: string,
  textsOf: (row: ResourceRow) => readonly string[],
): readonly ResourceRow[] {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return rows;
  const found = rows.filter((row) =>
    textsOf(row).some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  const parents = new Set(found.map(({ parent }) => parent));
  return rows.filter((row) => found.includes(row) || parents.has(row.resource));
}

export type GuardedOperation = Matrix['operations'][number];

export function operationsOf(
  { operations }: Pick<Matrix, 'operations'>,
  resource: string,
  action: string,
): readonly GuardedOperation[] {
  return operations.filter((one) => one.action === action && one.resources.includes(resource));
}
