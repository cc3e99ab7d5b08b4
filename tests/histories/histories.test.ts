import { expect, test } from 'vitest';
import { runHistory } from './run-history.ts';

const seed = Number(process.env['HISTORY_SEED'] ?? 1);
const seconds = Number(process.env['HISTORY_MINUTES'] ?? 1 / 6) * 60;
/** A busy machine takes long to start and to check; it is no failure. */
const restMs = 10 * 60_000;

// @rule server: Under crashes and lost connections, the responses of two replicas have a legal order
// @in platform/idempotent.ts kernel/db/lost-connection.ts
test('calls at two replicas have an order that explains every response, whatever fails', {
  timeout: seconds * 1000 + restMs,
}, async () => {
  const { failure, ...ran } = await runHistory({ seed, seconds });
  process.stdout.write(`Seed ${seed}: ${JSON.stringify(ran)}\n`);
  if (failure !== '') throw new Error(failure);
  expect(ran.calls).toBeGreaterThan(0);
});
