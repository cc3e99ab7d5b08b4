import type { ApiClient } from './api-client.ts';

export interface Frame {
  id?: string;
  event?: string;
  /** Parsed. */
  data?: unknown;
  retry?: string;
  comment?: string;
}

export interface EventReader {
  headers: Headers;
  /** The next frame; null if the stream has ended. */
  next(): Promise<Frame | null>;
  /** Skips comments. Throws at the end of the stream. */
  nextEvent(): Promise<Frame>;
  rest(): Promise<Frame[]>;
  close(): void;
}

export const streamPath = '/event/admin/v1/stream';

export async function readStream(
  address: string,
  { tokens }: Pick<ApiClient, 'tokens'>,
  lastEventId?: string,
): Promise<EventReader> {
  const hangUp = new AbortController();
  const response = await fetch(`${address}${streamPath}`, {
    signal: hangUp.signal,
    headers: {
      authorization: `Bearer ${tokens?.access_token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  if (response.status !== 200 || response.body === null) {
    throw new Error(`The stream was refused: ${response.status} ${await response.text()}`);
  }
  const frames = framesOf(response.body.pipeThrough(new TextDecoderStream()));
  const next = async () => (await frames.next()).value ?? null;
  return {
    headers: response.headers,
    next,
    async nextEvent() {
      for (let frame = await next(); frame !== null; frame = await next()) {
        if (frame.event !== undefined) return frame;
      }
      throw new Error('The stream has ended.');
    },
    async rest() {
      const all: Frame[] = [];
      for await (const frame of frames) all.push(frame);
      return all;
    },
    close: () => hangUp.abort(),
  };
}

async function* framesOf(text: AsyncIterable<string>): AsyncGenerator<Frame, null> {
  let pending = '';
  for await (const piece of text) {
    const parts = (pending + piece).split('\n\n');
    pending = parts.pop() ?? '';
    yield* parts.map(parseFrame);
  }
  return null;
}

function parseFrame(frame: string): Frame {
  const fields = frame.split('\n').map((line) => {
    const [, name, value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`No line of an event stream: ${line}`);
    if (name === '') return ['comment', value];
    return [name, name === 'data' ? JSON.parse(value) : value];
  });
  return Object.fromEntries(fields);
}
