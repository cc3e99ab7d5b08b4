import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../support/stack.ts';

/** Where the tests find the seeded data folder that each of their servers starts from a copy of. */
export const templateVariable = 'BROKERDESK_E2E_TEMPLATE';

/** Seeds once, so that each worker's server starts on a copy in a second instead of seeding again. */
export default async function seedTemplate(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brokerdesk-template-'));
  const stack = await startStack({ dataDir });
  await stack.stop();
  process.env[templateVariable] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
