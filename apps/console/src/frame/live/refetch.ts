import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Change } from './change-batch.ts';

const nameOf = ({ id, version }: { id: string; version: number }) => `${id} ${version}`;
/** The answer to a write and the word of it come within moments of each other. */
const ownKeptMax = 200;

/** The records in the answer to a write: itself, or those of a list in it. */
function recordsIn(answer: unknown, depth = 0): string[] {
  if (typeof answer !== 'object' || answer === null || depth > 2) return [];
  const { id, version }: { id?: unknown; version?: unknown } = answer;
  const itself =
    typeof id === 'string' && typeof version === 'number' ? [nameOf({ id, version })] : [];
  return [...itself, ...Object.values(answer).flatMap((part) => recordsIn(part, depth + 1))];
}

/**
 * Fetches anew what changes are about. Everything that happens here gets a number, so that it is known
 * what came first: what was asked for after the change was known has it in it already. So a write of
 * this page, after which its own feature fetches, makes no second refetch.
 */
export function createRefetch(
  queryClient: QueryClient,
  queriesOf: (topic: string) => readonly QueryKey[],
  isHidden: () => boolean = () => document.visibilityState === 'hidden',
) {
  let seen = 0;
  const askedAt = new WeakMap<Query, number>();
  /**
   * When the answer to a write told of a record in this version, and in which topics the stream has done so
   * since. It does once for a write: what belongs to a record can change without its version.
   */
  const own = new Map<string, { at: number; told: Set<string> }>();

  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') askedAt.set(event.query, ++seen);
  });
  const { config } = queryClient.getMutationCache();
  // Told before the write's own `onSuccess` fetches anything, which a subscriber is not.
  config.onSuccess = (answer) => {
    for (const name of recordsIn(answer)) own.set(name, { at: ++seen, told: new Set() });
    for (const name of own.keys()) if (own.size > ownKeptMax) own.delete(name);
  };

  function ownBefore(change: Change): number | undefined {
    const written = own.get(nameOf(change));
    if (written === undefined || written.told.has(change.topic)) return undefined;
    written.told.add(change.topic);
    return written.at;
  }

  /** What is out of sight only becomes stale, and is fetched when it is looked at. */
  const refetch = (queryKey: QueryKey, since: number) =>
    queryClient.invalidateQueries({
      queryKey,
      refetchType: isHidden() ? 'none' : 'active',
      predicate: (query) => (askedAt.get(query) ?? 0) < since,
    });

  return {
    now: () => ++seen,
    async apply(changes: readonly Change[]): Promise<void> {
      const since = new Map<QueryKey, number>();
      for (const change of changes) {
        const seenAt = Math.min(change.seenAt, ownBefore(change) ?? change.seenAt);
        for (const key of queriesOf(change.topic)) {
          since.set(key, Math.max(seenAt, since.get(key) ?? 0));
        }
      }
      await Promise.all([...since].map(([key, seenAt]) => refetch(key, seenAt)));
    },
    /** Changes may have been missed. */
    everything: (since: number) => refetch([], since),
    isWriting: () => queryClient.isMutating() > 0,
    stop(): void {
      stop();
      delete config.onSuccess;
    },
  };
}
