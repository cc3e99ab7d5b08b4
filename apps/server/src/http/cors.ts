import type { FastifyInstance } from 'fastify';

/** For how long a browser may remember that it may ask, in seconds. */
const preflightMaxAgeS = 7200;

/**
 * Lets pages of these origins call the API from a browser. The access token travels in a header, and
 * no cookie does, so that a page can do nothing that its own program was not given.
 */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    // Caches must not hand the answer for one origin to another.
    reply.header('vary', 'Origin');
    if (origin === undefined || !allowed.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', '*');
    const asks = request.headers['access-control-request-method'] !== undefined;
    if (request.method !== 'OPTIONS' || !asks) return;
    return reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', '*, Authorization')
      .header('access-control-max-age', preflightMaxAgeS)
      .status(204)
      .send();
  });
}
