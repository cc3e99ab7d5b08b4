import { eventsIn, type ServerEvent } from './event-stream.ts';
import { networkFailure, type SdkProblem } from './problem.ts';
import type { Sdk } from './sdk.ts';
import { SdkError } from './sdk-error.ts';
import { type BackOff, type Clock, delayBefore, platformClock } from './timing.ts';

export type EventsStatus =
  | { status: 'open' }
  /** Not connected. `failure` says why; it is null if the server has ended the stream in order. */
  | { status: 'waiting'; delayMs: number; failure: SdkProblem | null };

export interface EventsOptions {
  signal?: AbortSignal | undefined;
  /** The `cursor` of the last event that was received: those after it come first. */
  lastEventId?: string | undefined;
  onStatus?: ((status: EventsStatus) => void) | undefined;
  clock?: Clock | undefined;
}

const defaultBackOff: BackOff = { firstDelayMs: 2_000, delayMaxMs: 30_000 };
/** The server sends something every 15 seconds: after three times that, the connection is dead. */
const silenceMaxMs = 45_000;
/** A connection that lasts this long has worked; one that breaks sooner makes the next one wait. */
const steadyAfterMs = 5_000;

const isFinal = ({ kind, status }: SdkProblem) =>
  kind === 'program' ||
  (kind === 'problem' && status >= 400 && status < 500 && status !== 408 && status !== 429);

async function watch(connection: AbortController, clock: Clock, heardAt: () => number) {
  for (;;) {
    const leftMs = heardAt() + silenceMaxMs - clock.now();
    if (leftMs <= 0) return connection.abort(new Error('The stream of events fell silent.'));
    await clock.sleep(leftMs, connection.signal);
  }
}

/**
 * Server-sent events for as long as the session lasts. Reconnects after the last event: at once if the server
 * ended the stream in order (as on expiry of an access token), otherwise after 1 to 30 s or the delay set by
 * the server. A `reset` announces that events may have been missed, also at the start without `lastEventId`.
 *
 * Ends without an error if the signal is aborted.
 *
 * @throws {SdkError} while iterating, once the session has ended or the server refuses the stream.
 * @example
 * for await (const event of events(sdk, { signal })) {
 *   if (event.type === 'reset') reloadAll();
 *   else reload(event.topic, event.id);
 * }
 */
export async function* events(
  sdk: Sdk,
  { signal, lastEventId, onStatus, clock = platformClock }: EventsOptions = {},
): AsyncGenerator<ServerEvent, void, undefined> {
  const bounds = { ...defaultBackOff };
  let cursor = lastEventId ?? null;
  let isFirst = true;
  let brief = 0;

  /** Returns null if the server ended the connection in order. */
  async function* connect(): AsyncGenerator<ServerEvent, SdkProblem | null, undefined> {
    const connection = new AbortController();
    const both = signal ? AbortSignal.any([signal, connection.signal]) : connection.signal;
    let heardAt = clock.now();
    watch(connection, clock, () => heardAt).catch(() => {
      // The connection has ended, and the watch with it.
    });
    try {
      const { data, error } = await sdk.GET('/event/admin/v1/stream', {
        params: { header: cursor === null ? {} : { 'Last-Event-ID': cursor } },
        parseAs: 'stream',
        signal: both,
        retry: false,
      });
      if (error?.kind === 'aborted') return networkFailure(error.request_id, error.reason);
      if (error !== undefined) return error;
      onStatus?.({ status: 'open' });
      // Without a position, events may have been missed.
      if (!isFirst && cursor === null) yield { type: 'reset', cursor };
      isFirst = false;
      return yield* eventsIn(data, {
        onBytes() {
          heardAt = clock.now();
        },
        onRetry(ms) {
          bounds.firstDelayMs = ms;
        },
        onCursor(next) {
          cursor = next;
        },
      });
    } finally {
      connection.abort();
    }
  }

  function pauseAfter(lastedMs: number, failure: SdkProblem | null): number {
    if (lastedMs >= steadyAfterMs) brief = 0;
    brief += 1;
    // A server that ends every stream at once, each in order, is not asked without a rest.
    const repetition = failure === null ? brief - 2 : brief - 1;
    const delayMs = repetition < 0 ? 0 : delayBefore(repetition, bounds, clock.random());
    return Math.max(delayMs, (failure?.retry_after ?? 0) * 1000);
  }

  while (!signal?.aborted) {
    const startedAt = clock.now();
    const failure = yield* connect();
    if (signal?.aborted) return;
    if (failure !== null && isFinal(failure)) throw new SdkError(failure);
    const delayMs = pauseAfter(clock.now() - startedAt, failure);
    onStatus?.({ status: 'waiting', delayMs, failure });
    await clock.sleep(delayMs, signal).catch(() => {
      // Aborted in the meantime: the loop ends.
    });
  }
}
