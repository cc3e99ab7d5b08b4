import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Stack, startStack } from '../support/stack.ts';
import type { Cluster } from './cluster.ts';
import { jwtSecret } from './fill.ts';

export interface Replicas {
  readonly urls: readonly string[];
  kill(which: number): Promise<void>;
  terminate(): Promise<void>;
  stop(): Promise<void>;
}

/** By default the server that `npm test` has bundled. */
export async function startReplicas(cluster: Cluster, entry?: string): Promise<Replicas> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brokerdesk-histories-'));
  const start = (which: number, port?: number): Promise<Stack> =>
    startStack({
      dataDir,
      databaseUrl: cluster.networks[which as 0 | 1].through(cluster.url()),
      env: { SEED: 'none', JWT_SECRET: jwtSecret, LOG_LEVEL: 'error' },
      ...(port !== undefined && { port }),
      ...(entry !== undefined && { entry }),
    });
  const stacks = [await start(0), await start(1)];
  return {
    urls: stacks.map(({ url }) => url),
    async kill(which) {
      const stack = stacks[which];
      if (stack === undefined) return;
      await stack.kill();
      stacks[which] = await start(which, stack.port);
    },
    async terminate() {
      await Promise.all(stacks.map((stack) => stack.terminate()));
    },
    async stop() {
      await Promise.all(stacks.map((stack) => stack.kill()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
