import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { file } from '../kernel/db/schema.ts';
import type { DemoUsername } from '../seed/staff.ts';
import { staffId } from './deposit-fixtures.ts';
import type { TestServer } from './test-server.ts';

let documents = 0;

type Uploader = DemoUsername | { id: string };

export async function kycPicture(
  { db, services }: Pick<TestServer, 'db' | 'services'>,
  by: Uploader,
  bytes: string = randomUUID(),
): Promise<string> {
  const received = await services.files.receive(Readable.from([Buffer.from(bytes)]), 100);
  const id = randomUUID();
  await received?.publish(id);
  await db.insert(file).values({
    id,
    purpose: 'kyc_document',
    contentType: 'image/png',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    stored: true,
    uploadedById: typeof by === 'string' ? await staffId(db, by) : by.id,
    expiresAt: new Date(),
  });
  return id;
}

export async function kycForm(
  server: Pick<TestServer, 'db' | 'services'>,
  by: Uploader,
  fields: Record<string, unknown> = {},
) {
  return {
    level: 'basic',
    full_name: '王小明',
    birth_date: '1990-01-31',
    nationality: 'CN',
    id_type: 'id_card',
    // Counted: two checks that happen to have one number are a risk.
    id_no: `31011519900131${1000 + documents++}`,
    id_expiry: '2040-12-31',
    address: null,
    documents: [{ type: 'id_card', side: 'front', file_id: await kycPicture(server, by) }],
    version: 1,
    ...fields,
  };
}
