import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { proveLedger } from '../../../../tests/support/ledger-check.ts';
import { namedFiles, proveFiles, seedAs, seenAt } from '../../../../tests/support/restored.ts';
import { startStack } from '../../../../tests/support/stack.ts';
import { signInByHand } from '../../../../tests/support/staff-api.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { keptJwtSecret } from '../platform/secrets.ts';

it('a copy of the data folder of a stopped server is that server: books, files, sign-in and money', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-backup-'));
  try {
    const [dataDir, backup] = [join(folder, 'data'), join(folder, 'backup')];
    const empty = await openDatabase({ dataDir, databaseUrl: null });
    await seedAs(empty.db, dataDir, await keptJwtSecret(dataDir));
    const named = await namedFiles(empty.db);
    await empty.close();

    const server = await startStack({ dataDir, env: { SEED: 'none' } });
    const before = await seenAt(server.url);
    await server.terminate();
    await cp(dataDir, backup, { recursive: true });
    await rm(dataDir, { recursive: true });

    expect(await proveLedger({ dataDir: backup, databaseUrl: '' })).toContain(
      'The books are right',
    );
    await proveFiles(named, backup);
    const restored = await startStack({ dataDir: backup, env: { SEED: 'none' } });
    const after = await seenAt(restored.url, before.clientId);
    // The secret of an authenticator is encrypted with the one in the folder.
    await signInByHand(restored.url, 'mfa');
    await restored.terminate();
    expect(after).toEqual({ ...before, unbroken: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
