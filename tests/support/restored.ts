import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Schemas } from '@brokerdesk/sdk';
import { expect } from 'vitest';
import type { Database } from '../../apps/server/src/kernel/db/database.ts';
import { file } from '../../apps/server/src/kernel/db/schema.ts';
import { folderFileStore } from '../../apps/server/src/platform/file-store.ts';
import { deriveSecrets } from '../../apps/server/src/platform/secrets.ts';
import { seedDemo } from '../../apps/server/src/seed/seed-demo.ts';
import { clientWithAccount } from './deposits.ts';
import { type StaffApi, signInByHand } from './staff-api.ts';

export async function seedAs(db: Database, dataDir: string, jwtSecret: string): Promise<void> {
  const files = folderFileStore(join(dataDir, 'files'));
  const services = { secrets: deriveSecrets(jwtSecret), files };
  await seedDemo(db, { services, size: { clients: 40, robots: 4, deposits: 60 } });
}

export async function seenAt(url: string, clientId?: string) {
  const angel = await signInByHand(url, 'angel');
  const id = clientId ?? (await clientWithAccount(angel)).client.id;
  const { body } = await angel.get<Schemas.AccountList>(`/acc/admin/v1/list/${id}`);
  const god = await signInByHand(url, 'god');
  const chain = await god.get<Schemas.AuditVerification>('/audit/admin/v1/verify');
  return { clientId: id, accounts: body.list, unbroken: chain.body.whole };
}

export async function uploadPicture(url: string, who: StaffApi): Promise<string> {
  const bytes = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(3000, 9)]);
  const { body: link } = await who.post<Schemas.Presigned>('/s3/admin/presign/put', {
    purpose: 'deposit_proof',
    content_type: 'image/png',
    size: bytes.length,
  });
  const headers = { 'content-type': 'image/png' };
  const stored = await fetch(new URL(link.url, url), { method: 'PUT', headers, body: bytes });
  expect(stored.status).toBe(200);
  return link.file_id;
}

export async function namedFiles(db: Database) {
  const named = (await db.select().from(file)).filter(({ stored }) => stored);
  expect(named.length).toBeGreaterThan(0);
  return named;
}

export async function proveFiles(
  named: Awaited<ReturnType<typeof namedFiles>>,
  dataDir: string,
): Promise<void> {
  const store = folderFileStore(join(dataDir, 'files'));
  for (const { id, sha256 } of named) {
    const bytes = Buffer.concat(await store.read(id).toArray());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
}
