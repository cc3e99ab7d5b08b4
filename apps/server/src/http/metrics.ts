import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../kernel/errors/problem.ts';
import type { Metrics } from '../platform/metrics.ts';
import { eventStreamType } from './routes.ts';

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

const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const requests = metrics.counter(
    'brokerdesk_requests_total',
    'Requests answered, by operation and status.',
  );
  const durations = metrics.histogram(
    'brokerdesk_request_duration_seconds',
    'From the head of a request to the end of its answer.',
    durationBounds,
  );
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? 'other';
    requests.add({ operation, status: reply.statusCode });
    // A stream of events lasts as long as its window is open.
    if (reply.getHeader('content-type') === eventStreamType) return;
    durations.observe({ operation }, reply.elapsedTime / 1000);
  });
}
