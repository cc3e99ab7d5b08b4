import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { EventStreams } from '../platform/event-streams.ts';
import { eventStreamType } from './routes.ts';

/** Long enough for the end of a stream to reach its reader. */
const streamEndMs = 500;

/**
 * Requests that are under way when the server stops are answered, and their connections closed: kept alive, they
 * would hold the stop up for as long as a browser may keep them. Streams, which are under way for good, are ended;
 * one that no one reads is cut off. So is a connection that a browser has opened in advance and never used, which
 * Node would wait for as well.
 */
export function stopGracefully(app: FastifyInstance, streams: EventStreams): void {
  const streaming = new Set<ServerResponse>();
  const connected = new Set<Socket>();
  let stopping = false;
  app.server.on('connection', (socket) => {
    connected.add(socket);
    socket.once('close', () => connected.delete(socket));
  });
  app.addHook('preClose', async () => {
    stopping = true;
    for (const socket of connected) if (socket.bytesRead === 0) socket.destroy();
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
