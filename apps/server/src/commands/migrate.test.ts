import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useServerProcesses } from '../testing/server-process.ts';
import { type ClusterDatabase, createInCluster } from '../testing/test-cluster.ts';

const cluster = process.env['TEST_DATABASE_URL'];

describe.runIf(cluster)('pnpm migrate', () => {
  const { run, runCommand } = useServerProcesses(cluster);
  let database: ClusterDatabase;
  beforeEach(async () => {
    database = await createInCluster(cluster);
  });
  afterEach(() => database.drop());

  // @rule server: The owner migrates; the server needs no more than its own rights
  // @in commands/migrate.ts
  it('prepares a database for a server that does not know the owner', async () => {
    const { url, ownerUrl } = database;
    const early = await run({ DATABASE_URL: url }).exited;
    expect([early.code, early.stderr]).toEqual([
      1,
      expect.stringContaining('or set MIGRATION_DATABASE_URL to its owner.\n'),
    ]);

    const urls = { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl };
    expect(await runCommand('migrate', [], urls).exited).toMatchObject({ code: 0, stderr: '' });

    const { child, exited, address } = run({ DATABASE_URL: url, LOG_LEVEL: 'info' });
    expect(await (await fetch(`${await address}/readyz`)).json()).toEqual({ ok: true });
    child.kill('SIGTERM');
    expect((await exited).stdout).toContain('the rights of the server alone');
  }, 90_000);

  it('warns of one role for both, and refuses it if an owner is named', async () => {
    const { ownerUrl } = database;
    const { child, exited, address } = run({ DATABASE_URL: ownerUrl, LOG_LEVEL: 'warn' });
    await address;
    child.kill('SIGTERM');
    expect((await exited).stdout).toContain('Give it a user of its own');

    const urls = { DATABASE_URL: ownerUrl, MIGRATION_DATABASE_URL: ownerUrl };
    const refused = await run(urls).exited;
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining('give the server a user of its own'),
    ]);
  }, 90_000);
});
