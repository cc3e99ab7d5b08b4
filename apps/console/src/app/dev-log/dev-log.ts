import type { AnyRouter } from '@tanstack/react-router';
import type { InspectionEvent } from 'xstate';
import {
  beginCall,
  type CallRow,
  type DevLogRow,
  type DevLogSource,
  type NavigationRow,
  type TransitionRow,
} from '#/core/browser/dev-log-source.ts';
import type { AuthActor } from '#/core/session/auth-actor.ts';

export const devLogMax = 400;

type Unnumbered<Row> = Row extends DevLogRow ? Omit<Row, 'no' | 'at'> : never;

/**
 * A row is written down as cheaply as it can be, and made readable, with its secrets masked, only when a user looks at
 * it.
 */
export function createDevLog() {
  let rows: DevLogRow[] = [];
  let written = 0;
  let version = 0;
  let owner: string | undefined;
  const listeners = new Set<() => void>();
  const states = new WeakMap<object, object>();

  function changed() {
    version += 1;
    for (const listener of listeners) listener();
  }

  function add<Row extends DevLogRow>(row: Unnumbered<Row>): Row {
    written += 1;
    const numbered = { no: written, at: Date.now(), ...row } as unknown as Row;
    if (rows.push(numbered) > devLogMax) rows.shift();
    changed();
    return numbered;
  }

  function clear() {
    rows = [];
    changed();
  }

  async function watch(row: CallRow, begun: number, answer: Promise<Response>) {
    try {
      const response = await answer;
      row.status = response.status;
      if (!response.ok && !response.bodyUsed) {
        response
          .clone()
          .json()
          .then((problem: unknown) => {
            row.code = Object(problem).code;
            changed();
          })
          // It is no problem of the server's: the status says it all.
          .catch(() => {});
      }
      return response;
    } catch (error) {
      row.error = error;
      throw error;
    } finally {
      row.ms ??= performance.now() - begun;
      changed();
    }
  }

  const log = {
    /** Counts the changes: for `useSyncExternalStore`, as rows are completed in place. */
    version: () => version,
    rows: (): readonly DevLogRow[] => rows,
    clear,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Another person at the same tab does not see what the one before has done. */
    belongsTo(person: string) {
      if (owner !== undefined && owner !== person) clear();
      owner = person;
    },

    tapFetch:
      (fetch: DevLogSource['fetch']): DevLogSource['fetch'] =>
      (url, init, early) => {
        const begun = performance.now();
        const row = add<CallRow>(beginCall(url, init));
        return watch(row, begun, fetch(url, init, early));
      },

    inspect(inspected: InspectionEvent) {
      if (inspected.type !== '@xstate.snapshot') return;
      const { actorRef, event, snapshot } = inspected;
      if (!('machine' in snapshot && 'value' in snapshot)) return;
      const before: { value?: unknown } | undefined = states.get(actorRef);
      if (before === snapshot) return;
      states.set(actorRef, snapshot);
      add<TransitionRow>({
        kind: 'transition',
        machine: snapshot.machine,
        event: event.type,
        from: before?.value,
        to: snapshot.value,
      });
    },

    record(from: DevLogSource, auth: AuthActor) {
      for (const { row, begun, answer } of from.earlier.splice(0)) {
        // The caller handles its failure.
        watch(add<CallRow>(row), begun, answer).catch(() => {});
      }
      from.fetch = log.tapFetch((url, init, early) => early ?? fetch(url, init));
      from.inspect = log.inspect;
      states.set(auth, auth.getSnapshot());
      auth.system.inspect(log.inspect);
    },

    followRouter(router: AnyRouter): () => void {
      const went = (from: string | undefined, to: string) =>
        add<NavigationRow>({ kind: 'navigation', from, to });
      went(undefined, router.state.location.href);
      return router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) =>
        went(fromLocation?.href, toLocation.href),
      );
    },
  };
  return log;
}

export type DevLog = ReturnType<typeof createDevLog>;

export const devLog = createDevLog();
