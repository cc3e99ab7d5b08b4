import { createParser } from 'eventsource-parser';
import type { Schemas } from './generated/contract.ts';
import { networkFailure, type SdkProblem } from './problem.ts';

export type EventTopic = Schemas.EventTopic;

/** With `reset`, changes may have been missed, and all that is shown is to be loaded anew. */
export type ServerEvent =
  | {
      type: 'changed';
      /** A newer server may have more of them. */
      topic: EventTopic;
      id: string;
      version: number;
      /** To resume after this event: see `lastEventId`. */
      cursor: string | null;
    }
  | { type: 'reset'; cursor: string | null };

/** More than any event has: what never ends is no event. */
const bufferMax = 1_000_000;

function isEvent(body: unknown): body is Schemas.Event {
  const { topic, id, version }: Record<string, unknown> = Object(body);
  return typeof topic === 'string' && typeof id === 'string' && typeof version === 'number';
}

function read(topic: string | undefined, data: string, cursor: string | null): ServerEvent {
  if (topic !== 'reset') {
    try {
      const body: unknown = JSON.parse(data);
      if (isEvent(body)) {
        return { type: 'changed', topic: body.topic, id: body.id, version: body.version, cursor };
      }
    } catch {
      // An unknown change.
    }
  }
  return { type: 'reset', cursor };
}

/** The pieces of a stream, also if it cannot be iterated by itself, as in Safari. */
async function* piecesOf(stream: ReadableStream<Uint8Array> | null) {
  const reader = stream?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    yield piece.value;
  }
}

interface EventStreamOptions {
  onBytes: () => void;
  onRetry: (ms: number) => void;
  onCursor: (id: string | null) => void;
}

export async function* eventsIn(
  stream: ReadableStream<Uint8Array> | null,
  { onBytes, onRetry, onCursor }: EventStreamOptions,
): AsyncGenerator<ServerEvent, SdkProblem | null, undefined> {
  const decoder = new TextDecoder();
  const found: ServerEvent[] = [];
  const parser = createParser({
    maxBufferSize: bufferMax,
    onRetry,
    onEvent({ event: topic, data, id }) {
      const event = read(topic, data, id ?? null);
      if (event.type === 'reset' || event.cursor !== null) onCursor(event.cursor);
      found.push(event);
    },
    onError({ type, message }) {
      if (type === 'max-buffer-size-exceeded') throw new RangeError(message);
    },
  });
  try {
    for await (const bytes of piecesOf(stream)) {
      onBytes();
      parser.feed(decoder.decode(bytes, { stream: true }));
      yield* found.splice(0);
    }
    return null;
  } catch (cause) {
    return networkFailure('', cause);
  }
}
