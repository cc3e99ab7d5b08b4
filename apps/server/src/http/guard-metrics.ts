import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../kernel/errors/problem.ts';

/**
 * Figures show an attacker what works: callers who may not see them learn not even that they exist. This
 * alone decides, and without the database: the figures are wanted most while that is away.
 */
export function guardMetrics(app: FastifyInstance, token: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.operation !== 'getMetrics') return;
    const allowed = token === null ? isFromHere(request) : bearsToken(request, token);
    if (!allowed) throw new Problem('NOT_FOUND');
  });
}

const proxyHeaders = new Set(['forwarded', 'via', 'x-real-ip']);

/** By the connection itself, and not by way of a proxy, who speaks for others. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const passedOn = (name: string) => proxyHeaders.has(name) || name.startsWith('x-forwarded-');
  return (
    /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
    !Object.keys(headers).some(passedOn)
  );
}

function bearsToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
