import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { EventStreams } from '../platform/event-streams.ts';
import { eventStreamType } from './routes.ts';

/** Long enough for the end of a stream to reach whoever reads it. */
const streamEndMs = 500;

/**
 * Requests that are under way when the server stops are answered, and their connections closed:
 * kept alive, they would hold the stop up for as long as a browser may keep them. Streams, which are
 * under way for good, are ended; one that nobody reads is cut off.
 */
export function stopGracefully(app: FastifyInstance, streams: EventStreams): void {
  const streaming = new Set<ServerResponse>();
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
    streams.end();
    setTimeout(() => {
      for (const response of streaming) response.destroy();
    }, streamEndMs).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    const isStream = reply.getHeader('content-type') === eventStreamType;
    if (stopping || isStream) reply.header('connection', 'close');
    if (!isStream) return;
    streaming.add(reply.raw);
    reply.raw.once('close', () => streaming.delete(reply.raw));
  });
}
