import type { Operation, Schema } from '../http/contract.ts';

export type PathSubject =
  | { kind: 'client' }
  | { kind: 'account' }
  | { kind: 'listed'; list: Operation; ofClient: boolean }
  | { kind: 'unknown' };

/** Where `{id}` is the client's own, or an account's, as the contract's readings of names have it. */
const clientPaths =
  /^\/(client|acc)\/|^\/identify\/admin\/v1\/client_detail\/|^\/user\/admin\/v1\/(order\/sub|tfl)\//;
const accountPaths = /^\/overdrawn\/admin\/v1\/(compensation|bonus)\//;

export function subjectOf(
  operation: Operation,
  name: string,
  operations: readonly Operation[],
): PathSubject {
  if (name === 'clientId') return { kind: 'client' };
  if (name !== 'id') return { kind: 'unknown' };
  if (clientPaths.test(operation.path)) return { kind: 'client' };
  if (accountPaths.test(operation.path)) return { kind: 'account' };
  const [list] = operations
    .filter((one) => one.method === 'GET' && listedFields(one) !== null && !/\{id\}/.test(one.path))
    .map((one) => ({ one, shared: sharedSegments(one.path, operation.path) }))
    .filter(({ shared }) => shared > 0)
    // Lines of the ledger are no records of their own.
    .filter(({ one }) => !one.path.endsWith('/lines'))
    .sort((a, b) => b.shared - a.shared);
  if (list === undefined) return { kind: 'unknown' };
  const fields = listedFields(list.one) ?? {};
  return {
    kind: 'listed',
    list: list.one,
    ofClient: 'client' in fields || 'client_id' in fields,
  };
}

/** `null` if the operation is no list of records. */
function listedFields({ success }: Operation): Record<string, unknown> | null {
  const list = propertiesOf(success.schema)['list'];
  const fields = propertiesOf(list?.['items']);
  return 'id' in fields ? fields : null;
}

export function propertiesOf(schema: unknown): Record<string, Schema> {
  const found = Object(schema) as { properties?: Record<string, Schema>; allOf?: unknown[] };
  const inherited = (found.allOf ?? []).map((part) => propertiesOf(part));
  return Object.assign({}, ...inherited, found.properties);
}

/** Number of leading segments that two paths share: a parameter matches any segment. */
function sharedSegments(one: string, other: string): number {
  const [ours, theirs] = [one.split('/').slice(1), other.split('/').slice(1)];
  const differs = ours.findIndex(
    (segment, at) => segment !== theirs[at] && (!segment.startsWith('{') || at >= theirs.length),
  );
  return differs === -1 ? ours.length : differs;
}
