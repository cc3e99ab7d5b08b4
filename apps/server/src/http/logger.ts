import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';

/**
 * Logs for the people who run the server. Addresses are written without their query, since some
 * carry signatures; headers and bodies never are.
 */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, req: describeRequest, res: () => undefined },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function describeRequest(request: Pick<FastifyRequest, 'method' | 'url' | 'id'>) {
  return { method: request.method, path: pathOf(request.url), id: request.id };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** A failed query says what it asked, never with which values: hashes and names are among them. */
function describeError(error: Error) {
  const { type, stack } = stdSerializers.err(error);
  const { query, cause } = error as { query?: unknown; cause?: unknown };
  if (typeof query !== 'string') return { type, message: error.message, stack };
  const reason = cause instanceof Error ? cause.message : String(cause);
  return {
    type,
    message: reason,
    query,
    stack: stack.slice(stack.indexOf('\n    at ') + 1),
  };
}

const quietPaths = new Set(['/healthz', '/readyz']);

declare module 'fastify' {
  interface FastifyRequest {
    refusedWith: string;
  }
}

export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('refusedWith', '');
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
      ...(request.refusedWith !== '' && { code: request.refusedWith }),
      ...(request.actor && { user: request.actor.username }),
    };
    request.log[quietPaths.has(path) ? 'debug' : 'info'](line, 'request');
  });
}
