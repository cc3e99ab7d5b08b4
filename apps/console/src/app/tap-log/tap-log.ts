import type { Fetch } from '@brokerdesk/sdk';
import type { AnyRouter } from '@tanstack/react-router';
import type { InspectionEvent } from 'xstate';
import type { AuthActor } from '#/app/session/auth-actor.ts';
import type { Tap } from '#/app/tap.ts';
import type { CallRow, NavigationRow, TapRow, TransitionRow } from './rows.ts';

/** How many rows the developer's log keeps. */
export const tapLogMax = 400;

type Unnumbered<Row> = Row extends TapRow ? Omit<Row, 'no' | 'at'> : never;

/**
 * The last {@link tapLogMax} calls, transitions and navigations. A row is written down as cheaply
 * as it can be, and made readable, with its secrets masked, only when somebody looks at it.
 * Of bodies, headers and what machines know, nothing is kept at all.
 */
export function createTapLog() {
  let rows: TapRow[] = [];
  let written = 0;
  let version = 0;
  let owner: string | undefined;
  const listeners = new Set<() => void>();
  const states = new WeakMap<object, object>();

  function changed() {
    version += 1;
    for (const listener of listeners) listener();
  }

  function add<Row extends TapRow>(row: Unnumbered<Row>): Row {
    written += 1;
    // What was left out of the row's type is put back.
    const numbered = { no: written, at: Date.now(), ...row } as unknown as Row;
    if (rows.push(numbered) > tapLogMax) rows.shift();
    changed();
    return numbered;
  }

  function clear() {
    rows = [];
    changed();
  }

  const log = {
    /** Counts the changes: for `useSyncExternalStore`, as rows are completed in place. */
    version: () => version,
    rows: (): readonly TapRow[] => rows,
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

    /** A `fetch` that does what the given one does, and writes it down. */
    tapFetch(fetch: Fetch): Fetch {
      return async (url, init) => {
        const begun = performance.now();
        const { headers } = init;
        const row = add<CallRow>({
          kind: 'call',
          method: init.method ?? 'GET',
          url,
          // The SDK sends no others; to copy them would cost more than all the rest.
          requestId: headers instanceof Headers && headers.get('X-Request-Id'),
        });
        try {
          const response = await fetch(url, init);
          row.status = response.status;
          if (!response.ok) {
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
          row.ms = performance.now() - begun;
          changed();
        }
      };
    },

    /** For `inspect` of an actor. What an event did not change is not written down. */
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

    /** From now on what goes through the tap is written down, and what the auth machine does. */
    record(from: Tap, auth: AuthActor) {
      from.fetch = log.tapFetch(from.fetch);
      from.inspect = log.inspect;
      // It runs already: its next step says where from.
      states.set(auth, auth.getSnapshot());
      auth.system.inspect(log.inspect);
    },

    /** Writes down where the router goes, until the answer is called. */
    followRouter: (router: AnyRouter): (() => void) =>
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) =>
        add<NavigationRow>({ kind: 'navigation', from: fromLocation?.href, to: toLocation.href }),
      ),
  };
  return log;
}

export type TapLog = ReturnType<typeof createTapLog>;

/** The one of this page. */
export const tapLog = createTapLog();
