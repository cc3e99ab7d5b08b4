import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Figures tell an attacker what works: whoever may not see them learns not even that they exist. */
export function guardMetrics(app: FastifyInstance, token: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.operation !== 'getMetrics') return;
    const allowed = token === null ? isFromHere(request) : bearsToken(request, token);
    if (!allowed) throw new Problem('NOT_FOUND');
  });
}

/** By the connection itself, and not by way of a proxy, who speaks for others. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const passedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];
  return (
    /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
    passedOn.every((name) => headers[name] === undefined)
  );
}

function bearsToken({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  return given.length === right.length && timingSafeEqual(given, right);
}
