import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../platform/metrics.ts';
import { eventStreamType } from './routes.ts';

const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts every answer and how long it took, by operation: the address as the contract writes it,
 * so that ids make no series of their own. What is no operation counts as one.
 */
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
