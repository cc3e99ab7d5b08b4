import type { FastifyInstance } from 'fastify';
import { pathOf } from './logger.ts';

/** Polled every few seconds by machines; logged only at debug level. */
const quietPaths = new Set(['/healthz', '/readyz']);

/** Gives every answer its request id, and writes one line for each. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request.url);
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.address,
      ...(request.actor && { user: request.actor.username }),
    };
    request.log[quietPaths.has(path) ? 'debug' : 'info'](line, 'request');
  });
}
