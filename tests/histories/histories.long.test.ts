import { expect, test } from 'vitest';
import { runHistory } from './run-history.ts';

const seed = Number(process.env['HISTORY_SEED'] ?? 1);
const seconds = Number(process.env['HISTORY_MINUTES'] ?? 1 / 3) * 60;

// @rule server: Under crashes and lost connections, the responses of two replicas have a legal order
// @in platform/idempotent.ts kernel/db/lost-connection.ts
test(
  'calls at two replicas have an order that explains every response, whatever fails',
  async () => {
    const { failure, ...ran } = await runHistory({ seed, seconds });
    process.stdout.write(`Seed ${seed}: ${JSON.stringify(ran)}\n`);
    if (failure !== '') throw new Error(failure);
    expect(ran.unknown).toBeGreaterThan(0);
  },
  (seconds + 120) * 1000,
);
