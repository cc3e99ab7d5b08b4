import { events, type Sdk, type ServerEvent } from '@brokerdesk/sdk';
import { logFailure } from '#/core/browser/log.ts';
import type { LiveState } from './live-state.ts';

/** A shorter interruption is not shown: a new token, a server that restarts. */
const lostAfterMs = 5_000;
/** A stream that the server refuses is asked for again all the same: rules are changed. */
const refusedPauseMs = 30_000;
/** Browsers allow few connections per server: a hidden tab closes its own. */
const hiddenMaxMs = 60_000;

const isHidden = () => document.visibilityState === 'hidden';

function untilShown(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isHidden() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}

function whileShown(signal: AbortSignal): { signal: AbortSignal; release: () => void } {
  const leave = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isHidden()) timer = setTimeout(() => leave.abort(), hiddenMaxMs);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return {
    signal: AbortSignal.any([signal, leave.signal]),
    release() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function stateTeller(onState: (state: LiveState) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  function interrupted(): void {
    if (timer !== undefined) return;
    isOpen = false;
    const since = new Date();
    onState({ kind: 'connecting' });
    timer = setTimeout(() => onState({ kind: 'lost', since }), lostAfterMs);
  }
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  return {
    interrupted,
    stop,
    opened(): void {
      stop();
      if (!isOpen) onState({ kind: 'open' });
      isOpen = true;
    },
  };
}

export async function receiveEvents(
  sdk: Sdk,
  {
    signal,
    onEvent,
    onState,
  }: {
    signal: AbortSignal;
    onEvent: (event: ServerEvent) => void;
    onState: (state: LiveState) => void;
  },
): Promise<void> {
  const state = stateTeller(onState);
  signal.addEventListener('abort', state.stop);
  let cursor: string | undefined;
  while (!signal.aborted) {
    const shown = whileShown(signal);
    state.interrupted();
    try {
      const stream = events(sdk, {
        signal: shown.signal,
        lastEventId: cursor,
        onStatus: ({ status }) => (status === 'open' ? state.opened() : state.interrupted()),
      });
      for await (const event of stream) {
        cursor = event.cursor ?? undefined;
        onEvent(event);
      }
    } catch (error) {
      if (!signal.aborted) logFailure('The server refuses to tell what changes', error);
      await pause(refusedPauseMs, signal);
    }
    shown.release();
    if (isHidden()) state.stop();
    await untilShown(signal);
  }
}
