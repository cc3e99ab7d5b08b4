import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { EventStreams } from '../platform/event-streams.ts';
import { eventStreamType } from './routes.ts';

const streamEndMs = 500;

/** Closes the connections that keep-alive would hold open, and unused ones that browsers open in advance. */
export function stopGracefully(app: FastifyInstance, streams: EventStreams): void {
  const streaming = new Set<ServerResponse>();
  const connected = new Set<Socket>();
  let stopping = false;
  // Under TLS the bytes are counted by the socket that has shaken hands.
  const opened = 'setSecureContext' in app.server ? 'secureConnection' : 'connection';
  app.server.on(opened, (socket: Socket) => {
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
