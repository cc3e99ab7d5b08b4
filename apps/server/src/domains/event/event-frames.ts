import type { StreamedEvent } from './read-events.ts';

/** How long a client waits before it connects again. */
const retryMs = 3000;

export const retryFrame = `retry: ${retryMs}\n\n`;
/** Keeps proxies from closing what is silent. */
export const keepAliveFrame = ': keep-alive\n\n';

/** Position of the stream: `ready` begins here, `reset` has lost earlier events. */
export function placeFrame(name: 'ready' | 'reset', place: number): string {
  return `id: ${place}\nevent: ${name}\ndata: {}\n\n`;
}

export function eventFrame({ seq, topic, id, version }: StreamedEvent): string {
  return `id: ${seq}\nevent: ${topic}\ndata: ${JSON.stringify({ topic, id, version })}\n\n`;
}
