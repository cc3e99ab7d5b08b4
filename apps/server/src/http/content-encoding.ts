import type { FastifyInstance } from 'fastify';
import { Problem } from '../kernel/errors/problem.ts';

/**
 * Bodies are taken as they come: a few compressed bytes could unpack to gigabytes, and nothing that
 * calls this server compresses what it sends.
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (encoding !== '' && encoding !== 'identity') throw new Problem('UNSUPPORTED_ENCODING');
  });
}
