import { setTimeout as pause } from 'node:timers/promises';
import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { sdk } from './connect.ts';

const gateway = process.env['PUSHGATEWAY_URL'] ?? 'http://127.0.0.1:9091';
const everyMs = Number(process.env['EVERY_SECONDS'] ?? 60) * 1000;

type Waiting = Pick<Schemas.WaitingQueue, 'queue' | 'kind' | 'count' | 'oldest_at'>;

/** The text format of Prometheus. Ages count from the server's own clock. */
function metricsOf({ as_of: asOf, queues }: { as_of: string; queues: readonly Waiting[] }): string {
  const now = Date.parse(asOf) / 1000;
  const labels = ({ queue, kind }: Waiting) => `{queue="${queue}",kind="${kind ?? ''}"}`;
  const age = ({ oldest_at: at }: Waiting) => (at === null ? 0 : now - Date.parse(at) / 1000);
  return [
    '# TYPE brokerdesk_queue_waiting gauge',
    ...queues.map((queue) => `brokerdesk_queue_waiting${labels(queue)} ${queue.count}`),
    '# TYPE brokerdesk_queue_oldest_seconds gauge',
    ...queues.map((queue) => `brokerdesk_queue_oldest_seconds${labels(queue)} ${age(queue)}`),
    '# TYPE brokerdesk_queues_read_timestamp_seconds gauge',
    `brokerdesk_queues_read_timestamp_seconds ${now}`,
    '',
  ].join('\n');
}

async function push(): Promise<void> {
  const body = metricsOf(unwrap(await sdk.GET('/stat/admin/v1/summary')));
  const answer = await fetch(`${gateway}/metrics/job/brokerdesk_queues`, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain; version=0.0.4' },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status}.`);
}

const complain = (cause: unknown) => void process.stderr.write(`${String(cause)}\n`);

if (process.argv.includes('--once')) {
  await push().catch((cause) => {
    complain(cause);
    process.exitCode = 1;
  });
} else {
  for (;;) {
    await push().catch(complain);
    await pause(everyMs);
  }
}
