import type { FastifyInstance } from 'fastify';
import { Problem } from '../kernel/errors/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the caller is, behind trusted proxies; empty for what never became a request. */
    address: string;
  }
}

export function noteAddress(app: FastifyInstance): void {
  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request) => {
    // Its type forgets that a closed connection has no address: no one waits for an answer.
    const address: string | undefined = request.ip;
    if (address === undefined) throw new Problem('REQUEST_BROKEN_OFF');
    request.address = address;
  });
}
