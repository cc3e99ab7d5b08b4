import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppParts, buildApp } from '../../apps/server/src/app.ts';
import { eventStreams } from '../../apps/server/src/domains/event/event-streams.ts';
import { createLogger } from '../../apps/server/src/http/logger.ts';
import { auditSeal } from '../../apps/server/src/platform/audit-seal/sealer.ts';
import { folderFileStore } from '../../apps/server/src/platform/file-store.ts';
import { openKeyRing } from '../../apps/server/src/platform/key-ring.ts';
import { createMetrics } from '../../apps/server/src/platform/metrics.ts';
import { noRateLimits, rateLimiter } from '../../apps/server/src/platform/rate-limit.ts';
import { openTestDatabase } from '../../apps/server/src/testing/test-database.ts';
import { operations } from './contract.ts';

const served: string[] = [];
let app: ReturnType<typeof buildApp>;

beforeAll(async () => {
  const { db, notifier, close } = await openTestDatabase();
  const logger = createLogger('silent');
  const { secrets, auditKeys: keys } = await openKeyRing(db, ['a secret that only tests use']);
  const folder = join(tmpdir(), 'brokerdesk-no-audit');
  const seal = auditSeal({ db, keys, folder, log: logger });
  const parts: AppParts = {
    db,
    services: {
      secrets,
      files: folderFileStore(join(tmpdir(), 'brokerdesk-no-files')),
      streams: eventStreams({ db, notifier, log: logger, seal: seal.seal }),
      auditSeal: seal,
      metrics: createMetrics(),
      limiter: rateLimiter(db, noRateLimits),
      sessionIdleMs: 30 * 60_000,
      passkeySite: null,
      mailer: null,
      qaCaptcha: null,
    },
    logger,
    consoleDir: join(tmpdir(), 'brokerdesk-no-console'),
    trustedProxies: [],
  };
  app = buildApp(parts);
  app.addHook('onRoute', ({ method, url }) => {
    served.push(`${String(method)} ${url.replace(/:(\w+)/g, '{$1}')}`);
  });
  app.addHook('onClose', close);
  await app.ready();
});

afterAll(() => app.close());

// @rule server: The server serves exactly the contract
// @in http/register-operations.ts
test('the server serves every operation of the contract, and the contract has every route of the server', () => {
  const api = served.filter((route) => !/^HEAD /.test(route) && !/ \/?\*?$/.test(route));
  expect(api.toSorted()).toEqual(
    operations.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

test('every operation states its callers, in exactly one way, and its origin', () => {
  const unclear = operations.filter(({ definition }) => {
    const ways = [
      definition['x-permission'],
      definition['x-authenticated'],
      definition['x-public'],
    ].filter((way) => way !== undefined);
    return ways.length !== 1 || !/^(specification|inferred)$/.test(definition['x-source'] ?? '');
  });
  expect(unclear.map(({ id }) => id)).toEqual([]);
});
