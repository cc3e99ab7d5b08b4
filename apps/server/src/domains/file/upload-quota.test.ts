import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { file } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { staffId } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { sweep } from '../sweep/sweep.ts';
import { bytesPerDayMax, filesPerDayMax, quotaWindowMs } from './upload-quota.ts';

const server = useTestServer();
const fileBytesMax = 10_485_760;
let angel: ApiClient;
let angelId: string;

beforeAll(async () => {
  angel = await server().signIn('angel');
  angelId = await staffId(server().db, 'angel');
});
beforeEach(async () => {
  await server().db.delete(file);
});

const announce = (size = 10, who = angel) =>
  who.call(
    'POST',
    '/s3/admin/presign/put',
    { purpose: 'deposit_proof', content_type: 'image/png', size },
    { 'accept-language': 'en' },
  );

const announced = (files: number, size: number, agoMs = 0) =>
  server()
    .db.insert(file)
    .values(
      Array.from({ length: files }, () => ({
        purpose: 'deposit_proof' as const,
        contentType: 'image/png' as const,
        size,
        uploadedById: angelId,
        createdAt: new Date(Date.now() - agoMs),
        expiresAt: new Date(Date.now() - agoMs + 300_000),
      })),
    );

describe('what one person may announce in 24 hours', () => {
  // @rule files: One person's announced files and bytes are limited per 24 hours
  it('is limited in number, also for simultaneous announcements', async () => {
    await announced(filesPerDayMax - 2, 10);
    const answers = await Promise.all(Array.from({ length: 6 }, () => announce()));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('UPLOAD_QUOTA_REACHED');
    expect(refused?.body.message).toContain('500 files, 2 GB');
  });

  it('is limited in bytes', async () => {
    await announced(Math.floor(bytesPerDayMax / fileBytesMax), fileBytesMax);
    expect((await announce(fileBytesMax)).body.code).toBe('UPLOAD_QUOTA_REACHED');
    expect((await announce(1000)).status).toBe(200);
  });

  it('is of that person, and of the last 24 hours', async () => {
    await announced(filesPerDayMax, 10);
    expect((await announce()).status).toBe(429);
    expect((await announce(10, await server().signIn('angel2'))).status).toBe(200);
    await server().db.delete(file).where(eq(file.uploadedById, angelId));
    await announced(filesPerDayMax, 10, quotaWindowMs + 1000);
    expect((await announce()).status).toBe(200);
  });

  it('counts what was never uploaded, also when everything is tidied up', async () => {
    await announced(filesPerDayMax, 10, quotaWindowMs - 60_000);
    await sweep(server().db, server().services.files, new Date());
    expect((await announce()).status).toBe(429);
  });
});
