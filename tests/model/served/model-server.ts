import { afterAll, beforeAll } from 'vitest';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../../apps/server/src/testing/test-server.ts';

export interface ModelServer extends TestServer {
  readonly url: string;
}

export function useModelServer(options: TestServerOptions = {}): () => ModelServer {
  let started: ModelServer | undefined;
  beforeAll(async () => {
    // Every path comes from an address of its own, so that none is slowed down for another's failures.
    const server = await startTestServer({ trustedProxies: ['127.0.0.1'], ...options });
    started = { ...server, url: await server.listen() };
  });
  afterAll(() => started?.close());
  return () => {
    if (started === undefined) throw new Error('The server of the model runs only inside tests.');
    return started;
  };
}
