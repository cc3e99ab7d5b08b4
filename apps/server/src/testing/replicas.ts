import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openDatabase } from '../kernel/db/open-database.ts';
import { checkFigures } from '../platform/figures/figures.ts';
import { checkLedger } from '../platform/ledger/ledger-check.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { createMigrated } from './test-database.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

export interface Replicas {
  first: TestServer;
  second: TestServer;
}

async function startReplicas(options: TestServerOptions): Promise<Replicas & { stop(): unknown }> {
  const { urls, drop } = await createMigrated();
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-replicas-'));
  const start = async (more: TestServerOptions) => {
    const database = await openDatabase({ dataDir: '', ...urls });
    const storage = { database, folder, leave: database.close };
    return startTestServer({ ...options, ...more, storage });
  };
  const first = await start({});
  const second = await start({ seed: 'none' });
  return {
    first,
    second,
    async stop() {
      await Promise.all([first.close(), second.close()]);
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Checks the books after each test. */
export function useReplicas(options: TestServerOptions = {}): () => Replicas {
  let replicas: Awaited<ReturnType<typeof startReplicas>> | undefined;
  const started = () => {
    if (replicas === undefined) throw new Error('The replicas run only inside tests.');
    return replicas;
  };
  beforeAll(async () => {
    replicas = await startReplicas(options);
  });
  afterEach(async () => {
    const { db } = started().second;
    expect(await checkLedger(db)).toEqual([]);
    expect(await checkFigures(db)).toEqual([]);
  });
  afterAll(async () => {
    await replicas?.stop();
  });
  return started;
}

export function at({ app }: TestServer, { tokens }: ApiClient): ApiClient {
  return apiClient(app, tokens);
}
