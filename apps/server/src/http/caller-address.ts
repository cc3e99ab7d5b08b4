import type { FastifyInstance } from 'fastify';
import { Problem } from '../kernel/errors/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Address of the client behind trusted proxies; empty if no request was parsed. */
    address: string;
  }
}

export function resolveAddress(app: FastifyInstance): void {
  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request) => {
    // Undefined on a closed connection, despite its type.
    const address: string | undefined = request.ip;
    if (address === undefined) throw new Problem('REQUEST_BROKEN_OFF');
    request.address = address;
  });
}
