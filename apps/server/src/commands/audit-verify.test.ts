import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../kernel/db/schema.ts';
import { signerOf } from '../platform/audit-seal/checkpoint.ts';
import { exportLog } from '../platform/audit-seal/evidence.ts';
import { acknowledged } from '../testing/acknowledged.ts';
import { once } from '../testing/config-calls.ts';
import { addClient, addDeposit } from '../testing/deposit-fixtures.ts';
import { addPasskey, signing } from '../testing/passkey-device.ts';
import { signedInPerson } from '../testing/people.ts';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
const sources = [
  'audit-seal/check-log',
  'audit-seal/check-signatures',
  'audit-seal/checkpoint',
  'audit-seal/tree',
  'canonical-json',
];
let folder: string;
let out: string;
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brokerdesk-verify-'));
  out = join(folder, 'export');
  for (const name of [...sources.map((file) => `platform/${file}`), 'commands/audit-verify']) {
    await cp(join(import.meta.dirname, `../${name}.ts`), join(folder, `src/${name}.ts`));
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const { db, services, signIn } = server();
  for (const name of ['god', 'angel', 'hero']) await signIn(name);
  await signDecision();
  [key = ''] = await services.auditSeal.publicKeys();
  const entries = await exportLog(db, services.auditSeal, out);
  expect(entries).toBeGreaterThan(2);
  expect(entries).toBe(await db.$count(auditLog));
  await writeFile(join(folder, 'published.txt'), (await services.auditSeal.published()).join('\n'));
});
async function signDecision(): Promise<void> {
  const { db } = server();
  const { api } = await signedInPerson(server());
  const signer = signing(api, await addPasskey(api));
  const { id } = await addDeposit(db, await addClient(db), { amount: '20000.00' });
  const body = { result: 'approved', version: 1, ...acknowledged };
  await signer.call('PUT', `/deposit/admin/v1/audit/${id}`, body, once());
}

afterAll(() => rm(folder, { recursive: true, force: true }));

function verify(...args: string[]): Promise<{ code: number; stdout: string }> {
  const program = join(folder, 'src/commands/audit-verify.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, out, ...args], { cwd: folder }, (error, stdout) => {
      resolve({ code: Number(error?.code ?? 0), stdout });
    });
  });
}

async function altering(file: string, alter: (text: string) => string, look: () => Promise<void>) {
  const path = join(out, file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, alter(text));
  await look();
  await writeFile(path, text);
}

// @rule writes: An exported audit log is checked with Node alone
// @in commands/audit-verify.ts
it('an export is whole by the checker alone, with its keys and the published checkpoints', async () => {
  const replaced = `${signerOf(Buffer.alloc(32, 2)).publicKey}@1`;
  const keys = ['--key', replaced, '--key', key];
  const args = [...keys, '--published', join(folder, 'published.txt')];
  const { code, stdout } = await verify(...args);
  expect([code, stdout]).toEqual([0, expect.stringContaining('Whole: ')]);
});

it('a signed decision is proven by its export, and not without the entry of the passkey', async () => {
  expect(await readFile(join(out, 'entries.jsonl'), 'utf8')).toContain('"proposal.signed"');
  await altering(
    'entries.jsonl',
    (text) => text.replace('"user.passkey_added"', '"user.passkey_other"'),
    async () => expect((await verify()).stdout).toContain('a passkey of the signer'),
  );
});

it('an altered export ends the checker with an error that names the entry, or the range', async () => {
  await altering(
    'entries.jsonl',
    (text) => text.replace('"ip":"127.0.0.1"', '"ip":"10.0.0.1"'),
    async () => {
      const { code, stdout } = await verify();
      expect([code, stdout]).toEqual([1, expect.stringMatching(/'audit \d+'/)]);
    },
  );
  await altering(
    'entries.jsonl',
    (text) => text.split('\n').toSpliced(1, 1, '{"cut').join('\n'),
    async () => expect((await verify()).stdout).toContain('position 2'),
  );
  const swapped = ['--key', key.replace(/.{8}$/, 'AAAAAAA=')];
  expect((await verify(...swapped)).code).toBe(1);
});
